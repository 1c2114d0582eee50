import { describe, expect, it } from 'vitest';
import { loadTokenCounter } from '../adapters/language-model/count-tokens.ts';
import { exceedsTokens } from './exceeds-tokens.ts';

const exceeds = (text: string, limit: number) => exceedsTokens(text, { limit, tokens: loadTokenCounter });

const SENTENCE = 'Does dapagliflozin (10 mg) reduce hospitalisation — for “heart failure” — in 2024? ';

describe('exceedsTokens', () => {
  it('agrees with the tokeniser to the token on text that is written in words', async () => {
    const counter = await loadTokenCounter();
    for (const text of [SENTENCE.repeat(40), 'naïve 🩺 café\n\n'.repeat(120), '## Ergebnis\n| a | b |\n'.repeat(99)]) {
      const tokens = counter.count(text);
      expect([await exceeds(text, tokens), await exceeds(text, tokens - 1)]).toEqual([false, true]);
    }
  });

  it('is within a hundredth of it on one endless word, and soon done', async () => {
    const counter = await loadTokenCounter();
    const word = '漢字仮名'.repeat(1_500);
    const tokens = counter.count(word);
    expect(await exceeds(word, Math.ceil(tokens * 1.01))).toBe(false);
    expect(await exceeds(word, Math.floor(tokens * 0.99))).toBe(true);
    expect(await exceeds('👩‍⚕️'.repeat(6_000), 1_500)).toBe(true);
  });

  it('takes the spelling of control tokens for text', async () => {
    expect(await exceeds('<|endoftext|>'.repeat(100), 1_000)).toBe(false);
    expect(await exceeds('<|endoftext|>'.repeat(200), 1_000)).toBe(true);
  });
});
