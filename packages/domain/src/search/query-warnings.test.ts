import { describe, expect, it } from 'vitest';
import { joinReading, plainReading, readingPhrase, writeReading } from './search-readings.ts';
import { queryWarning } from './query-warnings.ts';

describe('a remark', () => {
  it('is a sentence with what it is about, and its name for other languages', () => {
    const remark = queryWarning('too-long', { most: 100_000 });
    expect(remark.message).toBe('A search has at most 100,000 characters; nothing was searched.');
    expect(remark).toMatchObject({ remark: 'too-long', values: { most: 100_000 } });
  });

  it('takes what a reader wrote as it is, braces and dollars too', () => {
    const { message } = queryWarning('spelling-corrected', { from: '{to} $&', to: '$1' });
    expect(message).toBe('“{to} $&” was read as “$1”.');
  });
});

describe('a reading', () => {
  const reading = [
    [
      readingPhrase('heading', { name: 'Stroke', major: 'yes' }),
      readingPhrase('words', { words: 'stroke', field: 'all' }),
    ],
    ...plainReading('qualifiers', { names: 'mortality' }),
  ];

  it('is joined by the operators of PubMed', () => {
    const { reading: english, phrases } = writeReading(reading);
    expect(english).toBe('(major heading Stroke OR stroke in all fields) AND qualifier mortality');
    expect(joinReading(phrases, ({ phrase }) => phrase)).toBe('(heading OR words) AND qualifiers');
  });
});
