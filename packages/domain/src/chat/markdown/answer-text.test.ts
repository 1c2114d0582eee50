import { describe, expect, it } from 'vitest';
import { citationFixture } from '../../literature/citation.fixtures.ts';
import type { Citation } from '../../literature/citation.schema.ts';
import { citedReferences, failureKind } from './answer-text.ts';

const citation = (over: Partial<Citation>): Citation =>
  citationFixture({
    title: 'A trial',
    first_author: 'Doe J',
    journal: 'Journal',
    publication_date: '2020-02',
    date: '2020-02',
    url: 'https://pubmed.ncbi.nlm.nih.gov/1/',
    ml_type: 'randomized_trial',
    ...over,
  });

const turn = {
  answer: 'It works [1, 3], or not [9].\n',
  citations: [citation({}), citation({ title: 'Uncited' }), citation({ title: 'Third', retracted: true })],
};

describe('citedReferences', () => {
  it('lists what is cited under its own number', () => {
    expect(citedReferences(turn).map(({ n }) => n)).toEqual([1, 3]);
  });
});

describe('failureKind', () => {
  it('tells a refusal in the words of the server from a broken stream', () => {
    expect(failureKind('chat/unauthorized')).toBe('unauthorized');
    expect(failureKind('chat/no-source')).toBe('answered');
    expect(failureKind('literature/query-too-wide')).toBe('answered');
    expect(failureKind('model/timed-out')).toBe('broken');
    expect(failureKind('chat/interrupted')).toBe('broken');
  });
});
