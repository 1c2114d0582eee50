import { countTokens } from '@footnote/domain';
import { countTokens as count } from 'gpt-tokenizer/encoding/o200k_base';
import type { CountedTokens, TokensToCount } from './count-text.ts';

/** Tokens beyond which it does not matter how many there are. */
const MOST = 100_000;

// The types of a page know no worker.
const worker: { onmessage: unknown; postMessage: (message: CountedTokens) => void } = globalThis;

worker.onmessage = ({ data: { id, text } }: MessageEvent<TokensToCount>) => {
  // Text that spells a control token is text.
  const options = { disallowedSpecial: new Set<string>() };
  worker.postMessage({ id, tokens: countTokens(text, { count: (piece) => count(piece, options), most: MOST }) });
};
