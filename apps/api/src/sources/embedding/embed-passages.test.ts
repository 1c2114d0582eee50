import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { err, ok, type Result } from '@footnote/domain';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DocumentIndex, PassageEmbeddings } from '../index/document-index.ports.ts';
import { indexedDocument, SOURCE } from '../index/indexed-document.fixtures.ts';
import { openDocumentIndex } from '../index/open-document-index.ts';
import { EMBEDDER_ERRORS, type EmbedderError, type EmbedderErrorCode } from './embedder.errors.ts';
import type { Embedder } from './embedder.ports.ts';
import { PassageEmbedder } from './embed-passages.ts';
import { wordsEmbedder } from './words-embedder.fixtures.ts';

const MODEL = { name: 'words', dimensions: 256 };
const live = new AbortController().signal;
const failure = (code: EmbedderErrorCode, more: Partial<EmbedderError> = {}): Result<never, EmbedderError> =>
  err(EMBEDDER_ERRORS.error(code, more));

const folder = mkdtempSync(join(tmpdir(), 'footnote-embedding-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let folders = 0;

describe('passages that are embedded', () => {
  let index: DocumentIndex;
  let embeddings: PassageEmbeddings;
  let asked: (readonly string[])[];
  let paused: number[];
  let now: number;
  beforeEach(() => {
    folders += 1;
    index = openDocumentIndex({ folder: join(folder, String(folders)) });
    if (index.embeddings === null) throw new Error('This index keeps no vectors.');
    ({ embeddings } = index);
    [asked, paused, now] = [[], [], 0];
  });
  afterEach(() => index.close());

  /** Embeds by what answers in place of an embedder, or by that where it gives undefined. */
  const opened = (
    answer: (texts: readonly string[], time: number) => Awaited<ReturnType<Embedder['embed']>> | undefined,
  ) => {
    const words = wordsEmbedder(MODEL, 8);
    const embedder: Embedder = {
      ...words,
      async embed(texts, signal) {
        signal.throwIfAborted();
        asked.push(texts);
        return answer(texts, asked.length) ?? words.embed(texts, signal);
      },
    };
    return new PassageEmbedder({
      embedder,
      embeddings,
      now: () => now,
      pause: (milliseconds) => {
        paused.push(milliseconds);
        return Promise.resolve();
      },
    });
  };
  const put = async (count: number, word = 'Ward') => {
    const document = indexedDocument(Array.from({ length: count }, (_, at) => `${word} ${at} gives zinc.`));
    await index.put(document);
    return document;
  };
  const task = { place: { sourceId: SOURCE }, patience: 60_000 };
  const counts = () => embeddings.count({ sourceId: SOURCE }, MODEL);

  it('are asked for in batches, each kept before the next, and none twice', async () => {
    await put(20);
    const heldBefore: number[] = [];
    const passages = opened(() => undefined);
    const watching = {
      ...embeddings,
      async write(...given: Parameters<PassageEmbeddings['write']>) {
        heldBefore.push((await counts()).embedded);
        await embeddings.write(...given);
      },
    };
    const watched = new PassageEmbedder({ embedder: wordsEmbedder(MODEL, 8), embeddings: watching, now: () => now });
    expect(await watched.embed(task, live)).toEqual(ok(MODEL));
    expect(heldBefore).toEqual([0, 8, 16]);
    expect(await passages.embed(task, live)).toEqual(ok(MODEL));
    expect(asked).toEqual([]);
  });

  it('go on where somebody was stopped', async () => {
    await put(20);
    const stopping = new AbortController();
    const stopped = opened((_, time) => {
      if (time === 2) stopping.abort(new Error('the server stops'));
      stopping.signal.throwIfAborted();
      return undefined;
    });
    await expect(stopped.embed(task, stopping.signal)).rejects.toThrow('the server stops');
    expect(await counts()).toEqual({ embedded: 8, refused: 0, lacking: 12 });
    expect(await opened(() => undefined).embed(task, live)).toEqual(ok(MODEL));
    expect(await counts()).toEqual({ embedded: 20, refused: 0, lacking: 0 });
    const texts = asked.flat();
    // What was under way when it stopped is asked once more.
    expect(texts).toHaveLength(28);
    expect(new Set(texts).size).toBe(20);
  });

  it('are those of one document alone, or those that are meant', async () => {
    const one = await put(3);
    const other = await put(3, 'Clinic');
    const place = { sourceId: SOURCE, documentId: other.documentId };
    await opened(() => undefined).embed({ ...task, place }, live);
    expect(asked.flat().every((text) => text.startsWith('Clinic'))).toBe(true);
    asked = [];
    await put(9, 'Home');
    const chosen = async (passages: readonly { documentId: string; number: string; text: string }[]) =>
      Promise.resolve(passages.filter(({ documentId }) => documentId !== one.documentId));
    expect(await opened(() => undefined).embed({ ...task, chosen }, live)).toEqual(ok(MODEL));
    expect(asked.flat().every((text) => text.startsWith('Home'))).toBe(true);
    expect(await counts()).toEqual({ embedded: 12, refused: 0, lacking: 3 });
  });

  it('are embedded anew by another model', async () => {
    await put(3);
    await opened(() => undefined).embed(task, live);
    const model = { name: 'another', dimensions: 16 };
    const another = new PassageEmbedder({ embedder: wordsEmbedder(model), embeddings, now: () => now });
    expect(await another.embed(task, live)).toEqual(ok(model));
    expect(await embeddings.count({ sourceId: SOURCE }, model)).toEqual({ embedded: 3, refused: 0, lacking: 0 });
    expect(await embeddings.has(SOURCE, MODEL)).toBe(false);
  });

  it('wait for what may succeed later, as long as they are told', async () => {
    await put(1);
    const busy = failure('embedder/rate-limited', { retryAfterSeconds: 7 });
    const answers = [failure('embedder/unavailable'), busy, failure('embedder/timed-out')];
    expect(await opened((_, time) => answers[time - 1]).embed(task, live)).toEqual(ok(MODEL));
    expect(asked).toHaveLength(4);
    expect(paused[0]).toBeLessThanOrEqual(1_000);
    expect(paused[1]).toBe(7_000);
    expect(paused).toHaveLength(3);
  });

  it('are given up when patience is at its end, at once where the wait is longer, and nothing is asked for a while', async () => {
    await put(9);
    const passages = opened((_, time) => (time === 1 ? undefined : failure('embedder/unavailable')));
    expect(await passages.embed(task, live)).toEqual(failure('embedder/unavailable'));
    expect(paused.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(60_000);
    expect(asked.length).toBeGreaterThan(5);
    expect(await counts()).toEqual({ embedded: 8, refused: 0, lacking: 1 });
    const before = asked.length;
    now = 59_000;
    expect(await passages.embed(task, live)).toEqual(failure('embedder/unavailable'));
    expect(asked).toHaveLength(before);
    now = 61_000;
    paused = [];
    const later = opened(() => failure('embedder/rate-limited', { retryAfterSeconds: 61 }));
    expect(await later.embed(task, live)).toMatchObject({ error: { code: 'embedder/rate-limited' } });
    expect(paused).toEqual([]);
    expect(await passages.embed(task, live)).toMatchObject({ ok: false });
    expect(asked.length).toBeGreaterThan(before + 1);
  });

  it.each(['embedder/unauthorized', 'embedder/no-model'] as const)('are given up at once for %s', async (code) => {
    await put(2);
    expect(await opened(() => failure(code)).embed(task, live)).toEqual(failure(code));
    expect(asked).toHaveLength(1);
    expect(await counts()).toEqual({ embedded: 0, refused: 0, lacking: 2 });
  });

  it('leave out those that the model refuses, and ask for them no more', async () => {
    await put(20);
    const refuses = (texts: readonly string[]) => texts.some((text) => /^Ward (?:3|17) /.test(text));
    const passages = opened((texts) => (refuses(texts) ? failure('embedder/refused-text') : undefined));
    expect(await passages.embed(task, live)).toEqual(ok(MODEL));
    expect(await counts()).toEqual({ embedded: 18, refused: 2, lacking: 0 });
    asked = [];
    expect(await passages.embed(task, live)).toEqual(ok(MODEL));
    expect(asked).toEqual([]);
  });

  it.each(['embedder/unavailable', 'embedder/timed-out', 'embedder/bad-response'] as const)(
    'leave out the one that ends in %s again and again where others do not',
    async (code) => {
      await put(20);
      const fails = (texts: readonly string[]) => texts.some((text) => text.startsWith('Ward 3 '));
      const passages = opened((texts) => (fails(texts) ? failure(code) : undefined));
      expect(await passages.embed(task, live)).toEqual(ok(MODEL));
      expect(await counts()).toEqual({ embedded: 19, refused: 1, lacking: 0 });
      await put(1, 'Clinic');
      asked = [];
      expect(await passages.embed(task, live)).toEqual(ok(MODEL));
      expect(asked).toHaveLength(1);
      expect(await counts()).toEqual({ embedded: 20, refused: 1, lacking: 0 });
    },
  );

  it('are left out by no failure that does not last', async () => {
    await put(1);
    const passages = opened((texts, time) =>
      texts[0]?.startsWith('Ward') === true && time === 1 ? failure('embedder/bad-response') : undefined,
    );
    expect(await passages.embed(task, live)).toEqual(ok(MODEL));
    expect(await counts()).toEqual({ embedded: 1, refused: 0, lacking: 0 });
  });

  it('are left out by no server that fails at everything', async () => {
    await put(20);
    expect(await opened(() => failure('embedder/bad-response')).embed(task, live)).toEqual(
      failure('embedder/bad-response'),
    );
    expect(asked).toHaveLength(2);
    expect(await counts()).toEqual({ embedded: 0, refused: 0, lacking: 20 });
  });

  it('are marked as refused by no model that refuses everything', async () => {
    await put(4);
    const passages = opened(() => failure('embedder/refused-text'));
    expect(await passages.embed(task, live)).toEqual(failure('embedder/no-model'));
    expect(await counts()).toEqual({ embedded: 0, refused: 0, lacking: 4 });
  });

  it('are asked for no more once their document is gone', async () => {
    const document = await put(30);
    const removed: Promise<void>[] = [];
    const passages = opened((_, time) => {
      if (time === 2) removed.push(index.remove(document));
      return undefined;
    });
    const place = { sourceId: SOURCE, documentId: document.documentId };
    expect(await passages.embed({ ...task, place }, live)).toEqual(ok(MODEL));
    await Promise.all(removed);
    expect(asked).toHaveLength(2);
    expect(await counts()).toEqual({ embedded: 0, refused: 0, lacking: 0 });
  });

  it('stop while they wait when nobody does any more', async () => {
    await put(1);
    const stopping = new AbortController();
    const waiting = new PassageEmbedder({
      embedder: {
        ...wordsEmbedder(MODEL),
        async embed() {
          setImmediate(() => stopping.abort());
          return Promise.resolve(failure('embedder/unavailable'));
        },
      },
      embeddings,
      now: () => now,
    });
    await expect(waiting.embed(task, stopping.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
