/// A plane through a suite's inputs, for pictures of what each twin decides on it.
///
/// The rows on the plane have the fixed inputs; two axes say where on it each of them lies. A
/// column or a line is drawn for every step that occurs, in order and not to scale.
public struct DecisionSurface: Sendable {
  /// A place on an axis: one value, or all from one value up to the next step.
  public struct Step: Hashable, Sendable {
    /// The value, or the first of them, by which steps are ordered.
    package let position: Int128

    /// How the step is called.
    package let label: String

    /// A step that is called by its value unless it is given another name.
    public init(_ position: Int128, label: String? = nil) {
      self.position = position
      self.label = label ?? String(position)
    }
  }

  /// One of the two axes.
  public struct Axis: Sendable {
    /// What is counted along the axis.
    package let label: String

    /// Where a row with this input lies; nil when it is not on the plane.
    package let step: @Sendable (_ input: JSONValue) -> Step?

    /// Names an axis and says where inputs lie.
    public init(_ label: String, step: @escaping @Sendable (_ input: JSONValue) -> Step?) {
      self.label = label
      self.step = step
    }
  }

  /// What the pictures show.
  package let title: String

  /// The inputs that are the same all over the plane.
  package let fixed: [JSONMember]

  /// What is counted to the right.
  package let x: Axis

  /// What is counted upwards.
  package let y: Axis

  /// The key of the outcome that the pictures show.
  package let outcomeKey: String

  /// Lays a plane through a suite's inputs.
  public init(title: String, fixed: [JSONMember], x: Axis, y: Axis, outcomeKey: String) {
    self.title = title
    self.fixed = fixed
    self.x = x
    self.y = y
    self.outcomeKey = outcomeKey
  }
}
