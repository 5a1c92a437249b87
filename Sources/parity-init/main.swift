import ParityHarness

// What `swift package parity-init` runs in a package that has no program of its own yet.
await ParityCommand(suites: []).main()
