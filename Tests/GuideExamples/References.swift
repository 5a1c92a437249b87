import ParityCore

/// The ways in which a team's own build gives the Kotlin side.
enum References {
  static var program: KotlinReference {
    let reference = KotlinReference(
      recorder: "../android/parity-recorder/build/install/parity-recorder/bin/parity-recorder",
      watching: ["kotlin-ref/src", "../android/shop/src/main/kotlin"])
    return reference
  }

  static var classes: KotlinReference {
    let classes = KotlinReference(
      compiling: ["kotlin-ref/src"],
      classPath: ["../android/shop/build/classes/kotlin/main"],
      watching: ["../android/shop/src/main/kotlin"])
    return classes
  }
}
