import { expect, test } from 'vitest';
import { questionKnowledge } from './question-knowledge.ts';
import { suggestSpellings } from './suggest-spellings.ts';

const knowledge = questionKnowledge();
const standing = new Set(['rivoroxiban']);
const index = (words: ReadonlySet<string>) => ({
  frequencies: (asked: readonly string[]) =>
    Promise.resolve(asked.map((word) => ({ word, articles: words.has(word) ? 1 : 0 }))),
});
const suggest = (surface: string, words: ReadonlySet<string> = new Set()) =>
  suggestSpellings({ index: index(words), knowledge }, [{ kind: 'word', surface }]);

test.each([
  ['dapaglifozine', 'dapagliflozin'],
  ['apixxiban', 'apixaban'],
  ['rivoroxiban', 'rivaroxaban'],
  ['metfromine', 'metformin'],
  ['Clopidogril', 'clopidogrel'],
])('%s is offered as %s', async (written, meant) => {
  expect((await suggest(written))[0]).toEqual({ from: written, to: meant });
});

test.each(['SMARCA4', 'dLNs', 'BRCA1', 'apixabAN2', 'Merlin', 'zebra', 'xylophonists'])(
  '%s is no drug, and is left as it is',
  async (written) => {
    expect(await suggest(written)).toEqual([]);
  },
);

test('a word that stands in the collection is right', async () => {
  expect(await suggest('rivoroxiban', standing)).toEqual([]);
});

test('terms of the lexicon are right', async () => {
  const topics = [{ kind: 'drug' as const, surface: 'rivaroxiban' }];
  expect(await suggestSpellings({ index: index(new Set()), knowledge }, topics)).toEqual([]);
});
