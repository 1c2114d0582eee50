/** Bytes of a file from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The bytes that a Range header asks of so many: `whole` where it asks for none in particular, for several parts or in
 * a way nobody knows, all of which are answered with everything (RFC 9110 §14.2); null where there are no such bytes.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'whole' | null {
  const [, first = '', last = ''] = /^bytes=[\t ]*(\d*)-(\d*)[\t ]*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '')
    return Number(last) === 0 || size === 0 ? null : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const [start, end] = [Number(first), last === '' ? Infinity : Number(last)];
  if (end < start) return 'whole';
  return start >= size ? null : { start, end: Math.min(end, size - 1) };
}
