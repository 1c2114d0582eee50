/** A tokeniser takes time by the square of an unbroken run of letters; longer ones are counted in pieces. */
const PIECE = 512;

/**
 * Tokens of a text by a tokeniser of pieces, counted until there are more than `most`; an unbroken run of more than 512
 * characters counts a little more. Server and browser count alike.
 */
export function countTokens(text: string, { count, most }: { count: (piece: string) => number; most: number }): number {
  let tokens = 0;
  for (let start = 0; start < text.length && tokens <= most;) {
    const end = pieceEnd(text, start);
    tokens += count(text.slice(start, end));
    start = end;
  }
  return tokens;
}

/** Cuts before the space of a word where there is one, because tokens begin there, and never within a character. */
function pieceEnd(text: string, start: number): number {
  const furthest = start + PIECE;
  if (furthest >= text.length) return text.length;
  for (let end = furthest; end > start; end -= 1) {
    if (/^\S \S/.test(text.slice(end - 1, end + 2))) return end;
  }
  return /[\uD800-\uDBFF]/.test(text.charAt(furthest - 1)) ? furthest - 1 : furthest;
}
