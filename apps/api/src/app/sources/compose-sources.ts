import { availableParallelism } from 'node:os';
import type { LiteratureIndex } from '@footnote/literature';
import { createPostgresAuditLog } from '../../identity/adapters/postgres-audit-log.ts';
import type { ChatSessions } from '../../chat/chat.ports.ts';
import type { AnsweringDocuments } from '../../chat/documents.ports.ts';
import { clusterAt } from '../../literature/open-literature.ts';
import type { Config } from '../../platform/config/config.ts';
import type { EmbeddingSettings } from '../../platform/config/embedding-config.ts';
import type { S3Settings } from '../../platform/config/object-store-config.ts';
import type { SearchCluster } from '../../platform/config/search-cluster-config.ts';
import { authSecret, type DataDirectory } from '../../platform/data-directory.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ports.ts';
import { createPostgresDocuments } from '../../sources/adapters/postgres-documents.ts';
import { createPostgresEmbeddedDocuments } from '../../sources/adapters/postgres-embedded-documents.ts';
import { openAiEmbedder } from '../../sources/adapters/openai-embedder.ts';
import { createPostgresSources } from '../../sources/adapters/postgres-sources.ts';
import { createPostgresWaitingDocuments } from '../../sources/adapters/postgres-waiting-documents.ts';
import type { DocumentsRoutesDeps } from '../../sources/documents.routes.ts';
import { startEmbedJob } from '../../sources/embedding/embed-job.ts';
import { PassageEmbedder } from '../../sources/embedding/embed-passages.ts';
import { limitEmbedder } from '../../sources/embedding/limit-embedder.ts';
import { questionEmbeddings } from '../../sources/embedding/question-embeddings.ts';
import type { DocumentIndex, PassageEmbeddings } from '../../sources/index/document-index.ports.ts';
import { openClusterDocumentIndex } from '../../sources/index/open-cluster-document-index.ts';
import { openDocumentIndex } from '../../sources/index/open-document-index.ts';
import { requestIngestion, startIngestJob } from '../../sources/pipeline/ingest-job.ts';
import { scanningProgram } from '../../sources/pipeline/malware-scanner.ts';
import { openPdfReader } from '../../sources/reading/open-pdf-reader.ts';
import { isRecognisedLanguage } from '../../sources/reading/recognition/recognised-languages.ts';
import { documentSearch } from '../../sources/search-documents.ts';
import { startSourceMaintenance } from '../../sources/source-maintenance.ts';
import { openDiskObjectStore, type DiskStoreDeps } from '../../sources/store/disk-object-store.ts';
import type { Sources } from '../../sources/sources.ports.ts';
import { tellingUploaders, type SourceNewsDeps } from '../../sources/tell-uploaders.ts';
import type { ObjectStore, UploadReceiver } from '../../sources/store/object-store.ports.ts';

interface SourcesParts {
  database: Database;
  directory: DataDirectory;
  /** Where the articles are that documents may be. */
  literature: LiteratureIndex;
  /** What opens the queues of this process. */
  background: { jobs(): Promise<Jobs> };
  /** Chats that are answered from documents. */
  sessions: Pick<ChatSessions, 'forgetDocuments'>;
  onError: (error: unknown) => void;
  /** What people are told of sources with. */
  news: SourceNewsDeps;
}

/** Sources of organizations, and what reads their documents. */
interface OpenSources {
  /** What the server serves of them. */
  served: Pick<DocumentsRoutesDeps, 'sources' | 'uploadReceiver'> & { answeringDocuments: AnsweringDocuments };
  /** Begins to read documents that wait. */
  start(jobs: Jobs): Promise<void>;
  close(): Promise<void>;
}

/** Requests that passages are embedded by at once. */
const EMBEDDED_AT_ONCE = 4;

