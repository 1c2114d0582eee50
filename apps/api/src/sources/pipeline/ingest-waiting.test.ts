import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOCUMENT_MOVES, type DocumentStatus } from '@footnote/domain';
import { LiteratureIndexFailure } from '@footnote/literature';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { openMigratedDatabase } from '../../platform/database/embedded-database.fixtures.ts';
import { textReader } from '../sources.fixtures.ts';
import { deleteDocument } from '../delete-documents.ts';
import { IndexCreationFailure } from '../index/document-index.ports.ts';
import { openDocumentIndex } from '../index/open-document-index.ts';
import { findReadableDocument } from '../read-document-file.ts';
import { StoreFailure } from '../store/object-store.ports.ts';
import { ingestWaiting } from './ingest-waiting.ts';
import { scanningProgram } from './malware-scanner.ts';
import { CONTENT, openUploads } from './uploaded-documents.fixtures.ts';

describe('documents that wait to be read', () => {
  let database: Database;
  let uploads: Awaited<ReturnType<typeof openUploads>>;
  let opened: (typeof uploads)['opened'];
  let hospitals: { organizationId: string; sourceId: string }[];
  beforeAll(async () => {
    database = await openMigratedDatabase();
    uploads = await openUploads(database);
    ({ opened } = uploads);
  });
  afterAll(async () => {
    await opened.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.pool.query('DELETE FROM source');
    hospitals = await Promise.all([uploads.hospital(), uploads.hospital()]);
  });

  const actorOf = (organizationId: string) => uploads.actorOf(organizationId);
  const save = (hospital: number, count: number, status?: DocumentStatus) =>
    uploads.save(hospitals[hospital] ?? { organizationId: '', sourceId: '' }, count, status);

  const statuses = async (): Promise<DocumentStatus[]> => {
    const { rows } = await database.pool.query<{ status: DocumentStatus }>(
      'SELECT status FROM source_document ORDER BY id',
    );
    return rows.map(({ status }) => status);
  };
  const run = (change: Partial<Parameters<typeof ingestWaiting>[0]> = {}, signal = new AbortController().signal) =>
    ingestWaiting({ ...opened.ingestDeps, lanes: 2, onError: () => undefined, ...change }, signal);

  it.each<DocumentStatus>([
    'uploaded',
    'slicing_started',
    'queueing_started',
    'queueing_finished',
    'parsing_started',
    'parsing_finished',
    'embedding_started',
    'embedding_finished',
    'upsert_started',
  ])('become ready from %s, or fail from there', async (status) => {
    await save(0, 2, status);
    await run();
    expect(await statuses()).toEqual(['upsert_finished', 'upsert_finished']);
    await save(1, 1, status);
    await run({ reader: { read: () => Promise.resolve({ ok: false, error: { code: 'no-text' } }) } });
    expect((await statuses()).find((found) => found !== 'upsert_finished')).toMatch(/_failed$/);
    const { rows } = await database.pool.query('SELECT problem FROM source_document WHERE failed');
    expect(rows).toEqual([{ problem: 'no-text' }]);
  });

  it('move by legal steps alone, each saved', async () => {
    await save(0, 1);
    const steps: DocumentStatus[] = ['uploaded'];
    const { documents } = opened.ingestDeps;
    await run({
      documents: {
        ...documents,
        async move(id, step) {
          expect(step.from).toBe(steps.at(-1));
          expect(Object.values(DOCUMENT_MOVES[step.from])).toContain(step.to);
          const moved = await documents.move(id, step);
          steps.push(step.to);
          return moved;
        },
      },
    });
    expect(steps).toEqual([
      'uploaded',
      'slicing_started',
      'queueing_started',
      'queueing_finished',
      'parsing_started',
      'parsing_finished',
      'embedding_started',
      'embedding_finished',
      'upsert_started',
      'upsert_finished',
    ]);
  });

  it('are read in turn of their organizations', async () => {
    await save(0, 12);
    const late = await save(1, 2);
    const order: string[] = [];
    const { documents } = opened.ingestDeps;
    await run({
      lanes: 1,
      documents: {
        ...documents,
        move(id, step) {
          if (step.to === 'slicing_started') order.push(id);
          return documents.move(id, step);
        },
      },
    });
    expect(order).toHaveLength(14);
    // Of two that had no turn yet, either may be the first.
    const turns = late.map((id) => order.indexOf(id)).toSorted((a, b) => a - b);
    expect([
      [0, 2],
      [1, 3],
    ]).toContainEqual(turns);
  });

  it('are read although they arrive when nothing else waits and another is still being read', async () => {
    await save(0, 1);
    const { documents } = opened.ingestDeps;
    const nothingWaits = Promise.withResolvers<void>();
    const lateIsRead = Promise.withResolvers<void>();
    let reads = 0;
    await run({
      documents: {
        ...documents,
        async next(without) {
          const waiting = await documents.next(without);
          if (waiting.length === 0) nothingWaits.resolve();
          return waiting;
        },
      },
      reader: {
        async read(path, options) {
          reads += 1;
          if (reads > 1) lateIsRead.resolve();
          else {
            await nothingWaits.promise;
            await save(1, 1);
            await lateIsRead.promise;
          }
          return textReader.read(path, options);
        },
      },
    });
    expect(await statuses()).toEqual(['upsert_finished', 'upsert_finished']);
  });

  it('begin anew after they were stopped at any step, and all arrive', async () => {
    await save(0, 3);
    const { documents } = opened.ingestDeps;
    for (let stop = 0; stop < 30; stop += 1) {
      const stopping = new AbortController();
      const dying = {
        ...documents,
        move: (id: string, step: Parameters<typeof documents.move>[1]) => {
          // As a process that is killed between two steps: nothing of it runs on.
          stopping.abort(new Error('The process is stopping.'));
          return documents.move(id, step).then(() => Promise.reject(new Error('killed')));
        },
      };
      await run({ documents: dying }, stopping.signal).catch(() => undefined);
    }
    await run();
    expect(await statuses()).toEqual(['upsert_finished', 'upsert_finished', 'upsert_finished']);
  });

  it('are left alone when they are deleted meanwhile, and are in no index then', async () => {
    const [id = ''] = await save(0, 1);
    const { index } = opened;
    const { sourceId = '' } = hospitals[0] ?? {};
    const deleting = (what: string) =>
      run({
        index: {
          ...index,
          async put(document) {
            await index.put(document);
            await database.pool.query(what);
          },
        },
      });
    await deleting('DELETE FROM source_document');
    expect(index.held.get(sourceId)?.has(id)).toBe(false);
    await save(0, 1);
    await deleting('DELETE FROM source');
    expect(index.held.has(sourceId)).toBe(false);
  });

  it('that another reader gave up meanwhile are in no index', async () => {
    const [id = ''] = await save(0, 1);
    const { index } = opened;
    const { sourceId = '' } = hospitals[0] ?? {};
    const givingUp = {
      ...index,
      async put(document: Parameters<typeof index.put>[0]) {
        await index.put(document);
        await database.pool.query(`UPDATE source_document SET status = 'upsert_failed'`);
      },
    };
    await run({ index: givingUp });
    expect([await statuses(), index.held.get(sourceId)?.has(id) ?? false]).toEqual([['upsert_failed'], false]);
  });

  it('go from the index with what failed after it was put there, and their deletion is noted whatever fails then', async () => {
    const [documentId = ''] = await save(0, 1);
    await run();
    await database.pool.query(`UPDATE source_document SET status = 'upsert_failed'`);
    const { organizationId = '', sourceId = '' } = hospitals[0] ?? {};
    const noted: string[] = [];
    const { sources } = opened.served;
    let removals = 0;
    const deps = {
      ...sources,
      audit: { write: ({ event }: { event: string }) => Promise.resolve(void noted.push(event)) },
      index: {
        ...opened.index,
        remove(place: Parameters<typeof opened.index.remove>[0]) {
          removals += 1;
          return removals > 1 ? Promise.reject(new Error('down')) : opened.index.remove(place);
        },
      },
    };
    await expect(deleteDocument(deps, { sourceId, documentId, actor: actorOf(organizationId) })).rejects.toThrow(
      'down',
    );
    expect(opened.index.held.get(sourceId)?.has(documentId) ?? false).toBe(false);
    expect([await statuses(), noted]).toEqual([[], ['documents-deleted']]);
  });

  it('wait for a store or a disk that fails, however long it does', async () => {
    await save(0, 2);
    const down = { localCopy: () => Promise.reject(new StoreFailure('503')) };
    const full = { ...opened.index, put: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) };
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await expect(run({ store: down })).rejects.toThrow('2 documents');
      await expect(run({ index: full })).rejects.toThrow('2 documents');
    }
    await run();
    expect(await statuses()).toEqual(['upsert_finished', 'upsert_finished']);
  });

  it('wait for an index that answers nothing, however long it does, and for none that is damaged', async () => {
    const failing = (message: string) => {
      const fail = () => Promise.reject(new LiteratureIndexFailure({ code: 'literature/unavailable', message }));
      return { ...opened.index, put: fail, stats: fail };
    };
    await save(0, 2);
    for (let attempt = 0; attempt < 8; attempt += 1)
      await expect(run({ index: failing('disk I/O error') })).rejects.toThrow('2 documents');
    await run();
    expect(await statuses()).toEqual(['upsert_finished', 'upsert_finished']);
    await save(1, 1);
    for (let attempt = 0; attempt < 5; attempt += 1)
      await run({ index: failing('file is not a database') }).catch(() => undefined);
    expect((await statuses()).toSorted()).toEqual(['upsert_failed', 'upsert_finished', 'upsert_finished']);
  });

  it('wait for the index of a new source that cannot be made, however long it cannot', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'footnote-new-source-'));
    await save(0, 2);
    const file = join(folder, `${hospitals[0]?.sourceId ?? ''}.sqlite`);
    for (const stands of ['in a folder that is none', 'where there is no disk'] as const) {
      const isNone = stands === 'in a folder that is none';
      await (isNone ? writeFile(join(folder, 'indexes'), '') : symlink(join(folder, 'unmounted', 'disk'), file));
      const index = openDocumentIndex({ folder: isNone ? join(folder, 'indexes') : folder });
      const errors: unknown[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1)
        await expect(run({ index, onError: (error) => errors.push(error) })).rejects.toThrow('2 documents');
      await index.close();
      expect(errors.every((error) => error instanceof IndexCreationFailure)).toBe(true);
    }
    await rm(file);
    const index = openDocumentIndex({ folder });
    await run({ index });
    await index.close();
    await rm(folder, { recursive: true });
    expect(await statuses()).toEqual(['upsert_finished', 'upsert_finished']);
  });

  it('are given up after five failures of the server, and keep none of the others waiting', async () => {
    const [poison] = await save(0, 1);
    await save(0, 3);
    const index = {
      ...opened.index,
      put: (document: Parameters<typeof opened.index.put>[0]) =>
        document.documentId === poison ? Promise.reject(new Error('a bug')) : opened.index.put(document),
    };
    const errors: unknown[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(run({ index, onError: (error) => errors.push(error) })).rejects.toThrow('1 documents');
    }
    await run({ index });
    expect(errors).toHaveLength(5);
    expect((await statuses()).toSorted()).toEqual([
      'upsert_failed',
      'upsert_finished',
      'upsert_finished',
      'upsert_finished',
    ]);
  });

  it('are looked at for malware before anything reads them, and wait while the scanner says nothing of any', async () => {
    const [first = ''] = await save(0, 2);
    const read = vi.fn<typeof textReader.read>(textReader.read);
    const program = (script: string) => scanningProgram({ program: '/bin/sh', arguments: ['-c', script], seconds: 30 });
    for (let attempt = 0; attempt < 6; attempt += 1)
      await expect(run({ reader: { read }, scanner: program('exit 2') })).rejects.toThrow('2 documents');
    expect(read).not.toHaveBeenCalled();
    const { sources } = opened.served;
    const { organizationId = '', sourceId = '' } = hospitals[0] ?? {};
    const which = { sourceId, documentId: first, actor: actorOf(organizationId) };
    expect((await findReadableDocument({ ...sources, isScanned: true }, which)).ok).toBe(false);
    expect((await findReadableDocument(sources, which)).ok).toBe(true);
    // It takes the path of the file for its name.
    await run({ reader: { read }, scanner: program(`grep -q ${CONTENT.subarray(0, 4).toString()} "$0" && exit 1`) });
    expect(read).not.toHaveBeenCalled();
    expect(await statuses()).toEqual(['slicing_failed', 'slicing_failed']);
    const { rows } = await database.pool.query('SELECT problem FROM source_document');
    expect(rows).toEqual([{ problem: 'malware' }, { problem: 'malware' }]);
    await save(1, 1);
    await run({ reader: { read }, scanner: program('exit 0') });
    expect(read).toHaveBeenCalledOnce();
  });

  it('are given up where the scanner judges others and not them, hidden and to be deleted', async () => {
    const [id = ''] = await save(0, 1);
    const script = `grep -q "${CONTENT.toString()}" "$0" && exit 2; exit 0`;
    const scanner = scanningProgram({ program: '/bin/sh', arguments: ['-c', script], seconds: 30 });
    const errors: unknown[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(run({ scanner, onError: (error) => errors.push(error) })).rejects.toThrow('1 documents');
    await run({ scanner });
    expect(errors).toHaveLength(5);
    expect(await statuses()).toEqual(['slicing_failed']);
    const { sources } = opened.served;
    const { organizationId = '', sourceId = '' } = hospitals[0] ?? {};
    const which = { sourceId, documentId: id, actor: actorOf(organizationId) };
    expect((await findReadableDocument({ ...sources, isScanned: true }, which)).ok).toBe(false);
    expect((await deleteDocument(sources, which)).ok).toBe(true);
    expect(await statuses()).toEqual([]);
  });

  it('fail when their file is gone', async () => {
    await save(0, 1);
    await run({ store: { localCopy: () => Promise.resolve(null) } });
    expect(await statuses()).toEqual(['slicing_failed']);
  });

  it('are read by nobody any more once the process stops', async () => {
    await save(0, 4);
    const stopping = new AbortController();
    const reader = {
      read(path: string, options: { signal: AbortSignal }) {
        stopping.abort(new Error('The process is stopping.'));
        return textReader.read(path, options);
      },
    };
    await expect(run({ reader, lanes: 1 }, stopping.signal)).rejects.toThrow('stopping');
    expect((await statuses()).toSorted()).toEqual(['slicing_started', 'uploaded', 'uploaded', 'uploaded']);
    await run();
    expect(new Set(await statuses())).toEqual(new Set(['upsert_finished']));
  });
});
