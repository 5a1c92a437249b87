import ParityCore

extension ShippingSuite: ExplorableSuite {}
