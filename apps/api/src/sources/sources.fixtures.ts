import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { err, ok, uploadBatchSchema, type Source } from '@footnote/domain';
import { memoryLiteratureIndex } from '@footnote/literature';
import type { AuditLog } from '../identity/identity.ports.ts';
import type { Database } from '../platform/database/database.ts';
import { createPostgresDocuments } from './adapters/postgres-documents.ts';
import { createPostgresSources } from './adapters/postgres-sources.ts';
import { createPostgresWaitingDocuments } from './adapters/postgres-waiting-documents.ts';
import type { DocumentIndex } from './index/document-index.ports.ts';
import { memoryDocumentIndex } from './index/memory-document-index.fixtures.ts';
import { ingestWaiting } from './pipeline/ingest-waiting.ts';
import type { IngestDeps } from './pipeline/ingest-document.ts';
import type { GoneDocuments, SourceDeps } from './source-changes.ts';
import { documentSearch } from './search-documents.ts';
import { tellingUploaders, type SourceNewsDeps } from './tell-uploaders.ts';
import { openDiskObjectStore } from './store/disk-object-store.ts';

/** An index in memory that tells what it holds: names of documents by source and id. */
export function memoryIndex(): DocumentIndex & { held: Map<string, Map<string, string>> } {
  const held = new Map<string, Map<string, string>>();
  const index = memoryDocumentIndex();
  return {
    ...index,
    held,
    async put(document) {
      const { sourceId, documentId, name } = document;
      await index.put(document);
      const source = held.get(sourceId) ?? new Map<string, string>();
      held.set(sourceId, source.set(documentId, name));
    },
    async remove(place) {
      await index.remove(place);
      held.get(place.sourceId)?.delete(place.documentId);
    },
    async removeSource(sourceId) {
      await index.removeSource(sourceId);
      held.delete(sourceId);
    },
  };
}

/** Reads a file as text whose form feeds end its pages; one that says “damaged” is, and a first line may give DOI and title: “doi:10.1/x A title”. */
export const textReader: IngestDeps['reader'] = {
  async read(path) {
    const text = await readFile(path, 'utf8');
    if (text.includes('damaged')) return err({ code: 'damaged' });
    const pages = text.split('\f').map((page, index) => ({ number: index + 1, width: 600, height: 800, text: page }));
    const passages = pages.map((page) => ({
      page: page.number,
      start: 0,
      end: page.text.length,
      text: page.text,
      boxes: [],
    }));
    const [, doi, title = 'A title'] = /^%PDF-1\.7\ndoi:(\S+) (.*)\n/.exec(text) ?? [];
    return ok({ title, authors: ['A. Author'], dois: doi === undefined ? [] : [doi], pmid: null, pages, passages });
  },
};

/** Tells nobody anything. */
export const NO_NEWS: SourceNewsDeps = {
  notifications: { tell: () => Promise.resolve() },
  accounts: { find: () => Promise.resolve(null), superAdmins: () => Promise.resolve([]) },
  memberships: { rolesOf: () => Promise.resolve([]) },
  mail: { add: () => Promise.resolve() },
  publicUrl: '',
};

/** Sources on a database, with a store on the disk; documents are read when a test says so. */
export async function openTestSources(
  database: Database,
  {
    audit,
    news = NO_NEWS,
    literature = memoryLiteratureIndex(),
    now = Date.now,
    sessions = { forgetDocuments: () => Promise.resolve() },
  }: {
    audit: AuditLog;
    news?: SourceNewsDeps;
    literature?: SourceDeps['literature'];
    now?: () => number;
    sessions?: { forgetDocuments: SourceDeps['forgetAnswers'] };
  },
) {
  const directory = await mkdtemp(join(tmpdir(), 'footnote-sources-'));
  const store = await openDiskObjectStore({ directory, secret: 'a secret of the tests', now });
  const documents = tellingUploaders({
    documents: createPostgresDocuments({ database, now }),
    news,
    withTransaction: (work) => database.withTransaction(work),
  });
  const index = memoryIndex();
  const waiting = createPostgresWaitingDocuments({ database, documents });
  const sources = createPostgresSources({ database, now });
  const requestIngestion = () => Promise.resolve();
  const locations: [string, string] = ['eu-central-1', 'eu-west-1'];
  const ingestDeps = { documents: waiting, store, reader: textReader, index };
  return {
    served: {
      sources: {
        sources,
        documents,
        store,
        index,
        literature,
        audit,
        news,
        forgetAnswers: (gone: GoneDocuments) => sessions.forgetDocuments(gone),
        requestIngestion,
        locations,
      },
      uploadReceiver: store,
      answeringDocuments: documentSearch({ sources, documents, index }),
    },
    directory,
    index,
    ingestDeps,
    /** Reads everything that waits. */
    ingest: (signal = new AbortController().signal) =>
      ingestWaiting({ ...ingestDeps, lanes: 2, onError: () => undefined }, signal),
    close: () => rm(directory, { recursive: true, force: true }),
  };
}

/** Uploads a file whose pages are parted by form feeds, and has it read; gives the id of its document. */
export async function readyDocument(
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>,
  sources: Pick<Awaited<ReturnType<typeof openTestSources>>, 'ingest'>,
  { source, name, text }: { source: Pick<Source, 'id'>; name: string; text: string },
): Promise<string> {
  const content = Buffer.from(`%PDF-1.7\n${text}`);
  const hash = createHash('sha256').update(content).digest('hex');
  const files = [{ batchIndex: 0, name, type: 'application/pdf', size: content.length, hash }];
  const announced = await call('POST', `/api/sources/${source.id}/batches`, { files });
  const [document] = uploadBatchSchema.parse(await announced.json()).documents;
  if (document?.upload === null || document === undefined) throw new Error('No document was made.');
  const { url, headers } = document.upload;
  await call('PUT', url, content.toString('latin1'), { ...headers, 'content-length': String(content.length) });
  await call('POST', `/api/sources/${source.id}/documents/${document.id}/verification`);
  await sources.ingest();
  return document.id;
}
