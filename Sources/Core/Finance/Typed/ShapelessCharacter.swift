extension Unicode.Scalar {
  /// True for a character without a shape, one that turns the direction of text, and the signs
  /// around an interlinear note.
  ///
  /// Names lose such characters, so they do not end a run of combining marks.
  package var isShapeless: Bool {
    value >= 0xAD
      && (properties.isDefaultIgnorableCodePoint || properties.isBidiControl
        || (0xFFF9...0xFFFB).contains(value))
  }
}
