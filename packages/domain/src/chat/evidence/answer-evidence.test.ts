import { expect, test } from 'vitest';
import { foldTurn, emptyTurn } from '../fold-turn.ts';
import { answerEvidenceSchema } from './answer-evidence.schema.ts';
import {
  adolescentsEvidence,
  icosapentEvidence,
  omegaEvidence,
  sglt2Evidence,
  sglt2Markdown,
} from './answer-evidence.fixtures.ts';
import { answerCitations } from '../answer.fixtures.ts';
import { citedReferences } from '../markdown/answer-text.ts';
import { afterAnswerLine } from './after-answer-line.ts';

test.each([
  ['a therapy', sglt2Evidence],
  ['a harm', icosapentEvidence],
  ['a disagreement', omegaEvidence],
  ['an abstention', adolescentsEvidence],
])('the sample of %s keeps to the schema, and the turn keeps it', (_name, evidence) => {
  expect(answerEvidenceSchema.parse(evidence)).toEqual(evidence);
  const start = { id: 't', position: 0, question: 'q', language: 'en', request: null, askedAt: '2026-01-01T00:00:00Z' };
  expect(foldTurn(emptyTurn(start), { event: 'evidence', evidence }).evidence).toEqual(evidence);
});

test('references of the evidence are cited, whatever the words name', () => {
  const turn = { answer: sglt2Markdown, citations: [...answerCitations], evidence: sglt2Evidence };
  expect(citedReferences(turn).map(({ n }) => n)).toEqual([1, 2, 3, 4, 7]);
});

test('the sample markdown opens with the answer line', () => {
  expect(sglt2Markdown.slice(afterAnswerLine(sglt2Markdown, sglt2Evidence.answerLine, true))).toMatch(/^- The collab/);
});
