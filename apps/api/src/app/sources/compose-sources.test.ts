import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isTerminal, type Source } from '@footnote/domain';
import { memoryLiteratureIndex } from '@footnote/literature';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { saveAccounts, saveOrganization } from '../../organizations/organizations.fixtures.ts';
import { readConfig } from '../../platform/config/config.ts';
import { prepareDataDirectory, type DataDirectory } from '../../platform/data-directory.ts';
import type { Database } from '../../platform/database/database.ts';
import { openMigratedDatabase } from '../../platform/database/embedded-database.fixtures.ts';
import type { Jobs } from '../../platform/jobs/jobs.ports.ts';
import { openPgBossJobs } from '../../platform/jobs/pg-boss-jobs.ts';
import { embeddingServer, type EmbeddingServer } from '../../sources/adapters/embedding-server.fixtures.ts';
import { deleteSource } from '../../sources/manage-sources.ts';
import { NO_NEWS } from '../../sources/sources.fixtures.ts';
import { openDocumentIndex } from '../../sources/index/open-document-index.ts';
import { pdfFile } from '../../sources/reading/pdf-file.fixtures.ts';
import type { SourceActor } from '../../sources/source-changes.ts';
import { incomingUpload } from '../../sources/store/incoming-upload.fixtures.ts';
import { createBatch, receiveUpload } from '../../sources/upload-documents.ts';
import { verifyUpload } from '../../sources/verify-upload.ts';
import { openSources } from './compose-sources.ts';

const SENTENCE = 'Apixaban is stopped two days before an operation with a high risk of bleeding.';

/** A PDF of pages with a sentence each; the last of them says what is asked for. */
function guideline(pages: number): Buffer {
  const texts = Array.from({ length: pages }, (_, index) =>
    index === pages - 1 ? SENTENCE : `Page ${index + 1} is about something else altogether.`,
  );
  return pdfFile({ pages: texts.map((text) => ({ texts: [{ text, x: 60, y: 120 }] })) });
}

describe('sources, put together with everything that reads documents', () => {
  let directory: DataDirectory;
  let database: Database;
  let jobs: Jobs;
  let opened: Awaited<ReturnType<typeof openSources>>;
  let actor: SourceActor;
  let source: Source;
  let server: EmbeddingServer;
  beforeAll(async () => {
    const prepared = prepareDataDirectory(await mkdtemp(join(tmpdir(), 'footnote-data-')));
    server = await embeddingServer();
    const config = readConfig({ FOOTNOTE_EMBEDDING_MODEL: 'words', FOOTNOTE_EMBEDDING_BASE_URL: server.baseUrl });
    if (!prepared.ok || !config.ok) throw new Error('Nothing was prepared.');
    directory = prepared.value;
    database = await openMigratedDatabase();
    const onError = (error: unknown) => {
      throw error;
    };
    jobs = await openPgBossJobs(database, onError);
    opened = await openSources(config.value, {
      database,
      directory,
      literature: memoryLiteratureIndex(),
      onError,
      sessions: { forgetDocuments: () => Promise.resolve() },
      news: NO_NEWS,
      background: { jobs: () => Promise.resolve(jobs) },
    });
    await opened.start(jobs);
    const [accountId = ''] = await saveAccounts(database, 1);
    const organizationId = await saveOrganization(database);
    const user = { accountId, sessionId: '', email: '', superAdmin: false, sandbox: false, since: 0 };
    actor = { user, address: '', organizationId, mayManage: true };
    const fields = { name: 'Guidelines', description: 'Ours', languages: [], location: 'local' };
    source = await opened.served.sources.sources.create(organizationId, fields);
  });
  afterAll(async () => {
    await jobs.close();
    await opened.close();
    await database.close();
    await server.close();
    await rm(directory.path, { recursive: true, force: true });
  });

  /** Announces files, sends and verifies them. */
  async function upload(files: Readonly<Record<string, Buffer>>): Promise<void> {
    const deps = opened.served.sources;
    const { uploadReceiver: receiver } = opened.served;
    const contents = Object.values(files);
    const batch = await createBatch(deps, {
      sourceId: source.id,
      actor,
      files: Object.entries(files).map(([name, content], batchIndex) => ({
        batchIndex,
        name,
        type: 'application/pdf',
        size: content.length,
        hash: createHash('sha256').update(content).digest('hex'),
      })),
    });
    if (!batch.ok || receiver === null) throw new Error('No batch was made.');
    for (const { id, batchIndex, upload: link } of batch.value.documents) {
      const content = contents[batchIndex] ?? Buffer.alloc(0);
      const incoming = incomingUpload(link?.url ?? '', { content, account: actor.user.accountId });
      const received = await receiveUpload({ ...deps, receiver }, { sourceId: source.id, actor, upload: incoming });
      expect(received.ok).toBe(true);
      expect(await verifyUpload(deps, { sourceId: source.id, documentId: id, actor })).toMatchObject({
        ok: true,
        value: { status: 'uploaded' },
      });
    }
  }

  it(
    'read real PDFs to their end, find their sentences by page, and delete everything of a source',
    { timeout: 120_000 },
    async () => {
      const whole = guideline(7);
      const scan = pdfFile({ pages: [{ texts: [] }] });
      await upload({ 'Guideline.pdf': whole, 'Cut.pdf': whole.subarray(0, 200), 'Scan.pdf': scan });
      const { documents } = opened.served.sources;
      const listed = async () => (await documents.list(source, { page: 1, pageSize: 10 })).items;
      await vi.waitFor(async () => expect((await listed()).every(({ status }) => isTerminal(status))).toBe(true), {
        timeout: 100_000,
        interval: 200,
      });
      const found = Object.fromEntries(
        (await listed()).map(({ name, status, problem, pageCount }) => [name, [status, problem, pageCount]]),
      );
      expect(found).toEqual({
        'Guideline.pdf': ['upsert_finished', null, 7],
        'Cut.pdf': ['slicing_failed', 'damaged', null],
        'Scan.pdf': ['slicing_failed', 'no-text', null],
      });
      const index = openDocumentIndex({ folder: directory.documentIndexes });
      const [passage] = await index.search({
        sourceId: source.id,
        question: 'When is apixaban stopped before surgery?',
        limit: 3,
      });
      expect(passage).toMatchObject({ name: 'Guideline.pdf', page: 7, text: SENTENCE });
      await index.close();
      const question = 'Before which operation is apixaban stopped?';
      const { organizationId } = actor;
      const asked = { organizationId, question, within: { sources: [source.id] }, limit: 5 };
      const search = () => opened.served.answeringDocuments.search(asked, new AbortController().signal);
      const [first] = await search();
      expect(first).toMatchObject({ name: 'Guideline.pdf', page: 7, text: SENTENCE });
      expect(first?.nearness).toBeGreaterThan(0);
      expect(await search()).toEqual(await search());
      const told = server.requests.flatMap(({ input }) => input);
      expect(told.filter((text) => text === question)).toHaveLength(1);
      expect(told.filter((text) => text.includes(SENTENCE))).toHaveLength(1);
      expect(opened.served.sources.embedding).toEqual({ model: 'words', host: new URL(server.baseUrl).host });
      expect(await deleteSource(opened.served.sources, { sourceId: source.id, actor })).toMatchObject({ ok: true });
      for (const path of [
        join(directory.documentIndexes, `${source.id}.sqlite`),
        join(directory.objects, 'kept', source.id),
        join(directory.objects, 'deleted', source.id),
      ])
        expect([path, existsSync(path)]).toEqual([path, false]);
    },
  );
});
