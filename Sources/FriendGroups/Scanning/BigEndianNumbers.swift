extension UnsafeRawBufferPointer {
  /// The number that stands at an offset, highest byte first; nil where it leaves the file or is too
  /// large for any offset or count.
  ///
  /// A property list is read through this alone. Eight bytes are loaded whatever the width, since
  /// the trailer follows everything else and ends with a number of eight bytes itself.
  ///
  /// - Parameter width: 1 to 8, for which the unchecked arithmetic cannot overflow.
  @inline(__always)
  func integer(at offset: Int, width: Int) -> Int? {
    guard offset >= 0, offset <= count - 8 else { return nil }
    let word = UInt64(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    return Int(exactly: word &>> (64 &- 8 &* UInt64(truncatingIfNeeded: width)))
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Writes a number, highest byte first.
  ///
  /// - Parameter width: 1 to 8.
  @inline(__always)
  func write(_ number: Int, at offset: Int, width: Int) {
    for place in 0..<width {
      let shift = 8 &* (width &- 1 &- place)
      self[offset + place] = UInt8(truncatingIfNeeded: number &>> shift)
    }
  }
}
