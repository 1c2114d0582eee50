import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { effort } from '../../../../../tests/support/test-effort.ts';
import type { Database } from '../../platform/database/database.ts';
import { openMigratedDatabase } from '../../platform/database/embedded-database.fixtures.ts';
import { deleteDocument } from '../delete-documents.ts';
import { ingestWaiting } from './ingest-waiting.ts';
import { openUploads } from './uploaded-documents.fixtures.ts';

/** More than a reader asks of what it works with for one document. */
const CALLS = 20;
const PAIRS = Array.from({ length: CALLS * CALLS }, (_, pair) => [Math.floor(pair / CALLS), pair % CALLS] as const);

describe('a document that two processes read at the same time', () => {
  let database: Database;
  let uploads: Awaited<ReturnType<typeof openUploads>>;
  let hospital: { organizationId: string; sourceId: string };
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
  });

  /** Begins to read all that waits, and stands still before its call of some number until it is told to go on. */
  function reading(stopsAt: number) {
    const reached = Promise.withResolvers<void>();
    const goingOn = Promise.withResolvers<void>();
    let calls = 0;
    let isInTransaction = false;
    const stopping = <T extends object>(port: T): T =>
      new Proxy(port, {
        get: (target, name) => {
          const method: unknown = Reflect.get(target, name);
          if (typeof method !== 'function') return method;
          return async (...given: unknown[]): Promise<unknown> => {
            // The embedded database has one connection: who stood still inside a transaction would keep it from the other.
            if (!isInTransaction) {
              calls += 1;
              if (calls - 1 === stopsAt) {
                reached.resolve();
                await goingOn.promise;
              }
            }
            if (name !== 'withRoom') return Reflect.apply(method, target, given);
            isInTransaction = true;
            try {
              return await Reflect.apply(method, target, given);
            } finally {
              isInTransaction = false;
            }
          };
        },
      });
    const { documents, store, reader, index } = uploads.opened.ingestDeps;
    const deps = {
      documents: stopping(documents),
      store: stopping(store),
      reader: stopping(reader),
      index: stopping(index),
    };
    const errors: unknown[] = [];
    const ended = ingestWaiting(
      { ...deps, lanes: 1, onError: (error) => errors.push(error) },
      new AbortController().signal,
    );
    const standsStill = Promise.race([reached.promise, ended]).catch(() => undefined);
    return { standsStill, goOn: () => goingOn.resolve(), ended, errors };
  }

  const statuses = async () => (await database.pool.query('SELECT status FROM source_document')).rows;

  it('is ready and found, wherever each of them stood when the other went on', { timeout: 120_000 }, async () => {
    const tried = effort({ whole: PAIRS, sample: PAIRS.filter(([first, second]) => (first + 3 * second) % 13 === 0) });
    for (const [first, second] of tried) {
      const [id = ''] = await uploads.save(hospital, 1);
      const one = reading(first);
      await one.standsStill;
      const other = reading(second);
      await other.standsStill;
      one.goOn();
      await one.ended;
      other.goOn();
      await other.ended;
      expect({
        stops: [first, second],
        errors: [...one.errors, ...other.errors],
        statuses: await statuses(),
        held: [...(uploads.opened.index.held.get(hospital.sourceId) ?? new Map<string, string>()).keys()],
        stats: await uploads.opened.index.stats(hospital.sourceId),
      }).toEqual({
        stops: [first, second],
        errors: [],
        statuses: [{ status: 'upsert_finished' }],
        held: [id],
        stats: { passages: 1 },
      });
      await database.pool.query('DELETE FROM source_document');
      await uploads.opened.index.removeSource(hospital.sourceId);
    }
  });

  /** A file that went while it was to be read has the document tried again, and found by nobody any more. */
  const endOf = async ({ goOn, ended }: ReturnType<typeof reading>) => {
    goOn();
    await ended.catch(() => undefined);
  };

  it('stays deleted once it was ready and somebody deleted it while the slower one stood still', async () => {
    const which = { sourceId: hospital.sourceId, actor: uploads.actorOf(hospital.organizationId) };
    for (let stop = 0; stop < CALLS; stop += 1) {
      const [documentId = ''] = await uploads.save(hospital, 1);
      const slow = reading(stop);
      await slow.standsStill;
      await reading(CALLS).ended;
      // The slower one may go on in the middle of it.
      const { sources } = uploads.opened.served;
      const softDelete: typeof sources.store.softDelete = async (name) => {
        await endOf(slow);
        await sources.store.softDelete(name);
      };
      const store = stop % 2 === 0 ? sources.store : { ...sources.store, softDelete };
      expect((await deleteDocument({ ...sources, store }, { ...which, documentId })).ok).toBe(true);
      await endOf(slow);
      const isHeld = uploads.opened.index.held.get(hospital.sourceId)?.has(documentId) ?? false;
      expect({ stop, isHeld, statuses: await statuses() }).toEqual({ stop, isHeld: false, statuses: [] });
    }
  });
});
