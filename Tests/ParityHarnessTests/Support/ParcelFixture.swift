/// A fixture of `ParcelSuite` that is right, and its cases to make others of.
///
/// Its lines and columns are what the tests of damaged ones refer to.
enum ParcelFixture {
  static let ids = ["light-letter", "heavy-crate", "late-box-2"]

  /// The last line of each case.
  static let lastLines = [16, 29, 46]

  static let text = text(of: [letter, crate, box])

  /// A fixture of these cases.
  static func text(of cases: [String]) -> String {
    """
    {
      "suite": "parcel",
      "cases": [
    \(cases.joined(separator: ",\n"))
      ]
    }

    """
  }

  static let letter = """
        {
          "id": "light-letter",
          "input": {
            "grams": 20, "width": 110,
            "posted": 1700000000000, "due": -1,
            "label": "A1", "street": "Kaé 🚀 3",
            "note": null, "depot": "north",
            "fragile": false, "tracked": true,
            "zone": "home", "carrier": "bike",
            "stops": []
          },
          "expect": { "carrier": "bike", "cents": 95, "insured": false }
        }
    """

  static let crate = #"""
        {
          "id": "heavy-crate",
          "input": {
            "grams": 2147483647, "width": -2147483648,
            "posted": 9223372036854775807, "due": -9223372036854775808,
            "label": "", "street": "\u0041\ud83d\ude80",
            "note": "call first", "depot": null,
            "fragile": true, "tracked": false,
            "zone": "far", "carrier": "ship",
            "stops": [3, 4]
          },
          "expect": { "carrier": "ship", "cents": 12000, "insured": true }
        }
    """#

  static let box = """
        {
          "id": "late-box-2",
          "input": {
            "grams": 900, "width": 300,
            "posted": 0, "due": 0,
            "label": "L", "street": "Quay",
            "note": null, "depot": null,
            "fragile": false, "tracked": false,
            "zone": "near", "carrier": "van",
            "stops": [-1]
          },
          "expect": {
            "kotlin": { "carrier": "van", "cents": 500, "insured": false },
            "swift": { "carrier": "van", "cents": 501, "insured": false },
            "because": "Kotlin rounds half down here"
          }
        }
    """
}
