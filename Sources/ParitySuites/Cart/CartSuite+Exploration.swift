import Cart
package import ParityHarness

extension CartSuite: ExplorableSuite {
  /// Mostly carts with a price: one line that has none is enough for the whole.
  package var inputs: InputDomain {
    let rate = InputDomain.double(near: [0, 0.07, 0.19])
    let known = InputDomain.object([("book", rate), ("toy", rate)])
    return .object([
      ("lines", .list(of: line, count: 0...3)),
      ("taxRates", .oneOf([(4, known), (1, .map(of: rate, count: 0...2))])),
      ("yearlyPercentage", percentage), ("years", .oneOf([(4, .integer(0...40)), (1, .int32())])),
      ("coupon", .optional(.values(of: ShoppingCart.Coupon.self))),
      ("shipping", .values(of: ShoppingCart.Shipping.self)),
    ])
  }

  private var line: InputDomain {
    .object([
      (
        "category", .oneOf([(3, .constant("book")), (3, .constant("toy")), (1, .string(near: []))])
      ),
      ("count", .oneOf([(6, .integer(1...12)), (1, .int32(near: [10]))])),
      ("unitPrice", numbers([12.5, 0.1, 20, 4.99], .double(near: [5]))),
      (
        "discount",
        .optional(.object([("percentage", percentage), ("fromCount", .int32(near: [1, 3, 10]))]))
      ),
    ])
  }

  private var percentage: InputDomain {
    numbers([10, 0, 2.5, 100], .double(near: [100]))
  }

  /// Some numbers more often than any others.
  private func numbers(_ often: [Double], _ others: InputDomain) -> InputDomain {
    .oneOf(often.map { (1, .constant(.double($0))) } + [(1, others)])
  }
}
