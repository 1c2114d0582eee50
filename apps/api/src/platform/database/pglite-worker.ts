import { existsSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { engineEndIn } from './wire-errors.ts';

/** What the worker is asked: wire bytes to execute, or to close the database. */
export type PgliteRequest = { kind: 'bytes'; id: number; bytes: Uint8Array } | { kind: 'close'; id: number };
export type PgliteReply =
  | { kind: 'ready' }
  | { kind: 'bytes'; id: number; bytes: Uint8Array }
  /** The database cannot be opened. */
  | { kind: 'refused'; code: string; message: string }
  /** The engine cannot be used any more. */
  | { kind: 'broken'; id: number; code: string; message: string };

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread.');

/** A database is created beside its place and moved there whole, so that a first start cut short begins anew. */
async function open(directory: string | null): Promise<PGlite> {
  if (directory === null) return PGlite.create();
  if (!existsSync(directory)) {
    const draft = `${directory}.new`;
    rmSync(draft, { recursive: true, force: true });
    const created = await PGlite.create({ dataDir: draft });
    await created.exec('CHECKPOINT');
    await created.close();
    renameSync(draft, directory);
  }
  // Killed before it wrote into its lock file, Postgres would refuse to start for ever; who may open the directory is told by a lock of our own.
  rmSync(join(directory, 'postmaster.pid'), { force: true });
  return PGlite.create({ dataDir: directory });
}

/** Less than a segment of the log: an engine that cannot be opened with so little left lacks room. */
const ROOM_TO_OPEN = 16 * 1024 * 1024;

/** Why the database cannot be opened; the engine throws objects without a word about it. */
function refusal(directory: string | null, error: unknown): Extract<PgliteReply, { kind: 'refused' }> {
  if (directory !== null) {
    const { bavail, bsize } = statfsSync(dirname(directory));
    if (bavail * bsize < ROOM_TO_OPEN)
      return { kind: 'refused', code: 'ENOSPC', message: 'The embedded database cannot be opened: the disk is full.' };
  }
  const words = error instanceof Error ? error.message : JSON.stringify(error);
  return { kind: 'refused', code: '', message: `The embedded database cannot be opened: ${words}` };
}

const { directory }: { directory: string | null } = workerData;
const reply = (message: PgliteReply) => port.postMessage(message);
const database = await open(directory).catch((error: unknown) => {
  reply(refusal(directory, error));
  return null;
});

let last: Promise<void> = Promise.resolve();
port.on('message', (request: PgliteRequest) => {
  last = last.then(() => answer(request));
});

async function answer(request: PgliteRequest): Promise<void> {
  if (database === null) return;
  try {
    if (request.kind === 'close') {
      await database.close();
      reply({ kind: 'bytes', id: request.id, bytes: new Uint8Array() });
      port?.close();
      return;
    }
    const bytes = await database.execProtocolRaw(request.bytes);
    const end = engineEndIn(bytes);
    if (end !== null) return reply({ kind: 'broken', id: request.id, ...end });
    // The bytes may be a view of the engine's own memory, which must not be handed over: copy.
    reply({ kind: 'bytes', id: request.id, bytes: new Uint8Array(bytes) });
  } catch (error) {
    const message = error instanceof Error ? error.message : JSON.stringify(error);
    reply({ kind: 'broken', id: request.id, code: '', message });
  }
}

if (database !== null) reply({ kind: 'ready' });
