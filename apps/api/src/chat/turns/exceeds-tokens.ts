import { countTokens } from '@footnote/domain';
import type { TokenCounter } from '../chat.ports.ts';

/** True when a text has more than `limit` tokens, as `countTokens` counts them. */
export async function exceedsTokens(
  text: string,
  { limit, tokens: load }: { limit: number; tokens: () => Promise<TokenCounter> },
): Promise<boolean> {
  // A token is at least one byte long, so a short text needs no tokeniser.
  if (Buffer.byteLength(text) <= limit) return false;
  const counter = await load();
  return countTokens(text, { count: (piece) => counter.count(piece), most: limit }) > limit;
}
