/// A declaration and the line, from 1, on which it was found.
package struct LocatedDeclaration: Hashable, Sendable {
  package let reference: DeclarationReference
  package let line: Int

  /// Looks for a declaration; nil where the file or the declaration is missing.
  package init?(_ reference: DeclarationReference, in layout: ProjectLayout) {
    let bytes: [UInt8]
    do {
      bytes = try Platform.read(file: "\(layout.root)/\(reference.path)")
    } catch {
      // A report points at what there is; whether sources can be read is for the check to say.
      return nil
    }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { $0.contains(reference.declaration) }) else {
      return nil
    }
    self.init(reference, line: index + 1)
  }

  package init(_ reference: DeclarationReference, line: Int) {
    self.reference = reference
    self.line = line
  }
}
