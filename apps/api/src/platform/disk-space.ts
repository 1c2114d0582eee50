import { statfsSync } from 'node:fs';

const MEGABYTE = 1024 * 1024;
/** What the embedded database takes when it is made, with its first log. */
const FIRST_START_MEGABYTES = 64;
/** Milliseconds for which a measurement counts, so that a burst of requests asks the disk once. */
const FRESH = 500;
const WATCH_MILLISECONDS = 10_000;

/** The room left on the disk of a data directory, against a floor below which nothing new is kept. */
export interface DiskSpace {
  /** Whether less than the floor is left. A disk that does not tell has room. */
  isLow(): boolean;
  /** Whether a first start, which makes the database, would go below the floor. */
  isTooLowToBegin(): boolean;
  /** One sentence on how much is left and what follows; for the log and the terminal. */
  sentence(): string;
  /** One sentence on what a first start lacks, for the terminal. */
  firstStartSentence(): string;
  /** Tells `changed` each time the floor is crossed, whichever way; gives a function that ends it. */
  watch(changed: (low: boolean) => void): () => void;
}

export interface DiskSpaceOptions {
  path: string;
  /** Megabytes (1,048,576 bytes) that stay free; 0 for no floor. */
  floorMegabytes: number;
  /** Bytes that are free for this user; throws where that cannot be told. */
  freeBytes?: (path: string) => number;
  /** Milliseconds that only go up. */
  now?: () => number;
}

function freeBytesOf(path: string): number {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}

/** Measures the disk of a path when it is asked. */
export function createDiskSpace({ path, floorMegabytes, ...given }: DiskSpaceOptions): DiskSpace {
  const { freeBytes = freeBytesOf, now = () => performance.now() } = given;
  let measured = { at: Number.NEGATIVE_INFINITY, megabytes: Number.POSITIVE_INFINITY };

  function freeMegabytes(): number {
    if (now() - measured.at < FRESH) return measured.megabytes;
    let megabytes = Number.POSITIVE_INFINITY;
    try {
      megabytes = freeBytes(path) / MEGABYTE;
    } catch {
      // Some network disks do not tell; a write that fails then says so itself.
    }
    measured = { at: now(), megabytes };
    return megabytes;
  }

  const isLow = () => freeMegabytes() < floorMegabytes;
  return {
    isLow,
    isTooLowToBegin: () => freeMegabytes() < floorMegabytes + FIRST_START_MEGABYTES,
    sentence() {
      const left = Math.floor(freeMegabytes());
      return `The disk of ${path} has ${left} MB left, less than the ${floorMegabytes} MB of FOOTNOTE_FREE_SPACE_MB: nothing new is saved until there is room.`;
    },
    firstStartSentence() {
      const [left, wanted] = [Math.floor(freeMegabytes()), floorMegabytes + FIRST_START_MEGABYTES];
      return `The disk of ${path} has ${left} MB left, and a first start needs ${wanted} MB, of which ${floorMegabytes} stay free (FOOTNOTE_FREE_SPACE_MB).`;
    },
    watch(changed) {
      let before = isLow();
      const timer = setInterval(() => {
        const low = isLow();
        if (low !== before) changed(low);
        before = low;
      }, WATCH_MILLISECONDS);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

/** PostgreSQL's disk_full, and the system's. */
const FULL = new Set(['53100', 'ENOSPC']);
/** SQLite's SQLITE_FULL. */
const SQLITE_FULL = 13;
/** How SQLite and OpenSearch word it; the latter before the disk is full to its last byte. */
const FULL_WORDS = /database or disk is full|flood-stage watermark/;

/** Whether an error, or what caused it, says that the disk is full. */
export function saysDiskFull(error: unknown): boolean {
  for (let reason = error; reason instanceof Error; reason = reason.cause) {
    if ('code' in reason && FULL.has(String(reason.code))) return true;
    if ('errcode' in reason && (Number(reason.errcode) & 0xff) === SQLITE_FULL) return true;
    if (FULL_WORDS.test(reason.message)) return true;
  }
  return false;
}
