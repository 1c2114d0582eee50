import { existsSync, renameSync, rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** What the worker is asked: wire bytes to execute, or to close the database. */
export type PgliteRequest = { kind: 'bytes'; id: number; bytes: Uint8Array } | { kind: 'close'; id: number };
export type PgliteReply =
  | { kind: 'ready' }
  | { kind: 'bytes'; id: number; bytes: Uint8Array }
  | { kind: 'broken'; id: number; message: string };

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
  return PGlite.create({ dataDir: directory });
}

const { directory }: { directory: string | null } = workerData;
const database = await open(directory);
const reply = (message: PgliteReply) => port.postMessage(message);

let last: Promise<void> = Promise.resolve();
port.on('message', (request: PgliteRequest) => {
  last = last.then(() => answer(request));
});

async function answer(request: PgliteRequest): Promise<void> {
  try {
    if (request.kind === 'close') {
      await database.close();
      reply({ kind: 'bytes', id: request.id, bytes: new Uint8Array() });
      port?.close();
      return;
    }
    const bytes = await database.execProtocolRaw(request.bytes);
    // The bytes may be a view of the engine's own memory, which must not be handed over: copy.
    reply({ kind: 'bytes', id: request.id, bytes: new Uint8Array(bytes) });
  } catch (error) {
    reply({ kind: 'broken', id: request.id, message: error instanceof Error ? error.message : String(error) });
  }
}

reply({ kind: 'ready' });
