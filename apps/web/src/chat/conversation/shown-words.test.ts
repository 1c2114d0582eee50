import { emptyTurn, type ChatTurn } from '@footnote/domain';
import { adolescentsEvidence, sglt2Evidence } from '@footnote/domain/fixtures';
import { expect, test } from 'vitest';
import { showsLastAnswer, shownWords } from './shown-words.ts';

const start = { id: 't', position: 0, question: 'q', language: 'en', request: null, askedAt: '2026-01-01T00:00:00Z' };
const turn = (over: Partial<ChatTurn>): ChatTurn => ({
  ...emptyTurn(start),
  state: 'answered',
  answer: 'Words.',
  ...over,
});
const said = (over: Partial<ChatTurn>) => shownWords(turn(over), turn(over)).answer;
const model = { kind: 'model', provider: 'p', model: 'm' } as const;

test('words of an answer are shown, whoever wrote them', () => {
  expect(said({})).toBe('Words.');
  expect(said({ evidence: sglt2Evidence, writer: { kind: 'extractive' } })).toBe('Words.');
  expect(said({ evidence: sglt2Evidence, state: 'running' })).toBe('Words.');
});

test('an abstention shows the words of a model, once it is known to be one', () => {
  const evidence = adolescentsEvidence;
  expect(said({ evidence, writer: { kind: 'extractive' } })).toBe('');
  expect(said({ evidence, state: 'running' })).toBe('');
  expect(said({ evidence, writer: model })).toBe('Words.');
  expect(said({ evidence, state: 'stopped' })).toBe('Words.');
});

test('an answer that found retracted work alone shows the words that name it', () => {
  const evidence = { ...adolescentsEvidence, indirect: [], notTold: [] };
  expect(said({ evidence, writer: { kind: 'extractive' } })).toBe('Words.');
  expect(said({ evidence, state: 'running' })).toBe('Words.');
});

test('the last answer shown otherwise is shown in its parts alone', () => {
  const evidence = { ...sglt2Evidence, command: { kind: 'tabulate' as const } };
  expect(said({ evidence, writer: { kind: 'extractive' } })).toBe('');
  expect(showsLastAnswer({ evidence })).toBe(true);
  const changed = { kind: 'change-intervention' as const, intervention: 'apixaban' };
  expect(said({ evidence: { ...sglt2Evidence, command: changed }, writer: { kind: 'extractive' } })).toBe('Words.');
  expect(showsLastAnswer({ evidence: sglt2Evidence })).toBe(false);
});
