import type { TokenCounter } from '../../chat.ports.ts';

let loading: Promise<TokenCounter> | null = null;

/** Loads the tokeniser, whose tables take long to read, at most once. */
export function loadTokenCounter(): Promise<TokenCounter> {
  loading ??= import('gpt-tokenizer/encoding/o200k_base').then(({ countTokens }) => ({
    // Text that spells a control token is text.
    count: (text) => countTokens(text, { disallowedSpecial: new Set() }),
  }));
  return loading;
}
