/// Values of any decoder, by the rules of ``Scalar``.
extension KeyedDecodingContainer {
  /// Text, or a whole number as its digits; nil for anything else.
  func text(forKey key: Key) -> String? {
    do {
      guard let text = try decodeIfPresent(String.self, forKey: key), !text.isEmpty else {
        return nil
      }
      return text
    } catch {
      return scalar(forKey: key).text
    }
  }

  /// A whole number, or a text that is one.
  func number(forKey key: Key) -> Int? {
    do { return try decodeIfPresent(Int.self, forKey: key) } catch {
      return scalar(forKey: key).number
    }
  }

  /// A switch: true or false, 1 or 0, or a word for one of them.
  func flag(forKey key: Key) -> Bool? {
    do { return try decodeIfPresent(Bool.self, forKey: key) } catch {
      return scalar(forKey: key).flag
    }
  }

  /// A value of which only the decoder knows the type.
  private func scalar(forKey key: Key) -> Scalar {
    guard (try? decodeNil(forKey: key)) == false else { return .null }
    if let number = try? decode(Int.self, forKey: key) { return .integer(number) }
    if let number = try? decode(Double.self, forKey: key) { return .real(number) }
    if let flag = try? decode(Bool.self, forKey: key) { return .boolean(flag) }
    return (try? decode(String.self, forKey: key)).map(Scalar.text) ?? .other
  }
}