/** Opens the store that is configured. The client of one elsewhere takes its time to load, which only those who have one need. */
async function openStore(
  s3: S3Settings | null,
  disk: DiskStoreDeps,
): Promise<{ store: ObjectStore; uploadReceiver: UploadReceiver | null }> {
  if (s3 === null) {
    const store = await openDiskObjectStore(disk);
    return { store, uploadReceiver: store };
  }
  const { openS3ObjectStore } = await import('../../sources/adapters/s3-object-store.ts');
  return { store: openS3ObjectStore(s3, disk.now), uploadReceiver: null };
}

/** Keeps passages where the literature is: in files of this machine, or in the cluster that is configured. */
async function openIndex(
  cluster: SearchCluster,
  { folder, sources }: { folder: string; sources: Pick<Sources, 'shardsOf'> },
): Promise<DocumentIndex> {
  if (cluster.url === null) return openDocumentIndex({ folder });
  return openClusterDocumentIndex({
    cluster: clusterAt(cluster.url, cluster),
    folder,
    shardsOf: (sourceId) => sources.shardsOf(sourceId),
  });
}

/** What embeds passages and questions; null where no model is set, or the index keeps no vectors. */
function openEmbedding(
  settings: EmbeddingSettings | null,
  {
    embeddings,
    now,
    onError,
  }: { embeddings: PassageEmbeddings | null; now: () => number; onError: (error: unknown) => void },
) {
  if (settings === null || embeddings === null) return null;
  const embedder = openAiEmbedder(settings);
  const passages = new PassageEmbedder({ embedder: limitEmbedder(embedder, EMBEDDED_AT_ONCE), embeddings, now });
  return {
    ingesting: { embedding: { passages, embeddings, onError } },
    shown: { embedding: { model: settings.model, host: new URL(settings.baseUrl).host } },
    // A question waits for no document.
    searching: { questions: questionEmbeddings({ embedder, embeddings, now, onError }) },
  };
}

/** Opens sources with their files on the disk of this machine; a document is read in a process of its own. */
export async function openSources(
  { accounts, objectStore: s3, searchCluster, embedding, documents: { recognised, scanner } }: Config,
  { database, directory, literature, background, sessions, onError, news }: SourcesParts,
): Promise<OpenSources> {
  const now = Date.now;
  const secret = accounts.secret ?? authSecret(directory);
  const { store, uploadReceiver } = await openStore(s3, { directory: directory.objects, secret, now });
  const sources = createPostgresSources({ database, now });
  const documents = tellingUploaders({
    documents: createPostgresDocuments({ database, now }),
    news,
    withTransaction: (work) => database.withTransaction(work),
  });
  const waiting = createPostgresWaitingDocuments({ database, documents });
  const lanes = availableParallelism();
  const reader = openPdfReader({ processes: lanes, recognised: recognised.filter(isRecognisedLanguage) });
  const index = await openIndex(searchCluster, { folder: directory.documentIndexes, sources });
  const embedder = openEmbedding(embedding, { embeddings: index.embeddings, now, onError });
  return {
    served: {
      sources: {
        sources,
        documents,
        store,
        index,
        literature,
        audit: createPostgresAuditLog({ database, now }),
        forgetAnswers: (gone) => sessions.forgetDocuments(gone),
        news,
        isScanned: scanner !== null,
        ...embedder?.shown,
        requestIngestion: async () => requestIngestion(await background.jobs()),
        // The disk is wherever the server is.
        locations: [s3?.region ?? 'local'],
      },
      uploadReceiver,
      answeringDocuments: documentSearch({ sources, documents, index, ...embedder?.searching }),
    },
    async start(queues) {
      const looked = scanner === null ? {} : { scanner: scanningProgram(scanner) };
      const read = { documents: waiting, store, reader, index, lanes, onError, ...looked, ...embedder?.ingesting };
      await startIngestJob(queues, read);
      if (embedder !== null) {
        const embedded = createPostgresEmbeddedDocuments({ database });
        await startEmbedJob(queues, { sources, documents: embedded, ...embedder.ingesting.embedding });
      }
      await startSourceMaintenance(queues, { sources, documents, store, index, now });
    },
    async close() {
      await reader.close();
      await index.close();
    },
  };
}
