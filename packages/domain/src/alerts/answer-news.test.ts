import { describe, expect, it } from 'vitest';
import { answerCitations, answerMarkdown } from '../chat/answer.fixtures.ts';
import { sglt2Evidence } from '../chat/evidence/answer-evidence.fixtures.ts';
import { chatQuerySchema } from '../chat/chat-query.schema.ts';
import { emptyTurn } from '../chat/fold-turn.ts';
import { pdfCitation } from '../literature/unusual-citations.fixtures.ts';
import { followedQuestion, followedTitle, followRefusal, stanceOnAnswer } from './answer-news.ts';
import { followedQuestionSchema } from './followed-answer.schema.ts';

const start = { id: 't', position: 0, question: 'q', language: 'en', request: null, askedAt: '2026-01-01T00:00:00Z' };
const turn = {
  ...emptyTurn(start),
  state: 'answered' as const,
  answer: answerMarkdown,
  citations: [...answerCitations],
  evidence: sglt2Evidence,
};
const SESSION = '6f9619ff-8b86-4d01-b42d-00cf4fc964e4';

describe('a new study', () => {
  it.each([
    ['favours-intervention', 'favours-comparator', 'contradicts'],
    ['favours-intervention', 'no-clear-difference', 'contradicts'],
    ['no-clear-difference', 'no-clear-difference', 'confirms'],
    ['yes', 'favours-comparator', 'confirms'],
    ['yes', 'no-clear-difference', 'contradicts'],
    ['no', 'favours-comparator', 'contradicts'],
    ['favours-intervention', 'described', 'unknown'],
    ['mixed', 'favours-intervention', 'unknown'],
    ['figure', 'favours-intervention', 'unknown'],
    ['described', 'no-clear-difference', 'unknown'],
  ] as const)('to an answer that says %s, where it says %s: %s', (verdict, direction, stance) => {
    expect(stanceOnAnswer(verdict, direction)).toBe(stance);
  });
});

describe('an answer', () => {
  it('can be followed where it was checked and rests on studies of the literature alone', () => {
    expect(followRefusal(turn)).toBeNull();
    expect(followRefusal({ ...turn, citations: [...turn.citations, pdfCitation] })).toBe('alert/answer-of-documents');
    for (const other of [
      { ...turn, state: 'stopped' as const },
      { ...turn, writtenBy: 'client' as const },
      { ...turn, evidence: { ...sglt2Evidence, table: [] } },
      { ...emptyTurn(start), state: 'answered' as const },
    ])
      expect(followRefusal(other)).toBe('alert/answer-without-studies');
  });

  it('takes no side where it was asked of a part of the literature', () => {
    const one = { name: 'Heart', references: 1, unread: 0, unreadTitles: [] };
    const request = (changes: object) => chatQuerySchema.parse({ question: 'q', citations: ['1'], ...changes });
    for (const asked of [
      { ...turn, evidence: { ...sglt2Evidence, collections: [one] } },
      { ...turn, request: request({ chatWithDocuments: true }) },
      { ...turn, request: request({ isSelectRegenerate: true }) },
    ])
      expect(followedQuestion(SESSION, asked)?.verdict).toBe('described');
    expect(stanceOnAnswer('described', 'favours-comparator')).toBe('unknown');
  });

  it('is kept with what it was limited to, and named by its question', () => {
    const followed = followedQuestion(SESSION, turn);
    expect(followedQuestionSchema.parse(followed)).toEqual(followed);
    expect(followed).toMatchObject({ question: 'q', verdict: sglt2Evidence.verdict, limits: { impactFactor: 'off' } });
    expect(followedQuestion(SESSION, emptyTurn(start))).toBeNull();
    expect(followedTitle({ question: ` Does  it\nhelp? ` })).toBe('Does it help?');
    expect(Array.from(followedTitle({ question: '🫀'.repeat(300) }))).toHaveLength(200);
  });
});
