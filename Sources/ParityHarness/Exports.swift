// What a suite is declared with comes with the command that checks it.
@_exported public import ParityCore
