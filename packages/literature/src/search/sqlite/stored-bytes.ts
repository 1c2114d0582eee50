/** A blob column's bytes; throws when the column holds something else. */
export function asBytes(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value;
  throw new TypeError('Expected a blob.');
}
