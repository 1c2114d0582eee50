import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { memoryLiteratureIndex } from '@footnote/literature';
import { saveOrganization } from '../../organizations/organizations.fixtures.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { createPostgresDocuments } from '../adapters/postgres-documents.ts';
import { createPostgresSources } from '../adapters/postgres-sources.ts';
import { createPostgresWaitingDocuments } from '../adapters/postgres-waiting-documents.ts';
import { openAiEmbedder } from '../adapters/openai-embedder.ts';
import { PassageEmbedder } from '../embedding/embed-passages.ts';
import type { DocumentIndex } from '../index/document-index.ports.ts';
import { openDocumentIndex } from '../index/open-document-index.ts';
import { openPdfReader } from '../reading/open-pdf-reader.ts';
import { NO_NEWS } from '../sources.fixtures.ts';
import { openDiskObjectStore } from '../store/disk-object-store.ts';
import { incomingUpload } from '../store/incoming-upload.fixtures.ts';
import { createBatch, receiveUpload } from '../upload-documents.ts';
import { verifyUpload } from '../verify-upload.ts';
import { ingestWaiting } from './ingest-waiting.ts';

/** Opens what documents are read with, all of it in a folder that outlives the process. */
export async function openIngestion(
  folder: string,
  { processes = 1, embeddedBy }: { processes?: number; embeddedBy?: string | undefined } = {},
) {
  const database = openDatabase({ url: null, directory: join(folder, 'postgres') });
  const now = Date.now;
  const store = await openDiskObjectStore({ directory: join(folder, 'objects'), secret: 'a secret of the tests', now });
  const documents = createPostgresDocuments({ database, now });
  const index = openDocumentIndex({ folder: join(folder, 'indexes') });
  const reader = openPdfReader({ processes });
  const waiting = createPostgresWaitingDocuments({ database, documents });
  const embedding = embeddingBy(embeddedBy, index);
  return {
    database,
    store,
    documents,
    index,
    sources: createPostgresSources({ database, now }),
    ingest: () =>
      ingestWaiting(
        { documents: waiting, store, reader, index, lanes: 2, onError: () => undefined, ...embedding },
        new AbortController().signal,
      ),
    async close() {
      await reader.close();
      await index.close();
      await database.close();
    },
  };
}

/** What embeds by a server of the protocol, a batch of two passages at once. */
function embeddingBy(baseUrl: string | undefined, { embeddings }: DocumentIndex) {
  if (baseUrl === undefined || embeddings === null) return {};
  const settings = { model: 'words', baseUrl, apiKey: null, dimensions: 64, batch: 2, timeoutSeconds: 30 };
  const passages = new PassageEmbedder({ embedder: openAiEmbedder(settings), embeddings, now: Date.now });
  return { embedding: { passages, embeddings, onError: () => undefined } };
}

type Ingestion = Awaited<ReturnType<typeof openIngestion>>;

/** Uploads files of these contents to a new source by the calls of the product, each acknowledged. */
export async function uploadContents(
  { database, store, documents, index, sources }: Ingestion,
  contents: readonly Buffer[],
) {
  await database.pool.query(
    `INSERT INTO account (id, email, email_verified, name, first_name, last_name, created_at, updated_at)
     VALUES ('ada', 'ada@example.org', true, '', '', '', now(), now())`,
  );
  const organizationId = await saveOrganization(database);
  const fields = { name: 'S', description: 'S', languages: [], location: 'local' };
  const { id: sourceId } = await sources.create(organizationId, fields);
  const user = { accountId: 'ada', sessionId: '', email: '', superAdmin: false, sandbox: false, since: 0 };
  const actor = { user, address: '', organizationId, mayManage: true };
  const deps = {
    sources,
    documents,
    store,
    index,
    literature: memoryLiteratureIndex(),
    receiver: store,
    news: NO_NEWS,
    audit: { write: () => Promise.resolve() },
    forgetAnswers: () => Promise.resolve(),
    requestIngestion: () => Promise.resolve(),
    locations: ['local'] as [string],
  };
  const files = contents.map((content, batchIndex) => ({
    batchIndex,
    name: `${randomUUID()}.pdf`,
    type: 'application/pdf' as const,
    size: content.length,
    hash: createHash('sha256').update(content).digest('hex'),
  }));
  const batch = await createBatch(deps, { sourceId, files, actor });
  if (!batch.ok) throw new Error(batch.error.code);
  for (const [at, { id: documentId, upload: link }] of batch.value.documents.entries()) {
    const incoming = incomingUpload(link?.url ?? '', { content: contents[at] ?? Buffer.alloc(0), account: 'ada' });
    const received = await receiveUpload(deps, { sourceId, actor, upload: incoming });
    const verified = received.ok && (await verifyUpload(deps, { sourceId, documentId, actor }));
    if (verified === false || !verified.ok) throw new Error('A document was not taken.');
  }
  return { sourceId, ids: batch.value.documents.map(({ id }) => id) };
}

/** Reads what waits in a folder, and says on standard output when it begins and when it has ended. */
async function ingestIn(folder: string, embeddedBy: string | undefined): Promise<void> {
  const opened = await openIngestion(folder, { embeddedBy });
  process.stdout.write('begun\n');
  await opened.ingest();
  process.stdout.write('ended\n');
  await opened.close();
}

const [, script = '', folder, embeddedBy] = process.argv;
if (script.endsWith('ingest-documents.fixtures.ts') && folder !== undefined) await ingestIn(folder, embeddedBy);
