import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3Settings } from '../../platform/config/object-store-config.ts';
import { saysDiskFull } from '../../platform/disk-space.ts';
import { checkSourceId, readObjectName } from '../store/object-names.ts';
import {
  LONGEST_UPLOAD_SECONDS,
  StoreFailure,
  type ObjectStore,
  type UploadAddress,
  type UploadTerms,
} from '../store/object-store.ports.ts';
import { STORE_TIMEOUTS, unlessStalled, type StoreTimeouts } from './stall-timeout.ts';

/** Headers an upload is bound to; the last lets an address work once. */
const SIGNED_HEADERS = new Set(['content-type', 'content-length', 'if-none-match']);

const keptIn = (sourceId: string) => `kept/${sourceId}/`;
const deletedIn = (sourceId: string) => `deleted/${sourceId}/`;
const fileIn = (room: (sourceId: string) => string, name: string) => {
  const { sourceId, objectId } = readObjectName(name);
  return `${room(sourceId)}${objectId}.pdf`;
};
const kept = (name: string) => fileIn(keptIn, name);

/**
 * Keeps the files of documents in a bucket. What was taken away leaves an empty object in its place until it is purged, so
 * that its address does not work again; as no file is empty, an empty object is none.
 */
export function openS3ObjectStore(
  settings: S3Settings,
  now: () => number,
  timeouts: StoreTimeouts = STORE_TIMEOUTS,
): ObjectStore {
  const client = openClient(settings, timeouts);
  const { bucket: Bucket } = settings;
  const put = (Key: string) => client.send(new PutObjectCommand({ Bucket, Key, Body: '', ContentLength: 0 }));
  const read = (name: string, Range?: string) => {
    const Key = kept(name);
    return unlessMissing(async () => {
      const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
      return Body instanceof IncomingMessage && ContentLength !== 0 ? unlessStalled(Body, timeouts) : null;
    });
  };
  const sizeOf = (name: string) => {
    const Key = kept(name);
    return unlessMissing(async () => (await client.send(new HeadObjectCommand({ Bucket, Key }))).ContentLength ?? 0);
  };
  const bucket = { client, Bucket };
  return {
    createUploadUrl: async (name, terms) => addressOf(bucket, { Key: kept(name), terms, now }),
    async head(name) {
      const size = (await sizeOf(name)) ?? 0;
      return size === 0 ? null : { size };
    },
    openRead: (name, range) => read(name, range && `bytes=${range.start}-${range.end}`),
    async localCopy(name) {
      const stream = await read(name);
      return stream === null ? null : download(stream);
    },
    async softDelete(name) {
      if (!(await sizeOf(name))) return;
      const copy = { Bucket, Key: fileIn(deletedIn, name), CopySource: `${Bucket}/${kept(name)}` };
      await unlessMissing(() => client.send(new CopyObjectCommand(copy)));
      await unlessMissing(() => put(kept(name)));
    },
    async remove(name) {
      const Key = kept(name);
      await unlessMissing(() => put(Key));
    },
    purge: async (sourceId, before) => purge(bucket, checkSourceId(sourceId), before),
    async deleteAll(sourceId) {
      checkSourceId(sourceId);
      for (const room of [keptIn, deletedIn]) {
        const { objects } = await list(bucket, room(sourceId));
        await deleteObjects(bucket, objects);
      }
    },
    async sourceIds() {
      const rooms = await Promise.all(['kept/', 'deleted/'].map((room) => list(bucket, room, '/')));
      return [...new Set(rooms.flatMap(({ folders }) => folders.map((folder) => folder.split('/')[1] ?? '')))];
    },
  };
}

