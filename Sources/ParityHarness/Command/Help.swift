enum Help {
  static let version = "parity 1.0.0"

  static let text = """
    parity: does the Swift implementation still answer what Kotlin answers?

    usage: parity [check] [SUITE...] [--all-rows] [--report FORMAT=PATH]...
                                                    compare contract, Kotlin and Swift
           parity record [SUITE...] [--check]       let Kotlin answer the fixtures anew
           parity explore SUITE [--count N] [--seed S] [--shard I/N]
                                                    Kotlin and Swift on inputs that are made up
           parity audit [SUITE...]                  are the cases enough, and does the gate bite?
           parity explain SUITE/CASE                one case: inputs, answers, the rules in order
           parity changes [REV]                     what this branch changed in behaviour
           parity list [--schema]                   the suites and their cases
           parity demo NAME                         a behaviour to see

    --all-rows          show every row, not only those that differ
    --report FORMAT=PATH
                        a report beside the printed one, as often as wanted:
                        \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", "))
    --check             compare what Kotlin answers now with the recordings, and write nothing
    --schema            print the JSON Schema of what --format json prints instead
    --count N           so many inputs (default: 20000)
    --seed S            the same inputs again (default: a new one, which is printed)
    --shard I/N         the I-th of N parts of a run
    --root DIR          the folder that holds fixtures/ and kotlin-ref/
                        (default: the nearest one from the working directory upwards)
    --fixtures DIR      the fixtures (default: ROOT/fixtures)
    --recordings DIR    the recordings (default: ROOT/kotlin-ref/recorded)
    --format FORMAT     text or json, for changes also markdown (default: text)
    --color WHEN        auto, always or never (default: auto; NO_COLOR is honoured)
    --help, -h          this text
    --version           the version

    changes lays contract and recording as they are beside those at REV, or where the branch left
    the default branch. It is a report: exit code 0 whatever changed, unless something kept it from
    comparing

    exit codes: 0 parity, 1 drift, 2 unusable fixture, recording or reference, 3 stale or missing
    recording, 4 inadequate cases or a gate that does not bite, 64 wrong usage, 69 no Kotlin
    toolchain or no git, 70 fault of the harness, 74 file trouble

    """
}
