import { expect, test } from 'vitest';
import { answerCitations } from '../answer.fixtures.ts';
import type { Claim } from '../chat-stream.schema.ts';
import { exampleOf } from './example-answer.schema.ts';

const claim = (fields: Partial<Claim>): Claim => ({
  text: 'A sentence.',
  citations: [1],
  support: 'supported',
  directness: 'direct',
  evidence: [],
  start: 0,
  end: 11,
  ...fields,
});
const answered = (claims: Claim[]) => ({ question: 'Why?', language: 'en', claims, citations: [...answerCitations] });

test('an example has the first three sentences that are carried, and only what they cite, numbered from 1', () => {
  const evidence = [{ n: 3, sentence: 'A sentence.', field: 'abstract' as const, start: 0, end: 11 }];
  const claims = [
    claim({ citations: [3, 1], evidence }),
    claim({ support: 'partly', citations: [2] }),
    claim({ citations: [1] }),
    claim({ citations: [4] }),
    claim({ citations: [2] }),
  ];
  const example = exampleOf(answered(claims));
  expect(example?.claims.map(({ citations }) => citations)).toEqual([[1, 2], [2], [3]]);
  expect(example?.claims[0]?.evidence[0]?.n).toBe(1);
  expect(example?.citations).toEqual([answerCitations[2], answerCitations[0], answerCitations[3]]);
});

test('a sentence of an article with an expression of concern is no part of an example', () => {
  const citations = answerCitations.map((citation, at) => ({ ...citation, concern: at === 0 }));
  expect(exampleOf({ ...answered([claim({ citations: [1] })]), citations })).toBeNull();
  expect(exampleOf({ ...answered([claim({}), claim({ citations: [3] })]), citations })?.citations).toHaveLength(1);
});

test.each([
  ['nothing', []],
  ['no reference', [claim({ citations: [] })]],
  ['a reference there is none of', [claim({ citations: [99] })]],
  ['an indirect study', [claim({ directness: 'indirect' })]],
  ['a retracted article', [claim({ citations: [answerCitations.findIndex(({ retracted }) => retracted) + 1] })]],
])('an answer with %s is no example', (_, claims) => {
  expect(exampleOf(answered(claims))).toBeNull();
});
