import { access, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openLiteratureIndex, questionKnowledge } from '@footnote/literature';
import { documentIndex } from './document-index.ts';
import type { DocumentIndex } from './document-index.ports.ts';

/** Each source that is open holds a thread and some megabytes. */
const OPEN_AT_MOST = 16;
/** SQLite keeps what is being written beside the file itself. */
const SUFFIXES = ['', '-wal', '-shm', '-journal'];

export interface DocumentIndexSettings {
  folder: string;
  /** Sources held open at once, 16 where it is missing. */
  openAtMost?: number;
}

/** The files of sources below a folder. */
export function sourceFiles(folder: string) {
  const path = (sourceId: string) => join(folder, `${sourceId}.sqlite`);
  return {
    path,
    exists: (sourceId: string) =>
      access(path(sourceId)).then(
        () => true,
        () => false,
      ),
    async delete(sourceId: string) {
      // The file itself last: a source is there as long as it is, and what is left of a broken attempt goes with the next.
      for (const suffix of SUFFIXES.toReversed()) await rm(`${path(sourceId)}${suffix}`, { force: true });
    },
  };
}

/** Passages in one SQLite file for each source, below a folder that is made where there is none. */
export function openDocumentIndex({ folder, openAtMost = OPEN_AT_MOST }: DocumentIndexSettings): DocumentIndex {
  const files = sourceFiles(folder);
  return documentIndex({
    files: {
      ...files,
      async open(sourceId, { isMade }) {
        if (!isMade && !(await files.exists(sourceId))) return null;
        await mkdir(folder, { recursive: true, mode: 0o700 });
        return openLiteratureIndex({ path: files.path(sourceId) });
      },
    },
    knowledge: questionKnowledge,
    openAtMost,
    keepsEmbeddings: true,
  });
}
