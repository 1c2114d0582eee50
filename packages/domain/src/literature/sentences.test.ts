import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

/** The ends of sentences as one expression, too slow for long texts. */
const BOUNDARY = /[.!?。！？]+["'”’)\]]*(?=\s+["'“‘([]?[\p{Lu}\p{N}\p{Lo}])|[。！？]/gu;

const PARTS = [
  'Heart',
  'rate',
  '.',
  '..',
  '!',
  '?',
  '。',
  '！',
  '"',
  '”',
  ')',
  ']',
  '(',
  '“',
  ' ',
  '  ',
  '5',
  '心',
  '\t',
];
const line = array(constantFrom(...PARTS), { maxLength: 30 }).map((parts) => parts.join(''));

describe('sentences', () => {
  it('end where one expression would end them', () => {
    assert(
      property(line, (text) => {
        const ends = [...text.matchAll(BOUNDARY)].map((match) => match.index + match[0].length);
        const expected = [0, ...ends].map((start, at) => text.slice(start, ends[at] ?? text.length).trim());
        expect(splitSentences(text).map((sentence) => sentence.text)).toEqual(expected.filter((one) => one !== ''));
      }),
      { numRuns: 5_000 },
    );
  });

  it('go on behind an abbreviation', () => {
    expect(splitSentences('Dose vs. Placebo won. It did e.g. In men.').map(({ text }) => text)).toEqual([
      'Dose vs. Placebo won.',
      'It did e.g. In men.',
    ]);
  });

  it('go on behind the point of a probability', () => {
    const text = 'Pressure fell (16.3 mm Hg, P<0. 001) more. It rose by 0. 5 was next.';
    expect(splitSentences(text)[0]?.text).toBe('Pressure fell (16.3 mm Hg, P<0. 001) more.');
  });
});
