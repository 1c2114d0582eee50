import { join } from 'node:path';
import { openDatabase } from '../../platform/database/database.ts';
import { createPostgresDocuments } from '../adapters/postgres-documents.ts';
import { createPostgresSources } from '../adapters/postgres-sources.ts';
import { createPostgresWaitingDocuments } from '../adapters/postgres-waiting-documents.ts';
import { openDocumentIndex } from '../index/open-document-index.ts';
import { openPdfReader } from '../reading/open-pdf-reader.ts';
import { openDiskObjectStore } from '../store/disk-object-store.ts';
import { ingestWaiting } from './ingest-waiting.ts';

/** Opens what documents are read with, all of it in a folder that outlives the process. */
export async function openIngestion(folder: string) {
  const database = openDatabase({ url: null, directory: join(folder, 'postgres') });
  const now = Date.now;
  const store = await openDiskObjectStore({ directory: join(folder, 'objects'), secret: 'a secret of the tests', now });
  const documents = createPostgresDocuments({ database, now });
  const index = openDocumentIndex({ folder: join(folder, 'indexes') });
  const reader = openPdfReader({ processes: 1 });
  const waiting = createPostgresWaitingDocuments({ database, documents });
  return {
    database,
    store,
    documents,
    index,
    sources: createPostgresSources({ database, now }),
    ingest: () =>
      ingestWaiting(
        { documents: waiting, store, reader, index, lanes: 2, onError: () => undefined },
        new AbortController().signal,
      ),
    async close() {
      await reader.close();
      await index.close();
      await database.close();
    },
  };
}

/** Reads what waits in a folder, and says on standard output when it begins and when it has ended. */
async function ingestIn(folder: string): Promise<void> {
  const opened = await openIngestion(folder);
  process.stdout.write('begun\n');
  await opened.ingest();
  process.stdout.write('ended\n');
  await opened.close();
}

const [, script = '', folder] = process.argv;
if (script.endsWith('ingest-documents.fixtures.ts') && folder !== undefined) await ingestIn(folder);
