import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { KEPT_FILES } from '../../platform/storage/kept-files.ts';
import type { KeptUpload, KeptUploads } from './upload.ports.ts';
import { markKept } from './uploads-begun.ts';

/** Bytes of files that are kept at most; larger files are named after a reload, and chosen again. */
const ROOM = 512 * 1024 * 1024;

/** A lock that stands around taking over, so that two pages never take the same. */
const ADOPTING = 'footnote-uploads-adopting';

/** An upload, with the page that works on it. */
interface StoredUpload extends KeptUpload {
  owner: string;
}

interface Schema extends DBSchema {
  uploads: { key: string; value: StoredUpload };
  files: { key: string; value: Blob };
}
type Database = IDBPDatabase<Schema>;

function open(): Promise<Database> {
  return openDB<Schema>(KEPT_FILES, 1, {
    upgrade(database) {
      database.createObjectStore('uploads', { keyPath: 'id' });
      database.createObjectStore('files');
    },
    // Whoever signs out deletes it, and must not wait for this page.
    blocking: (_current, _blocked, event) => event.target instanceof IDBDatabase && event.target.close(),
  });
}

const lockOf = (owner: string) => `footnote-uploads-${owner}`;

/** Tells by a lock that a page is there, for as long as it is. */
function holdLock(owner: string): Promise<void> {
  return new Promise((resolve) => {
    if (!('locks' in navigator)) return resolve();
    void navigator.locks.request(lockOf(owner), () => {
      resolve();
      return new Promise(() => undefined);
    });
  });
}

/** Whether a page is gone; without locks, as on plain HTTP, nobody can tell, and uploads are sent twice at worst. */
async function isGone(owner: string): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  return navigator.locks.request(lockOf(owner), { ifAvailable: true }, (lock) => lock !== null);
}

/** Keeps uploads in the database of the browser, one change after the other. */
export function createKeptUploads(owner: string): KeptUploads {
  const held = new Map<string, number>();
  let opened: Promise<Database> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const ask = <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = (opened ??= holdLock(owner).then(open));
    const next = last.then(() => database).then(work);
    last = next.catch(() => undefined);
    return next;
  };
  /** Private windows refuse, and disks are full: an upload goes on all the same. */
  const tryTo = (work: (database: Database) => Promise<unknown>) => void ask(work).catch(() => undefined);
  return {
    add(upload, file) {
      markKept(true);
      tryTo((database) => keep(database, { held, upload: { ...upload, owner }, file }));
    },
    change: (upload) => tryTo((database) => replace(database, { ...upload, owner })),
    remove(id) {
      held.delete(id);
      tryTo((database) => forget(database, id));
    },
    adopt: () => ask((database) => adopt(database, owner)).catch(() => []),
  };
}

async function keep(
  database: Database,
  { held, upload, file }: { held: Map<string, number>; upload: StoredUpload; file: File },
): Promise<void> {
  const isRoom = [...held.values()].reduce((sum, size) => sum + size, file.size) <= ROOM;
  await database.put('uploads', upload);
  if (!isRoom) return;
  held.set(upload.id, file.size);
  await database.put('files', file, upload.id);
}

async function replace(database: Database, upload: StoredUpload): Promise<void> {
  const change = database.transaction('uploads', 'readwrite');
  // One that has ended meanwhile is not brought back.
  if ((await change.store.getKey(upload.id)) !== undefined) await change.store.put(upload);
  await change.done;
}

async function forget(database: Database, id: string): Promise<void> {
  const change = database.transaction(['uploads', 'files'], 'readwrite');
  await change.objectStore('uploads').delete(id);
  await change.objectStore('files').delete(id);
  const left = await change.objectStore('uploads').count();
  await change.done;
  if (left === 0) markKept(false);
}

async function adopt(database: Database, owner: string): ReturnType<KeptUploads['adopt']> {
  const take = async () => {
    const found: Awaited<ReturnType<KeptUploads['adopt']>> = [];
    const others = (await database.getAll('uploads')).filter((upload) => upload.owner !== owner);
    for (const [other, uploads] of Map.groupBy(others, (upload) => upload.owner)) {
      if (!(await isGone(other))) continue;
      for (const { owner: _, ...upload } of uploads) {
        await database.put('uploads', { ...upload, owner });
        const content = await database.get('files', upload.id);
        const file = content === undefined ? null : new File([content], upload.name, { type: 'application/pdf' });
        found.push({ upload, file });
      }
    }
    return found;
  };
  return 'locks' in navigator ? navigator.locks.request(ADOPTING, take) : take();
}
