import { countTokens } from '@footnote/domain';
import { countTokens as count } from 'gpt-tokenizer/encoding/o200k_base';
import type { CountedTokens, TokensToCount } from './count-text.ts';

/** Tokens beyond which it does not matter how many there are. */
const MOST = 100_000;

addEventListener('message', ({ data: { id, text } }: MessageEvent<TokensToCount>) => {
  // Text that spells a control token is text.
  const options = { disallowedSpecial: new Set<string>() };
  const tokens = countTokens(text, { count: (piece) => count(piece, options), most: MOST });
  const message: CountedTokens = { id, tokens };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target: it never leaves the page
  postMessage(message);
});
