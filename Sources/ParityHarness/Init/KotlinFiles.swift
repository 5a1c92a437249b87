extension SuiteNames {
  /// What is written in Kotlin.
  var kotlinFiles: [NewFile] {
    [
      NewFile(
        path: "kotlin-ref/src/twins/\(type)Twin.kt",
        text: """
          package twins

          // Replace this with your Kotlin function, or have the check compile your app's sources.
          object \(type)Twin {
              const val MINIMUM = 10

              fun isAllowed(amount: Int): Boolean = amount >= MINIMUM
          }

          """),
      NewFile(
        path: "kotlin-ref/src/suites/\(type)Suite.kt",
        text: """
          package suites

          import kotlinx.serialization.Serializable
          import recorder.suite
          import twins.\(type)Twin

          // Keep these in step with Input and Answer in \(type)Suite.swift.
          @Serializable class \(type)Input(val amount: Int)
          @Serializable class \(type)Answer(val isAllowed: Boolean)

          val \(value)Suite = suite<\(type)Input, \(type)Answer>(
              "\(suite)", constants = mapOf("minimum" to \(type)Twin.MINIMUM),
          ) { \(type)Answer(\(type)Twin.isAllowed(it.amount)) }

          """),
      NewFile(
        path: "kotlin-ref/src/suites/Main.kt",
        text: """
          package suites

          import recorder.run

          // Add a suite here to have it recorded.
          fun main(args: Array<String>): Unit = run(args, \(value)Suite)

          """, addition: "\(value)Suite"),
    ]
  }
}
