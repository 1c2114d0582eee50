import { expect, test } from 'vitest';
import type { AnswerModel, AnswerPiece, LlmLogEntry } from '../../chat.ports.ts';
import { llmConnection } from './llm-settings.fixtures.ts';
import { withLog } from './log-answers.ts';
import { evidenceFixture, writeRequestFixture } from './write-request.fixtures.ts';

const PRIVATE = evidenceFixture(2, ['Our ward saw twelve falls.'], {
  type: 'pdf',
  document_id: 'doc-7',
  title: 'Falls on the third floor',
});
const request = writeRequestFixture({
  evidence: [evidenceFixture(1, ['Supervised walking reduced hip fractures.']), PRIVATE],
});

async function logged(
  pieces: readonly AnswerPiece[],
  { asked = request, keep = true, stop = false }: { asked?: typeof request; keep?: boolean; stop?: boolean } = {},
) {
  const entries: LlmLogEntry[] = [];
  const errors: unknown[] = [];
  const model: AnswerModel = {
    writer: () => ({ kind: 'model', provider: 'openai', model: 'm' }),
    async *write() {
      yield* pieces;
    },
  };
  const log = {
    keep: (entry: LlmLogEntry) => {
      entries.push(entry);
      return keep ? Promise.resolve() : Promise.reject(new Error('No room.'));
    },
  };
  const connection = llmConnection({ provider: 'openai', model: 'm', precisionModel: 'p' });
  const deps = { log, connection, owner: 'account:1', onError: (error: unknown) => void errors.push(error) };
  const given: AnswerPiece[] = [];
  for await (const piece of withLog(model, deps).write(asked, new AbortController().signal)) {
    given.push(piece);
    if (stop) break;
  }
  return { entries, errors, given };
}

test('of a private source neither title nor words are kept, nor what was written from it', async () => {
  const text =
    '**Bottom line**\n\nWalking reduced fractures [1]. Twelve fell on the ward [2].\n\n- Both [1, 2].\n- Studies differ.';
  const { entries, given } = await logged([{ type: 'text', text }]);
  expect(given).toEqual([{ type: 'text', text }]);
  const [entry] = entries;
  expect(entry).toMatchObject({ owner: 'account:1', provider: 'openai', model: 'm', code: null });
  expect(entry?.prompt).toContain('Supervised walking reduced hip fractures.');
  expect(entry?.answer).toContain('Walking reduced fractures [1].');
  for (const secret of ['twelve', 'Twelve', 'third floor', 'Both', 'Studies differ'])
    expect([secret, JSON.stringify(entry).includes(secret)]).toEqual([secret, false]);
});

test('an answer from public literature is kept as it was given', async () => {
  const text = '**Bottom line**\n\nWalking helps [1]. So it seems.';
  const asked = writeRequestFixture({ precision: true });
  const { entries } = await logged([{ type: 'text', text }], { asked });
  expect(entries).toMatchObject([{ model: 'p', answer: text }]);
});

test('an answer that fails, is stopped or cannot be kept goes its way', async () => {
  const failure: AnswerPiece = { type: 'failure', error: { code: 'model/unavailable', message: 'No.' } };
  const failed = await logged([{ type: 'text', text: 'It ' }, failure], { keep: false });
  expect(failed.given).toHaveLength(2);
  expect(failed.entries).toMatchObject([{ code: 'model/unavailable' }]);
  expect(failed.errors).toHaveLength(1);
  const stopped = await logged(
    [
      { type: 'text', text: 'It ' },
      { type: 'text', text: 'does.' },
    ],
    { stop: true },
  );
  expect(stopped.entries).toMatchObject([{ code: 'chat/stopped' }]);
});
