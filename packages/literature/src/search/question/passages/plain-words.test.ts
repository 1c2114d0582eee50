import { expect, it } from 'vitest';
import { stemWord } from '../../text/stem-word.ts';
import { plainWordsBeside } from './plain-words.ts';

it('everyday words have those of papers beside them, and these have everyday words', () => {
  expect([...plainWordsBeside(stemWord('dropped'))]).toContain('withdrawal');
  expect([...plainWordsBeside(stemWord('withdrawal'))]).toContain('dropped');
});

it('no word stands beside itself, in any of its forms', () => {
  for (const word of ['children', 'quit', 'enrolled', 'measured']) {
    const stem = stemWord(word);
    expect([...plainWordsBeside(stem)].map(stemWord)).not.toContain(stem);
  }
});

it('other words have none', () => {
  for (const word of ['adalimumab', '', 'constructor', '__proto__']) expect(plainWordsBeside(word).size).toBe(0);
});
