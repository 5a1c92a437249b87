import ParityCore

/// What is checked and tested.
public let allSuites: [any Suite] = [ShippingSuite()]

/// Where the Kotlin side is: the bindings here, the twin where the Android app has it.
public let kotlin = KotlinReference(
  compiling: ["kotlin-ref/src", "../android/shop/src/main/kotlin"])
