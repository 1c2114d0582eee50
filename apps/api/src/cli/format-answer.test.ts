import { emptyTurn, type ChatTurn, type Citation } from '@footnote/domain';
import { citationFixture } from '@footnote/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { answerDocument, answerText } from './format-answer.ts';

function citation(pmid: string, changes: Partial<Citation> = {}): Citation {
  return citationFixture({
    id: pmid,
    pmid,
    title: `Study ${pmid}`,
    first_author: 'Doe J',
    journal: 'A Journal',
    publication_date: '2020-05',
    date: '2020-05',
    ml_n: 120,
    ml_type: 'randomized_trial',
    ...changes,
  });
}

const blank = emptyTurn({ id: '', position: 0, question: 'Does it?', language: 'en', request: null, askedAt: '' });
const answered: ChatTurn = {
  ...blank,
  state: 'answered',
  answer: 'It does [1]. It may harm [3].',
  searchString: 'it',
  retrieved: 3,
  citations: [citation('11'), citation('22'), citation('33', { retracted: true, ml_n: null })],
  claims: [
    {
      text: 'It does.',
      citations: [1],
      support: 'partly',
      evidence: [{ n: 1, sentence: 'It did somewhat.', field: 'abstract', start: 0, end: 5 }],
      start: 0,
      end: 12,
    },
    {
      text: 'Again.',
      citations: [1],
      support: 'supported',
      evidence: [{ n: 1, sentence: 'It did.', field: 'abstract', start: 9, end: 12 }],
      start: 12,
      end: 20,
    },
  ],
};

describe('answerDocument', () => {
  it('has exactly the documented fields, and lists only what the answer cites', () => {
    const document = answerDocument(answered);
    expect(Object.keys(document)).toEqual([
      'mainQuestion',
      'searchString',
      'retrieved',
      'noDocuments',
      'answer',
      'citations',
      'frame',
      'answerLine',
      'findings',
      'certainty',
      'failed',
    ]);
    expect(document).toMatchObject({
      frame: null,
      answerLine: { text: '', citations: [] },
      findings: [],
      certainty: null,
    });
    expect(document.citations.map(({ n, pmid }) => [n, pmid])).toEqual([
      [1, '11'],
      [3, '33'],
    ]);
    expect(document.citations[0]).toEqual({
      n: 1,
      id: '11',
      pmid: '11',
      title: 'Study 11',
      journal: 'A Journal',
      publication_date: '2020-05',
      ml_type: 'randomized_trial',
      ml_n: 120,
      supportingSentence: 'It did.',
      retracted: false,
    });
    expect(document.citations[1]).toMatchObject({ supportingSentence: '', retracted: true });
    expect(document.answer.claims[0]).toEqual({ text: 'It does.', citations: [1], support: 'partly' });
    expect(document.failed).toBeNull();
  });

  it('tells abstention and failure apart', () => {
    const nothing = answerDocument({ ...blank, state: 'no_documents', retrieved: 0, answer: 'Nothing.' });
    expect(nothing).toMatchObject({ retrieved: 0, noDocuments: true, citations: [], failed: null });
    const failure = { code: 'model/rate-limited' as const, message: 'Busy.', retryAfterSeconds: 3 };
    const failed = answerDocument({ ...blank, state: 'failed', failure });
    expect(failed).toMatchObject({ noDocuments: false, failed: { code: 'model/rate-limited', message: 'Busy.' } });
    expect(Object.keys(failed.failed ?? {})).toEqual(['code', 'message']);
  });
});

describe('answerText', () => {
  it('shows the references under the answer, and marks retracted ones', () => {
    const text = answerText(answered);
    expect(text).toContain(
      '[1] Study 11\n    A Journal · Doe J · 2020 · PMID 11 · Randomized Trial, n = 120\n    “It did.”',
    );
    expect(text).toContain('[3] RETRACTED: Study 33');
    expect(text).not.toContain('Study 22');
    expect(text).toMatch(/not medical advice and not a clinical decision tool\.\n$/);
  });

  it('says over the answer that the default study types gave way', () => {
    expect(answerText({ ...answered, studyTypesRelaxed: true })).toMatch(
      /^No meta-analysis, .* all types .*\n\nIt does/,
    );
    expect(answerText(answered)).toMatch(/^It does/);
  });

  it('gives the terminal nothing that steers it or turns its lines around', () => {
    const title = 'Red \u001B[31malert\u001B]0;title\u0007 \u202Edetrevni\u009B';
    const answer = 'It \u001B[2Jdoes, by a\\_b and \\[Ca\\] [1].';
    const text = answerText({ ...answered, answer, citations: [citation('11', { title })] });
    expect(text).toContain('It [2Jdoes, by a_b and [Ca] [1].');
    expect(text).toContain('[1] Red [31malert]0;title detrevni\n');
    expect(text).not.toMatch(/(?!\n)\p{Cc}|[\u202A-\u202E]/u);
  });
});
