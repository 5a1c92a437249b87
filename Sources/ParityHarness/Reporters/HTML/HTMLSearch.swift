#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The field that filters rows by what is in them, and the few lines of script behind it.
enum HTMLSearch {
  /// Hidden, unless there is a script to serve it.
  static let field = """
    <label id="search-label" hidden="hidden">search \
    <input type="search" id="search" autocomplete="off" /> \
    <output id="found" for="search"></output></label>

    """

  // NB: without `<` and `&`, so that the page stays well-formed XML.
  static let script = """

    (() => {
      const field = document.getElementById("search");
      const found = document.getElementById("found");
      const rows = [...document.querySelectorAll("table.truth tbody tr")];
      document.getElementById("search-label").hidden = false;
      // The choice of rows is input too, and changes how many are found.
      field.closest("fieldset").addEventListener("input", () => {
        const words = field.value.toLowerCase().split(/\\s+/).filter(word => word);
        for (const row of rows) {
          const text = row.textContent.toLowerCase();
          row.hidden = !words.every(word => text.includes(word));
        }
        const shown = rows.filter(row => row.getClientRects().length > 0).length;
        found.textContent = words.length > 0 ? shown + " found" : "";
      });
    })();

    """

  /// What the page's policy knows the script by, so that no other runs.
  static let hash =
    "sha256-" + Data(SHA256.digest(of: Array(script.utf8))).base64EncodedString()
}
