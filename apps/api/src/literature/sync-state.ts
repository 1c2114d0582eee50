import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const stateSchema = z.object({
  /** When the server's list was last read, as an ISO 8601 time; null when it never was. */
  checkedAt: z.string().nullable(),
  /** Newest update file on the server then. */
  newest: z.object({ name: z.string(), published: z.string() }).nullable(),
  /** Files that waited to be applied when the last sync ended. */
  waiting: z.number(),
  /** Articles that files withdrew, by all syncs. */
  withdrawn: z.number().default(0),
  /** Records of the last sync that could not be read. */
  unreadable: z.number(),
  /** Why the last sync stopped; null when it came to its end. */
  failure: z.object({ code: z.string(), file: z.string(), message: z.string(), at: z.string() }).nullable(),
});

/** What the last sync met. */
export type SyncState = z.infer<typeof stateSchema>;

export interface SyncStateFile {
  read(): SyncState;
  /** Failures to write are not the sync's: what it applied stands in the index. */
  write(state: SyncState): void;
}

const NOTHING: SyncState = {
  checkedAt: null,
  newest: null,
  waiting: 0,
  withdrawn: 0,
  unreadable: 0,
  failure: null,
};

/** Keeps the state beside the downloads, for whichever process syncs next. */
export function syncStateFile(directory: string): SyncStateFile {
  const path = join(directory, 'state.json');
  return {
    read() {
      try {
        return stateSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
      } catch {
        return NOTHING;
      }
    },
    write(state) {
      try {
        mkdirSync(directory, { recursive: true });
        writeFileSync(`${path}.new`, JSON.stringify(state));
        renameSync(`${path}.new`, path);
      } catch {
        // A disk that is full keeps the older state; the failure itself is told to whoever asked for the sync.
      }
    },
  };
}