function openClient(
  { region, endpoint, pathStyle, accessKeyId, secretAccessKey }: S3Settings,
  { connect, answer }: StoreTimeouts,
): S3Client {
  return new S3Client({
    region,
    requestHandler: { connectionTimeout: connect, requestTimeout: answer, throwOnRequestTimeout: true },
    ...(endpoint === null ? {} : { endpoint }),
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // A browser that sends a file computes no checksum; the file is verified by its SHA-256.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

interface Bucket {
  client: S3Client;
  Bucket: string;
}

interface Listed {
  Key?: string | undefined;
  Size?: number | undefined;
  LastModified?: Date | undefined;
}

/** What `work` gives; null where there is no such object. Throws StoreFailure for all that is no answer. */
async function unlessMissing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (cause) {
    // A range of an empty object cannot be satisfied.
    const status = cause instanceof S3ServiceException ? cause.$metadata.httpStatusCode : undefined;
    if (status === 404 || status === 416) return null;
    throw new StoreFailure('The store of objects failed.', { cause });
  }
}

/** Lists a folder: its objects, or the folders in it. */
async function list({ client, Bucket }: Bucket, Prefix: string, Delimiter?: string) {
  const objects: Listed[] = [];
  const folders: string[] = [];
  let ContinuationToken: string | undefined;
  do {
    const command = new ListObjectsV2Command({ Bucket, Prefix, Delimiter, ContinuationToken });
    const page = await unlessMissing(() => client.send(command));
    objects.push(...(page?.Contents ?? []));
    folders.push(...(page?.CommonPrefixes ?? []).flatMap((folder) => folder.Prefix ?? []));
    ContinuationToken = page?.NextContinuationToken;
  } while (ContinuationToken !== undefined);
  return { objects, folders };
}

async function addressOf(
  { client, Bucket }: Bucket,
  { Key, terms, now }: { Key: string; terms: UploadTerms; now: () => number },
): Promise<UploadAddress> {
  const { type, size } = terms;
  const expiresIn = Math.min(terms.seconds, LONGEST_UPLOAD_SECONDS);
  const fields = { ContentType: type, ContentLength: size, IfNoneMatch: '*' };
  const signingDate = new Date(now());
  const url = await getSignedUrl(client, new PutObjectCommand({ Bucket, Key, ...fields }), {
    expiresIn,
    signingDate,
    signableHeaders: SIGNED_HEADERS,
  });
  const expiresAt = new Date(signingDate.getTime() + expiresIn * 1000);
  return { url, headers: { 'content-type': type, 'if-none-match': '*' }, expiresAt };
}

/** Deletes what was taken away, and what was left in its place. */
async function purge(bucket: Bucket, sourceId: string, before: Date): Promise<number> {
  const isOld = ({ LastModified }: Listed) => LastModified !== undefined && LastModified < before;
  const deleted = (await list(bucket, deletedIn(sourceId))).objects.filter(isOld);
  const { objects } = await list(bucket, keptIn(sourceId));
  const empty = objects.filter((object) => object.Size === 0 && isOld(object));
  await deleteObjects(bucket, [...deleted, ...empty]);
  return deleted.length;
}

/** The most keys of one call. */
const KEYS_AT_ONCE = 1_000;

async function deleteObjects({ client, Bucket }: Bucket, objects: readonly Listed[]): Promise<void> {
  for (let start = 0; start < objects.length; start += KEYS_AT_ONCE) {
    const Objects = objects.slice(start, start + KEYS_AT_ONCE).map(({ Key }) => ({ Key }));
    const answer = await unlessMissing(() =>
      client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } })),
    );
    if ((answer?.Errors ?? []).length > 0) throw new StoreFailure('The store of objects kept what was to be deleted.');
  }
}

async function download(stream: Readable) {
  const directory = await mkdtemp(join(tmpdir(), 'footnote-object-'));
  const release = () => rm(directory, { recursive: true, force: true });
  const path = join(directory, 'object.pdf');
  try {
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
    return { path, release };
  } catch (cause) {
    await release();
    if (saysDiskFull(cause)) throw cause;
    throw new StoreFailure('The store of objects broke off.', { cause });
  }
}
