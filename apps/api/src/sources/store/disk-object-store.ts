import { createReadStream } from 'node:fs';
import { once } from 'node:events';
import { link, mkdir, open, readdir, rename, rm, stat, unlink, utimes } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { err, ok } from '@footnote/domain';
import { errorCode } from '../../platform/error-code.ts';
import { checkSourceId, readObjectName } from './object-names.ts';
import {
  LONGEST_UPLOAD_SECONDS,
  type IncomingUpload,
  type ObjectStore,
  type UploadReceiver,
  type UploadTerms,
} from './object-store.ports.ts';
import { createUploadSigner, type UploadSigner } from './upload-signature.ts';
import { exactly, UploadMismatch } from './exact-body.ts';

export interface DiskStoreDeps {
  /** Directory of its own, below the one of data and outside everything that is served. */
  directory: string;
  /** What the key of the signatures is made from. */
  secret: string;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The one media type that is stored. */
const TYPE = 'application/pdf';

/** Keeps the files of documents on the disk of this machine, whose process is the only one that writes there. */
export async function openDiskObjectStore(deps: DiskStoreDeps): Promise<ObjectStore & UploadReceiver> {
  const places = placesIn(deps.directory);
  const signer = createUploadSigner(deps.secret);
  // Whatever was on its way when a process died is nobody's.
  await rm(places.incoming, { recursive: true, force: true });
  await mkdir(places.incoming, { recursive: true, mode: 0o700 });
  return {
    createUploadUrl: (name, terms) => Promise.resolve(addressOf({ ...deps, signer }, name, terms)),
    receive: (upload) => receive({ ...deps, signer, places }, upload),
    async head(name) {
      const found = await statOf(places.kept(name));
      return found === null ? null : { size: found.size };
    },
    async openRead(name, range) {
      const path = places.kept(name);
      // Opened before it is given, so that a file that is deleted meanwhile is read to its end.
      const stream = createReadStream(path, range ?? {});
      return unlessMissing(async () => {
        await once(stream, 'open');
        return stream;
      });
    },
    async localCopy(name) {
      const path = places.kept(name);
      return (await statOf(path)) === null ? null : { path, release: () => Promise.resolve() };
    },
    async softDelete(name) {
      const moment = new Date(deps.now());
      const to = places.deleted(name);
      await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      // What it was changed last is when it was taken away, which purging goes by.
      await unlessMissing(async () => {
        await utimes(places.kept(name), moment, moment);
        await rename(places.kept(name), to);
      });
    },
    remove: (name) => rm(places.kept(name), { force: true }),
    purge: (sourceId, before) => purge(places.deletedOf(checkSourceId(sourceId)), before),
    async deleteAll(sourceId) {
      checkSourceId(sourceId);
      await rm(places.keptOf(sourceId), { recursive: true, force: true });
      await rm(places.deletedOf(sourceId), { recursive: true, force: true });
    },
    async sourceIds() {
      const rooms = [places.keptOf(''), places.deletedOf('')];
      const names = await Promise.all(rooms.map((room) => unlessMissing(() => readdir(room))));
      return [...new Set(names.flatMap((found) => found ?? []))];
    },
  };
}

/** Where which file lies. Throws for what is no name of one. */
function placesIn(directory: string) {
  const keptOf = (sourceId: string) => join(directory, 'kept', sourceId);
  const deletedOf = (sourceId: string) => join(directory, 'deleted', sourceId);
  const fileIn = (room: (sourceId: string) => string) => (name: string) => {
    const { sourceId, objectId } = readObjectName(name);
    return join(room(sourceId), `${objectId}.pdf`);
  };
  return {
    incoming: join(directory, 'incoming'),
    keptOf,
    deletedOf,
    kept: fileIn(keptOf),
    deleted: fileIn(deletedOf),
  };
}

function addressOf(
  { signer, now }: { signer: UploadSigner; now: () => number },
  name: string,
  { type, size, seconds, account }: UploadTerms,
) {
  const { sourceId, objectId } = readObjectName(name);
  const expiresAt = new Date(now() + Math.min(seconds, LONGEST_UPLOAD_SECONDS) * 1000);
  const terms = { size: String(size), expires: String(expiresAt.getTime()) };
  const query = new URLSearchParams({ ...terms, signature: signer.sign({ name, type, account, ...terms }) });
  return {
    url: `/api/uploads/${sourceId}/${objectId}?${query.toString()}`,
    headers: { 'content-type': type },
    expiresAt,
  };
}

interface ReceivingDeps extends DiskStoreDeps {
  signer: UploadSigner;
  places: ReturnType<typeof placesIn>;
}

async function receive(
  { signer, places, now }: ReceivingDeps,
  { name, query, account, contentType, contentLength, body }: IncomingUpload,
) {
  const { size, expires, signature } = query;
  const isSigned = signer.isSigned({ name, type: TYPE, size, expires, account }, signature);
  if (!isSigned || now() > Number(expires)) return err({ code: 'source/upload-link-invalid' as const });
  if (contentType !== TYPE || contentLength !== size) return err({ code: 'source/upload-differs' as const });
  const path = places.kept(name);
  const isUsed = (await statOf(path)) !== null || (await statOf(places.deleted(name))) !== null;
  if (isUsed) return err({ code: 'source/upload-link-invalid' as const });
  const temporary = join(places.incoming, randomUUID());
  try {
    await writeWhole(temporary, exactly(body, Number(size)));
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // Unlike a rename it fails where somebody was faster with the same address.
    await link(temporary, path);
    await syncDirectory(dirname(path));
    return ok(null);
  } catch (error) {
    if (error instanceof UploadMismatch) return err({ code: 'source/upload-differs' as const });
    if (errorCode(error) === 'EEXIST') return err({ code: 'source/upload-link-invalid' as const });
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Writes a file that is on the disk before it is told. */
async function writeWhole(path: string, body: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await pipeline(Readable.from(body, { objectMode: false }), file.createWriteStream({ flush: true }));
  } finally {
    await file.close().catch(() => undefined);
  }
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

async function statOf(path: string) {
  return unlessMissing(() => stat(path));
}

/** What `work` gives; null where a file is not there. */
async function unlessMissing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

async function purge(directory: string, before: Date): Promise<number> {
  const names = (await unlessMissing(() => readdir(directory))) ?? [];
  let purged = 0;
  for (const name of names) {
    const path = join(directory, name);
    const found = await statOf(path);
    if (found === null || found.mtime >= before) continue;
    await unlink(path);
    purged += 1;
  }
  return purged;
}
