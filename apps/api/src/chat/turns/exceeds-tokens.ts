import type { TokenCounter } from '../chat.ports.ts';

/** A tokeniser takes time by the square of an unbroken run of letters; longer ones are counted in pieces. */
const PIECE = 512;

/** True when a text has more than `limit` tokens; an unbroken run of more than 512 characters counts a little more. */
export async function exceedsTokens(
  text: string,
  { limit, tokens: load }: { limit: number; tokens: () => Promise<TokenCounter> },
): Promise<boolean> {
  // A token is at least one byte long, so a short text needs no tokeniser.
  if (Buffer.byteLength(text) <= limit) return false;
  const counter = await load();
  let tokens = 0;
  for (let start = 0; start < text.length && tokens <= limit;) {
    const end = pieceEnd(text, start);
    tokens += counter.count(text.slice(start, end));
    start = end;
  }
  return tokens > limit;
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
