import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { err, ok } from '@footnote/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { openMigratedDatabase } from '../../platform/database/embedded-database.fixtures.ts';
import { createPostgresEmbeddedDocuments } from '../adapters/postgres-embedded-documents.ts';
import { deleteDocument } from '../delete-documents.ts';
import { embedSources } from '../embedding/embed-job.ts';
import { EMBEDDER_ERRORS } from '../embedding/embedder.errors.ts';
import type { Embedder } from '../embedding/embedder.ports.ts';
import { PassageEmbedder } from '../embedding/embed-passages.ts';
import { wordsEmbedder } from '../embedding/words-embedder.fixtures.ts';
import type { DocumentIndex, PassageEmbeddings } from '../index/document-index.ports.ts';
import { indexedDocument } from '../index/indexed-document.fixtures.ts';
import { openDocumentIndex } from '../index/open-document-index.ts';
import { documentSearch } from '../search-documents.ts';
import { ingestWaiting } from './ingest-waiting.ts';
import { openUploads } from './uploaded-documents.fixtures.ts';

const MODEL = { name: 'words', dimensions: 64 };
const live = new AbortController().signal;
const TEXTS = Array.from({ length: 12 }, (_, at) => `Ward ${at} gives zinc for a cold.`);

describe('documents that are embedded while they are read', () => {
  let database: Database;
  let uploads: Awaited<ReturnType<typeof openUploads>>;
  let hospital: { organizationId: string; sourceId: string };
  let folder: string;
  let index: DocumentIndex;
  let embeddings: PassageEmbeddings;
  let errors: string[];
  beforeAll(async () => {
    database = await openMigratedDatabase();
    uploads = await openUploads(database);
  });
  afterAll(async () => {
    await uploads.opened.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.pool.query('DELETE FROM source');
    hospital = await uploads.hospital();
    folder = await mkdtemp(join(tmpdir(), 'footnote-embedded-'));
    index = openDocumentIndex({ folder });
    if (index.embeddings === null) throw new Error('This index keeps no vectors.');
    ({ embeddings } = index);
    errors = [];
  });
  afterEach(async () => {
    await index.close();
    await rm(folder, { recursive: true });
  });

  const onError = (error: unknown) => void errors.push(String(error));
  /** Reads every file as twelve passages. */
  const reader = {
    read: () => {
      const { passages } = indexedDocument(TEXTS).read;
      return Promise.resolve(ok({ title: null, authors: [], dois: [], pmid: null, pages: [], passages }));
    },
  };
  const embedderOf = (change: Partial<Embedder>) =>
    new PassageEmbedder({
      embedder: { ...wordsEmbedder(MODEL), ...change },
      embeddings,
      now: Date.now,
      pause: () => Promise.resolve(),
    });
  const run = (change: Partial<Embedder> = {}, more: Partial<Parameters<typeof ingestWaiting>[0]> = {}) => {
    const embedding = { passages: embedderOf(change), embeddings, onError };
    return ingestWaiting({ ...uploads.opened.ingestDeps, reader, index, lanes: 2, onError, embedding, ...more }, live);
  };
  const rows = async () => {
    const { rows: found } = await database.pool.query<{ status: string; problem: string | null }>(
      'SELECT status, problem FROM source_document ORDER BY id',
    );
    return found.map(({ status, problem }) => [status, problem]);
  };
  const count = (documentId?: string) =>
    embeddings.count({ sourceId: hospital.sourceId, ...(documentId === undefined ? {} : { documentId }) }, MODEL);
  const job = (change: Partial<Embedder> = {}, more: Partial<Parameters<typeof embedSources>[0]> = {}) => {
    const { sources } = uploads.opened.served.sources;
    const documents = createPostgresEmbeddedDocuments({ database });
    const passages = embedderOf(change);
    return embedSources({ sources, documents, embeddings, passages, onError, settled: new Map(), ...more }, live);
  };
  const answering = () => documentSearch({ ...uploads.opened.served.sources, index });
  const fails = (code: 'embedder/unavailable' | 'embedder/unauthorized') => ({
    embed: () => Promise.resolve(err(EMBEDDER_ERRORS.error(code))),
  });

  it('are ready with a vector for each passage', async () => {
    await uploads.save(hospital, 3);
    await run();
    expect(await rows()).toEqual(Array.from({ length: 3 }, () => ['upsert_finished', null]));
    expect(await count()).toEqual({ embedded: 36, refused: 0, lacking: 0 });
    expect(errors).toEqual([]);
  });

  it('pass through where nothing is configured, and are embedded once it is', async () => {
    await uploads.save(hospital, 2);
    const { opened } = uploads;
    await ingestWaiting({ ...opened.ingestDeps, reader, index, lanes: 2, onError }, live);
    expect(await rows()).toEqual(Array.from({ length: 2 }, () => ['upsert_finished', null]));
    expect(await count()).toEqual({ embedded: 0, refused: 0, lacking: 24 });
    await job();
    expect(await count()).toEqual({ embedded: 24, refused: 0, lacking: 0 });
  });

  it.each(['embedder/unavailable', 'embedder/unauthorized'] as const)(
    'are found by their words where it ends in %s, say so, and no more once that is made up for',
    async (code) => {
      await uploads.save(hospital, 2);
      await run(fails(code));
      expect(await rows()).toEqual(Array.from({ length: 2 }, () => ['upsert_finished', 'not-embedded']));
      expect(errors[0]).toMatch('A document is found by its words alone');
      const found = await index.search({ sourceId: hospital.sourceId, question: 'zinc', limit: 50 });
      expect(found).toHaveLength(24);
      await job(fails(code));
      expect((await rows())[0]).toEqual(['upsert_finished', 'not-embedded']);
      await job();
      expect(await rows()).toEqual(Array.from({ length: 2 }, () => ['upsert_finished', null]));
      expect(await count()).toEqual({ embedded: 24, refused: 0, lacking: 0 });
    },
  );

  it('say so, too, where the model refuses a part of one, and go on saying it', async () => {
    await uploads.save(hospital, 1);
    const words = wordsEmbedder(MODEL);
    const refusing: Partial<Embedder> = {
      embed: (texts, signal) =>
        texts.some((text) => text.startsWith('Ward 3 '))
          ? Promise.resolve(err(EMBEDDER_ERRORS.error('embedder/refused-text')))
          : words.embed(texts, signal),
    };
    await run(refusing);
    await job(refusing);
    expect(await rows()).toEqual([['upsert_finished', 'not-embedded']]);
    expect(await count()).toEqual({ embedded: 11, refused: 1, lacking: 0 });
  });

  it('say so once another model refuses a part of what was embedded before, or cannot be asked', async () => {
    await uploads.save(hospital, 1);
    await run();
    const another = () => Promise.resolve(ok({ name: 'another', dimensions: 64 }));
    await job({ ...fails('embedder/unauthorized'), model: another });
    expect(await rows()).toEqual([['upsert_finished', 'not-embedded']]);
    await job({ model: another });
    expect(await rows()).toEqual([['upsert_finished', null]]);
    const words = wordsEmbedder(MODEL);
    const refusing: Partial<Embedder> = {
      model: () => Promise.resolve(ok({ name: 'third', dimensions: 64 })),
      embed: (texts, signal) =>
        texts.some((text) => text.startsWith('Ward 3 '))
          ? Promise.resolve(err(EMBEDDER_ERRORS.error('embedder/refused-text')))
          : words.embed(texts, signal),
    };
    await job(refusing);
    expect(await rows()).toEqual([['upsert_finished', 'not-embedded']]);
  });

  it('are not looked for again by the job until something is put', async () => {
    await uploads.save(hospital, 1);
    await run(fails('embedder/unauthorized'));
    let looks = 0;
    const looking: PassageEmbeddings = {
      ...embeddings,
      lacking: (...given) => {
        looks += 1;
        return embeddings.lacking(...given);
      },
    };
    const passages = new PassageEmbedder({ embedder: wordsEmbedder(MODEL), embeddings: looking, now: Date.now });
    const settled = new Map<string, number>();
    await job({}, { passages, settled });
    expect(looks).toBeGreaterThan(0);
    looks = 0;
    await job({}, { passages, settled });
    expect(looks).toBe(0);
    await uploads.save(hospital, 1);
    await run(fails('embedder/unauthorized'));
    await job({}, { passages, settled });
    expect(looks).toBeGreaterThan(0);
    expect(await rows()).toEqual(Array.from({ length: 2 }, () => ['upsert_finished', null]));
  });

  it('wait no longer than they are told for one that goes on and on, and keep what it embedded', async () => {
    await uploads.save(hospital, 2);
    const words = wordsEmbedder(MODEL);
    const slow: Partial<Embedder> = {
      batchLimit: 2,
      embed: (texts, signal) =>
        texts.some((text) => text.startsWith('Ward 5 '))
          ? new Promise((_, reject) => {
              signal.addEventListener('abort', () => reject(signal.reason));
            })
          : words.embed(texts, signal),
    };
    const embedding = { passages: embedderOf(slow), embeddings, onError, patience: 500 };
    await run({}, { embedding });
    expect(await rows()).toEqual(Array.from({ length: 2 }, () => ['upsert_finished', 'not-embedded']));
    expect(errors).toEqual(
      Array.from(
        { length: 2 },
        () => 'Error: A document is found by its words alone: The embedding model took more than 0.5 s.',
      ),
    );
    expect((await count()).lacking).toBeGreaterThan(0);
    await job();
    expect(await rows()).toEqual(Array.from({ length: 2 }, () => ['upsert_finished', null]));
  });

  it('hide nothing that is ready while they are embedded, however well they answer', async () => {
    const reading = (texts: readonly string[]) => {
      const { passages } = indexedDocument([...texts]).read;
      return {
        read: () => Promise.resolve(ok({ title: null, authors: [], dois: [], pmid: null, pages: [], passages })),
      };
    };
    await uploads.save(hospital, 1);
    await run({}, { reader: reading(['Among much else, old wards of this hospital gave zinc.']) });
    await uploads.save(hospital, 1);
    const { documents } = uploads.opened.ingestDeps;
    const found: number[] = [];
    await run(
      {},
      {
        reader: reading(Array.from({ length: 20 }, (_, at) => `Zinc ${at}: zinc for wards.`)),
        documents: {
          ...documents,
          async move(document, step) {
            if (step.to === 'embedding_finished') {
              const search = { organizationId: hospital.organizationId, question: 'zinc in wards', limit: 10 };
              const within = { sources: [hospital.sourceId] };
              const passages = await answering().search({ ...search, within }, live);
              expect(passages.map(({ score }) => score)).toEqual([1]);
              found.push(passages.length);
            }
            return documents.move(document, step);
          },
        },
      },
    );
    expect(found).toEqual([1]);
  });

  it('are left alone by the job until they are ready, and are seen by nobody', async () => {
    const [id = ''] = await uploads.save(hospital, 1);
    const { documents } = uploads.opened.ingestDeps;
    let asked = 0;
    await run(
      {},
      {
        documents: {
          ...documents,
          async move(document, step) {
            // Its passages are in the index by now, and not yet ready.
            if (step.to === 'embedding_finished') {
              expect((await index.stats(hospital.sourceId)).passages).toBe(12);
              await embeddings.write(hospital.sourceId, { model: { ...MODEL, name: 'other' }, vectors: [] });
              const other = { name: 'other', dimensions: 64 };
              const counting: Partial<Embedder> = {
                model: () => Promise.resolve(ok(other)),
                embed: (texts) => {
                  asked += texts.length;
                  return Promise.resolve(ok(texts.map(() => new Float32Array(64).fill(1))));
                },
              };
              await job(counting);
              const search = { organizationId: hospital.organizationId, question: 'zinc', limit: 9 };
              const within = { sources: [hospital.sourceId] };
              expect(await answering().search({ ...search, within }, live)).toEqual([]);
            }
            return documents.move(document, step);
          },
        },
      },
    );
    expect(asked).toBe(0);
    expect(await rows()).toEqual([['upsert_finished', null]]);
    expect(await count(id)).toEqual({ embedded: 12, refused: 0, lacking: 0 });
  });

  it('are asked for no more once they are deleted, and leave nothing', async () => {
    const [documentId = ''] = await uploads.save(hospital, 1);
    const words = wordsEmbedder(MODEL);
    let batches = 0;
    const { sources } = uploads.opened.served;
    const actor = uploads.actorOf(hospital.organizationId);
    await run({
      async embed(texts, signal) {
        batches += 1;
        if (batches === 1) {
          // What is on its way can be deleted with its source alone.
          await sources.sources.remove({ id: hospital.sourceId, organizationId: hospital.organizationId });
          await index.removeSource(hospital.sourceId);
        }
        return words.embed(texts, signal);
      },
    });
    expect(batches).toBe(1);
    expect(
      await deleteDocument({ ...sources, index }, { sourceId: hospital.sourceId, documentId, actor }),
    ).toMatchObject({
      ok: false,
    });
    expect(await count()).toEqual({ embedded: 0, refused: 0, lacking: 0 });
    expect(await index.stats(hospital.sourceId)).toEqual({ passages: 0 });
  });
});
