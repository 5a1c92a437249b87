import ParityHarness
import ParitySuites

@main
struct Parity {
  static func main() async {
    await ParityCommand(suites: allSuites, demos: allDemos).main()
  }
}
