/// The workflow that a project copies, as the guides show it.
enum Workflow {
  /// The text for a program by its name.
  static func text(program: String) -> String {
    """
    # To pin an action, put the commit of its tag in the tag's place, and the tag in a comment behind it.
    name: parity
    on: [push, pull_request]
    permissions: { contents: read, security-events: write }
    jobs:
      parity:
        runs-on: ubuntu-24.04
        container: swift:6.3
        steps:
          - uses: actions/checkout@v7
          - uses: actions/cache@v6
            with: { path: .build, key: "parity-${{ github.sha }}", restore-keys: parity- }
          - run: apt-get update -qq && apt-get install -y -qq openjdk-17-jdk-headless python3-pip
          - run: swift run \(program) --report sarif=parity.sarif --report html=parity.html
          - run: swift run \(program) record --check
            if: ${{ !cancelled() }}
          - uses: github/codeql-action/upload-sarif@v4
            if: ${{ !cancelled() }}
            with: { sarif_file: parity.sarif }
          - uses: actions/upload-artifact@v7
            if: ${{ !cancelled() }}
            with: { name: parity, path: parity.html }

    """
  }
}
