const SHORTEST_WORD = 4;
const LONGEST_STEM = 6;

/** How the longer words of a text begin, so that their inflections count as the same. */
export function wordStems(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= SHORTEST_WORD).map((word) => word.slice(0, LONGEST_STEM)));
}
