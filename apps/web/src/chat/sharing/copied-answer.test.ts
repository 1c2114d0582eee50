import { EMPTY_CITATION, emptyTurn, type ChatTurn } from '@footnote/domain';
import { bareCitation, sglt2Evidence } from '@footnote/domain/fixtures';
import type { Messages } from '@footnote/ui';
import { expect, test, vi } from 'vitest';
import { english } from '../../platform/i18n/english-messages.fixtures.ts';
import { copiedAlone, copiedAnswer, remarksOn } from './copied-answer.ts';

// The kit as a whole draws, which needs a browser; what copies is the real one.
vi.mock(import('@footnote/ui'), async () => ({
  ...(await import('../../../../../packages/ui/src/chat/Markdown/copy-answer.ts')),
  ...(await import('../../../../../packages/ui/src/chat/evidence-sections.ts')),
  ...(await import('../../../../../packages/ui/src/literature/reference-words.ts')),
}));

const start = { id: 't', position: 0, question: 'q', language: 'en', request: null, askedAt: '2026-01-01T00:00:00Z' };
const kit: Messages = { locale: 'en', t: english, number: String, date: String };
const turn = (over: Partial<ChatTurn>): ChatTurn => ({
  ...emptyTurn(start),
  state: 'answered',
  answer: 'Words [1].',
  writer: { kind: 'extractive' },
  evidence: sglt2Evidence,
  ...over,
});
const copies = [copiedAnswer, copiedAlone];

test('an answer whose screen shows parts alone is copied without references in its words', () => {
  const notAnswered = turn({ evidence: { ...sglt2Evidence, verdict: 'not-answered' } });
  expect(copiedAlone(notAnswered, kit).text).toMatch(/^Words\s*\./);
  const { text } = copiedAlone(turn({ answer: '' }), kit);
  expect(text.split('\n').length).toBeGreaterThan(3);
  expect(text).not.toMatch(/\[\d/);
});

test('a copied answer says which collection it was asked of, what was not read, and that study types were relaxed', () => {
  const collections = [{ name: 'Hearts', references: 12, unread: 2, unreadTitles: ['A thesis', 'A book'] }];
  const asked = turn({ evidence: { ...sglt2Evidence, collections }, studyTypesRelaxed: true });
  for (const copy of copies) {
    const { text } = copy(asked, kit);
    expect(text).toContain('Searched: “Hearts” (12 references)');
    expect(text).toMatch(/2 references of the collection were not read.*A thesis · A book/);
    expect(text).toContain('studies of all types were searched');
  }
});

test('a question without an answer is taken elsewhere with the words that it is unanswered', () => {
  const evidence: typeof sglt2Evidence = { ...sglt2Evidence, verdict: 'not-answered', indirect: [], notTold: [] };
  const unanswered = turn({ state: 'no_documents', evidence });
  const said = 'No documents were found that answer this question.';
  expect(remarksOn(unanswered, english)).toEqual([expect.stringContaining(said)]);
  expect(remarksOn(turn({}), english).join(' ')).not.toContain(said);
});

test('a copied answer says that it was stopped, and that it stands in for a model', () => {
  const code = 'model/unavailable' as const;
  const writer = { kind: 'extractive' as const, instead_of: { provider: 'p', model: 'm', code } };
  for (const copy of copies) {
    const { text } = copy(turn({ state: 'stopped', writer }), kit);
    expect(text).toContain('This answer was stopped before its end.');
    expect(text).toContain('The language model did not answer');
    expect(copy(turn({}), kit).text).not.toMatch(/stopped|language model/);
  }
});

test('a copied answer names deleted documents, and every notice of an article', () => {
  const deleted = { ...EMPTY_CITATION, id: 'redacted-2', type: 'pdf' as const };
  const citations = [{ ...bareCitation, retracted: true, concern: true }, deleted];
  const { text } = copiedAnswer(turn({ answer: 'Words [1, 2].', citations, evidence: undefined }), kit);
  expect(text).toContain('[1] (Retracted) (Expression of concern) Untitled letter.');
  expect(text).toContain('[2] Deleted document.');
});
