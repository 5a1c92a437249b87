/// A recording of `ParcelSuite` that is right and belongs to `ParcelFixture`.
///
/// Its inputs are spaced, escaped and ordered as another program would write them.
enum ParcelRecording {
  static let text = text(of: [letter, crate, box])

  /// A recording of these rows.
  static func text(of rows: [String]) -> String {
    """
    {
      "format": 2,
      "suite": "parcel",
      "kotlin": "2.2.20",
      "coroutines": "1.10.2",
      "constants": {"limit":30,"step":-2},
      "cases": [
        \(rows.joined(separator: ",\n    "))
      ],
      "sources": {
        "parcel/Parcel.kt": {"sha256": "0a1b"},
        "recorder/ParcelSuite.kt": {"sha256": "2c3d"}
      }
    }

    """
  }

  static let letter =
    #"{"id":"light-letter","input":{"grams":20,"width":110,"posted":1700000000000,"due":-1,"#
    + #""label":"A1","street":"Kaé 🚀 3","note":null,"depot":"north","fragile":false,"#
    + #""tracked":true,"zone":"home","carrier":"bike","stops":[]},"#
    + #""output":{"carrier":"bike","cents":95,"insured":false}}"#

  static let crate =
    #"{"id":"heavy-crate","input":{"width":-2147483648,"grams":2147483647,"#
    + #""posted":9223372036854775807,"due":-9223372036854775808,"#
    + #""label":"","street":"A🚀","note":"call first","depot":null,"fragile":true,"#
    + #""tracked":false,"zone":"far","carrier":"ship","stops":[3,4]},"#
    + #""output":{"carrier":"ship","cents":12000,"insured":true}}"#

  static let box =
    #"{"id":"late-box-2","input":{"grams":900,"width":300,"posted":0,"due":-0,"label":"L","#
    + #""street":"Qu\u0061y","note":null,"depot":null,"fragile":false,"tracked":false,"#
    + #""zone":"near","carrier":"van","stops":[-1]},"#
    + #""output":{"carrier":"van","cents":500,"insured":false}}"#
}
