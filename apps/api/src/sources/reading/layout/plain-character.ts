/** Letters that print shops set as one. */
const LIGATURES: ReadonlyMap<number, string> = new Map([
  [0xfb00, 'ff'],
  [0xfb01, 'fi'],
  [0xfb02, 'fl'],
  [0xfb03, 'ffi'],
  [0xfb04, 'ffl'],
  [0xfb05, 'st'],
  [0xfb06, 'st'],
]);

/** Stands for a hyphen that was set because a line was full. */
export const LINE_HYPHEN = '\u00AD';

const HIGHEST = 0x10ffff;

/** A character as text: ligatures as their letters, hyphens at the end of a line as {@link LINE_HYPHEN}; '' for what is none. */
export function plainCharacter(code: number): string {
  const ligature = LIGATURES.get(code);
  if (ligature !== undefined) return ligature;
  // The engine marks the hyphens it takes for those of a full line by one of these.
  if (code === 0x02 || code === 0xad || code === 0xfffe) return LINE_HYPHEN;
  if (code < 0x20 || (code >= 0x7f && code < 0xa0) || code > HIGHEST) return '';
  if ((code >= 0xd800 && code <= 0xdfff) || isInvisible(code)) return '';
  return String.fromCodePoint(code);
}

/** Joiners, marks of direction and what else is there without being seen: instructions for machines hide in them. */
function isInvisible(code: number): boolean {
  return (
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x2028 && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x206f) ||
    code === 0xfeff ||
    code === 0xffff ||
    (code >= 0xe0000 && code <= 0xe007f)
  );
}
