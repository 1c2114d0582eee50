import { describe, expect, it } from 'vitest';
import type { Citation } from '../literature/citation.schema.ts';
import { answerAsText, citedReferences, failureText } from './answer-text.ts';
import { chatError } from './chat.errors.ts';

const citation = (over: Partial<Citation>): Citation => ({
  id: '1',
  type: 'pubmed',
  pmid: '1',
  title: 'A trial',
  abstract: '',
  first_author: 'Doe J',
  authors: [],
  journal: 'Journal',
  impact_factor: null,
  publication_date: '2020-02',
  date: '2020-02',
  doi: '',
  url: 'https://example.org/1/',
  path: '',
  source: 'pubmed',
  page: null,
  document_id: '',
  document: '',
  content: '',
  ml_p: '',
  ml_i: '',
  ml_c: '',
  ml_o: '',
  ml_b: '',
  ml_n: null,
  ml_type: 'randomized_trial',
  impact_quartile: null,
  impact_source: '',
  retracted: false,
  corrected: false,
  concern: false,
  notices: [],
  summarised: false,
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

describe('answerAsText', () => {
  it('carries references, retractions and the disclaimer', () => {
    const text = answerAsText(turn, { references: 'References', retracted: 'retracted', disclaimer: 'Not advice.' });
    expect(text).toBe(
      [
        'It works [1, 3], or not [9].',
        'References\n[1] A trial. Journal · Doe J · 2020 · PMID 1. https://example.org/1/\n[3] Third (retracted). Journal · Doe J · 2020 · PMID 1. https://example.org/1/',
        'Not advice.',
      ].join('\n\n'),
    );
  });

  it('has no heading where nothing is cited', () => {
    const words = { references: 'References', retracted: 'r', disclaimer: 'd' };
    expect(answerAsText({ answer: 'Nothing.', citations: [] }, words)).toBe('Nothing.\n\nd');
  });
});

describe('failureText', () => {
  it('shows the words of the server for a refusal and asks to try again for a broken stream', () => {
    const of = (failure: Parameters<typeof failureText>[0]['failure']) => failureText({ failure });
    expect(of(null)).toBe('');
    expect(of(chatError('chat/unauthorized'))).toBe('❗Unauthorized');
    expect(of(chatError('chat/no-source'))).toBe('Please select at least one source.');
    expect(of(chatError('model/timed-out'))).toBe('❗The language model took too long to answer. 😢 Please try again.');
    expect(of(chatError('chat/interrupted'))).toMatch(/Please try again\.$/);
  });
});
