import type { LiteratureIndex } from '@footnote/literature';
import type { AnsweringCollections } from '../../chat/documents.ports.ts';
import { createCiteprocFormatter } from '../../library/adapters/citeproc-formatter.ts';
import { createPostgresLibraryCollections } from '../../library/adapters/postgres-library-collections.ts';
import { createPostgresLibraryItems } from '../../library/adapters/postgres-library-items.ts';
import { createReferenceReader } from '../../library/adapters/reference-reader.ts';
import { answeringCollections } from '../../library/saved/answering-collections.ts';
import { startLibraryUpkeep } from '../../library/saved/library-upkeep.ts';
import { tellNotices } from '../../library/saved/tell-notices.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ports.ts';
import type { Notifications } from '../../support/notifications.ports.ts';
import type { ServerDeps } from '../create-server.ts';

export interface LibraryParts {
  database: Database;
  literature: LiteratureIndex;
  notifications: Pick<Notifications, 'tell'>;
  /** In milliseconds since 1970. */
  now: () => number;
}

/** What users keep, with what has it looked after. */
export interface OpenedLibrary {
  served: Pick<ServerDeps, 'library' | 'bibliography' | 'answeringCollections'>;
  start(jobs: Jobs): Promise<void>;
  /** Tells of the notices that came, at once. */
  tellNotices(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the collections of libraries for questions that are asked of them. */
export function openAnsweringCollections({
  database,
  now,
}: Pick<LibraryParts, 'database' | 'now'>): AnsweringCollections {
  const items = createPostgresLibraryItems({ database, now });
  return answeringCollections({ items, collections: createPostgresLibraryCollections({ database, now }) });
}

/** Opens the libraries of users. */
export function openLibrary({ database, literature, notifications, now }: LibraryParts): OpenedLibrary {
  const items = createPostgresLibraryItems({ database, now });
  const collections = createPostgresLibraryCollections({ database, now });
  const referenceReader = createReferenceReader();
  const bibliography = createCiteprocFormatter();
  const withTransaction: Database['withTransaction'] = (work) => database.withTransaction(work);
  const telling = { items, literature, notifications, withTransaction };
  return {
    served: {
      library: { items, collections, referenceReader },
      bibliography,
      answeringCollections: answeringCollections({ items, collections }),
    },
    start: (jobs) => startLibraryUpkeep(jobs, { ...telling, now }),
    tellNotices: () => tellNotices(telling, new AbortController().signal),
    async close() {
      await Promise.all([referenceReader.close(), bibliography.close()]);
    },
  };
}
