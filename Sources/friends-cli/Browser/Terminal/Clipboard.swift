#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Puts a text on the clipboard by way of the terminal, which may be on another machine.
enum Clipboard {
  /// The sequence that xterm, and most terminals after it, take for that: OSC 52 (xterm's
  /// `ctlseqs`, "Manipulate Selection Data").
  ///
  /// In tmux it is sent twice: once for tmux itself (its option `set-clipboard on`), and once in an
  /// envelope for the terminal outside (`allow-passthrough on`); what is not allowed is ignored.
  static func sequence(copying text: String, insideTmux: Bool) -> [UInt8] {
    let plain = "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}"
    guard insideTmux else { return Array(plain.utf8) }
    let doubled = plain.replacing("\u{1B}", with: "\u{1B}\u{1B}")
    return Array("\(plain)\u{1B}Ptmux;\(doubled)\u{1B}\\".utf8)
  }
}
