import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { DocumentStatus } from '@footnote/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { openMigratedDatabase } from '../../platform/database/embedded-database.fixtures.ts';
import { ingestWaiting } from '../pipeline/ingest-waiting.ts';
import { CONTENT, openUploads } from '../pipeline/uploaded-documents.fixtures.ts';
import { newObjectName } from '../store/object-names.ts';
import { ACCOUNT } from '../store/object-store.contract.ts';
import { StoreFailure, type ObjectStore } from '../store/object-store.ports.ts';
import { openS3ObjectStore } from './s3-object-store.ts';
import { sendByAddress } from './send-by-address.fixtures.ts';
import { startS3Server, type S3ServerOfTests } from './s3-server.fixtures.ts';

/** Short, and long enough for what answers late; the client tries a call three times. */
const TIMEOUTS = { connect: 2_000, answer: 500, window: 400, leastBytes: 1_000 };
const TRIES = 3;
const BODY = randomBytes(20_000);

describe('a bucket that answers slowly', () => {
  let server: S3ServerOfTests;
  let store: ObjectStore;
  beforeAll(async () => {
    server = await startS3Server();
    const settings = { bucket: 'documents', region: 'eu-central-1', endpoint: server.url, pathStyle: true };
    store = openS3ObjectStore({ ...settings, accessKeyId: 'key', secretAccessKey: 'secret' }, Date.now, TIMEOUTS);
  });
  afterAll(() => server.close());

  async function stored(body: Buffer): Promise<string> {
    const name = newObjectName(randomUUID());
    const terms = { type: 'application/pdf', size: body.length, seconds: 60, account: ACCOUNT } as const;
    expect(await sendByAddress({ ...(await store.createUploadUrl(name, terms)), body })).toBe(true);
    return name;
  }

  async function copied(name: string): Promise<Buffer | null> {
    const copy = await store.localCopy(name);
    if (copy === null) return null;
    const content = await readFile(copy.path);
    await copy.release();
    return content;
  }

  it('is waited for where its answers are late', async () => {
    const name = await stored(BODY);
    server.slow('late', 3);
    expect(await store.head(name)).toEqual({ size: BODY.length });
    expect(await copied(name)).toEqual(BODY);
  });

  it('is asked again where it does not answer, and is failing where it never does', async () => {
    const name = await stored(BODY);
    server.slow('never', 1);
    expect(await store.head(name)).toEqual({ size: BODY.length });
    server.slow('never', TRIES);
    await expect(store.head(name)).rejects.toThrow(StoreFailure);
    server.slow('never', TRIES);
    await expect(store.softDelete(name)).rejects.toThrow(StoreFailure);
    expect(await copied(name)).toEqual(BODY);
  });

  it('is failing where a body stalls, and no half of it is taken for the file', async () => {
    const name = await stored(BODY);
    server.slow('stalls', 1);
    await expect(store.localCopy(name)).rejects.toThrow(StoreFailure);
    server.slow('stalls', 1);
    const stream = await store.openRead(name);
    if (stream === null) throw new Error('The file is not there.');
    await expect(buffer(stream)).rejects.toThrow('stalled');
    expect(await copied(name)).toEqual(BODY);
  });

  it('is failing where a body hardly moves', async () => {
    const name = await stored(BODY);
    server.slow('trickles', 1);
    await expect(store.localCopy(name)).rejects.toThrow(StoreFailure);
    expect(await copied(name)).toEqual(BODY);
  });

  it('is not failing because its file is read slowly', async () => {
    const stream = await store.openRead(await stored(BODY));
    if (stream === null) throw new Error('The file is not there.');
    await new Promise((resolve) => setTimeout(resolve, 2 * TIMEOUTS.window));
    expect(await buffer(stream)).toEqual(BODY);
  });

  describe('keeps documents waiting', () => {
    let database: Database;
    let uploads: Awaited<ReturnType<typeof openUploads>>;
    beforeAll(async () => {
      database = await openMigratedDatabase();
      uploads = await openUploads(database);
    });
    afterAll(async () => {
      await uploads.opened.close();
      await database.close();
    });
    beforeEach(() => database.pool.query('DELETE FROM source'));

    const statuses = async () => {
      const { rows } = await database.pool.query<{ status: DocumentStatus }>('SELECT status FROM source_document');
      return rows.map(({ status }) => status);
    };

    it.each(['never', 'stalls'] as const)('that are searched when it is over, where it %s', async (how) => {
      const { organizationId, sourceId } = await uploads.hospital();
      await uploads.save({ organizationId, sourceId }, 2);
      const { ingestDeps } = uploads.opened;
      const { rows } = await database.pool.query<{ object_name: string }>('SELECT object_name FROM source_document');
      for (const { object_name: name } of rows) {
        const terms = { type: 'application/pdf', size: CONTENT.length, seconds: 60, account: ACCOUNT } as const;
        await sendByAddress({ ...(await store.createUploadUrl(name, terms)), body: CONTENT });
      }
      const run = () =>
        ingestWaiting({ ...ingestDeps, store, lanes: 2, onError: () => undefined }, new AbortController().signal).catch(
          (error: unknown) => error,
        );
      server.slow(how, 1_000);
      await run();
      expect((await statuses()).every((status) => !/finished$|failed$/.test(status))).toBe(true);
      expect(await ingestDeps.index.stats(sourceId)).toEqual({ passages: 0 });
      server.slow(how, 0);
      await run();
      expect(await statuses()).toEqual(['upsert_finished', 'upsert_finished']);
      expect((await ingestDeps.index.stats(sourceId)).passages).toBeGreaterThan(0);
    });
  });
});
