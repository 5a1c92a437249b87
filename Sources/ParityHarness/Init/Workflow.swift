/// The workflow that a project copies, as the guides show it.
enum Workflow {
  /// The text for a program by its name.
  static func text(program: String) -> String {
    """
    name: parity
    on: [push, pull_request]
    permissions: { contents: read }
    jobs:
      parity:
        runs-on: ubuntu-24.04
        container: swift:6.3
        steps:
          - uses: actions/checkout@v7
          - run: swift run \(program) --report junit=parity.xml --report html=parity.html
          - uses: actions/upload-artifact@v7
            if: ${{ !cancelled() }}
            with: { name: parity, path: parity.* }

    """
  }
}
