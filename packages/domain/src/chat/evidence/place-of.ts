const LONGEST_STEM = 7;
const SHORTEST_NAME = 4;

/** Where one of the names begins to stand in a text, in the singular or the plural; its length where none does. */
export function placeOf(names: readonly string[], text: string): number {
  const lower = text.toLowerCase();
  const stems = names
    .flatMap((name) => name.toLowerCase().split(/\s+/))
    .filter((word) => word.length >= SHORTEST_NAME)
    .map((word) => lower.indexOf(word.slice(0, LONGEST_STEM).replace(/s$/, '')));
  return Math.min(text.length, ...stems.filter((at) => at >= 0));
}

/** Whether a text names one of these, as `placeOf` finds them. */
export function namesOne(text: string, names: readonly string[]): boolean {
  return placeOf(names, text) < text.length;
}
