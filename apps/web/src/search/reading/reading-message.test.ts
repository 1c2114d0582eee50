import { READING_PHRASES, readingPhrase, writeReading, type ReadingPhrase, type ReadingValues } from '@footnote/domain';
import { expect, it } from 'vitest';
import { english as t } from '../../platform/i18n/english-messages.fixtures.ts';
import { readingMessage } from './reading-message.ts';
import type { ScreenMessages } from '../screen-messages.ts';

const words: Pick<ScreenMessages, 't' | 'day'> = { t, day: (day) => day };

const SAMPLES: { readonly [P in ReadingPhrase]: readonly ReadingValues[P][] } = {
  'left-out': [{}],
  'all-but': [{}],
  'first-without-second': [{}],
  'all-of-these': [{}],
  'any-of-these': [{}],
  pmids: [{ pmids: '1, 2' }],
  'pmid-range': [{ from: '1', to: '20' }],
  words: [{ words: '“heart failure”', field: 'all' }],
  'all-words': [{ words: 'heart failure', field: 'tiab' }],
  near: [{ words: 'heart failure', field: 'ti', distance: 3 }],
  heading: [
    { name: 'Stroke', major: 'no' },
    { name: 'Stroke', major: 'yes' },
  ],
  'heading-and-one': [{ name: 'Stroke', major: 'no' }],
  'heading-and-more': [{ name: 'Stroke', major: 'yes', count: 12 }],
  'heading-and-narrower': [{ name: 'Stroke', major: 'yes' }],
  headings: [{ names: 'Stroke, Heart' }],
  'headings-from': [{ words: 'Cardio', major: 'yes' }],
  qualifiers: [{ names: 'mortality' }],
  substance: [{ name: 'dapagliflozin' }],
  journal: [{ name: 'Lancet' }],
  'journals-from': [{ words: 'BMC' }],
  author: (['any', 'first', 'last'] as const).map((place) => ({ name: 'Smith J', place })),
  identifier: [{ text: '10.1/a' }],
  particular: (['vi', 'ip', 'pg', 'pl', 'ed', 'ir', 'ps'] as const).map((of) => ({ of, text: '83' })),
  language: [{ language: 'german' }],
  'publication-type': [{ name: 'Review' }],
  'publication-types': [{ name: 'Clinical Trial' }],
  filter: [{ name: 'humans' }],
  'any-time': (['published', 'printed', 'online', 'completed', 'indexed'] as const).map((did) => ({ did })),
  until: [{ did: 'revised', to: '2020-12-31' }],
  since: [{ did: 'entered', from: '2020-01-01' }],
  between: [{ did: 'created', from: '2020-01-01', to: '2020-12-31' }],
  pico: [
    { field: 'ml_p', bound: 'must', share: 'one', words: 'stroke' },
    { field: 'ml_i', bound: 'must_not', share: 'and', words: 'a b' },
    { field: 'ml_c', bound: 'should', share: 'or', words: 'a b' },
    { field: 'ml_o', bound: 'should', share: 'one', words: 'death' },
  ],
  topics: [{ topics: 'heart AND stroke' }],
  ranked: [{ words: 'death' }],
  'topics-ranked': [{ topics: 'heart', words: 'death' }],
};

function written<P extends ReadingPhrase>(phrase: P, samples: readonly ReadingValues[P][]) {
  const other = readingPhrase('filter', { name: 'humans' });
  return samples.map((values) => writeReading([[readingPhrase(phrase, values), other]]));
}

it.each(READING_PHRASES)('says the phrase %s as the server does', (phrase) => {
  const clauses = written(phrase, SAMPLES[phrase]);
  const said = clauses.map((clause) => readingMessage(words, { ...clause, reading: 'not known' }));
  expect(said).toEqual(clauses.map(({ reading }) => reading));
});

it('says a reading with a phrase that only the server knows in English', () => {
  const phrases = [[{ phrase: 'toString', values: {} }]];
  expect(readingMessage(words, { phrases, reading: 'in a new way' })).toBe('in a new way');
});
