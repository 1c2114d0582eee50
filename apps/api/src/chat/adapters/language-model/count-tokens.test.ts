import { describe, expect, it } from 'vitest';
import { exceedsTokens, loadTokenCounter } from './count-tokens.ts';

const SENTENCE = 'Does dapagliflozin (10 mg) reduce hospitalisation — for “heart failure” — in 2024? ';

describe('exceedsTokens', () => {
  it('agrees with the tokeniser to the token on text that is written in words', async () => {
    const counter = await loadTokenCounter();
    for (const text of [SENTENCE.repeat(40), 'naïve 🩺 café\n\n'.repeat(120), '## Ergebnis\n| a | b |\n'.repeat(99)]) {
      const tokens = counter.count(text);
      expect([await exceedsTokens(text, tokens), await exceedsTokens(text, tokens - 1)]).toEqual([false, true]);
    }
  });

  it('is within a hundredth of it on one endless word, and soon done', async () => {
    const counter = await loadTokenCounter();
    const word = '漢字仮名'.repeat(1_500);
    const tokens = counter.count(word);
    expect(await exceedsTokens(word, Math.ceil(tokens * 1.01))).toBe(false);
    expect(await exceedsTokens(word, Math.floor(tokens * 0.99))).toBe(true);
    expect(await exceedsTokens('👩‍⚕️'.repeat(6_000), 1_500)).toBe(true);
  });

  it('takes the spelling of control tokens for text', async () => {
    expect(await exceedsTokens('<|endoftext|>'.repeat(100), 1_000)).toBe(false);
    expect(await exceedsTokens('<|endoftext|>'.repeat(200), 1_000)).toBe(true);
  });
});
