const SHORTEST_WORD = 4;
const LONGEST_STEM = 6;

/** How the longer words of a text begin, so that their inflections count as the same. */
export function wordStems(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= SHORTEST_WORD).map((word) => word.slice(0, LONGEST_STEM)));
}

/** Whether one of the words of a text begins as one of these. */
export function sharesStem(text: string, stems: ReadonlySet<string>): boolean {
  return [...wordStems(text)].some((stem) => stems.has(stem));
}
