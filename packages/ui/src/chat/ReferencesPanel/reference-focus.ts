/** A reference to bring into sight; a new object with the same number does it again. */
export interface ReferenceFocus {
  number: number;
}
