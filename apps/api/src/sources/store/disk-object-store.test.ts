import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDiskObjectStore } from './disk-object-store.ts';
import { incomingUpload } from './incoming-upload.fixtures.ts';
import { newObjectName } from './object-names.ts';
import { ACCOUNT, objectStoreContract, type TestUpload } from './object-store.contract.ts';
import type { ObjectStore, UploadReceiver } from './object-store.ports.ts';

const SECRET = 'a secret of the tests and of nothing else';
const TYPE = 'application/pdf';

async function* chunksOf(body: Buffer, size = 64 * 1024): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < body.length; start += size) yield body.subarray(start, start + size);
}

/** Sends a file as whoever the address was given to, unless told. */
const uploadAt = (url: string, { headers, body, account = ACCOUNT }: Omit<TestUpload, 'url'>) =>
  incomingUpload(url, { content: body, account, headers });

const newDirectory = () => mkdtemp(join(tmpdir(), 'footnote-objects-'));

objectStoreContract('disk', async () => {
  const directory = await newDirectory();
  let passed = 0;
  const store = await openDiskObjectStore({ directory, secret: SECRET, now: () => Date.now() + passed });
  return {
    store,
    async send({ url, ...upload }) {
      try {
        return (await store.receive(uploadAt(url, upload))).ok;
      } catch (error) {
        // An address that names no object is refused before it comes to the store.
        if (error instanceof Error && error.message.includes('no name')) return false;
        throw error;
      }
    },
    pass(milliseconds) {
      passed += milliseconds;
    },
    close: () => rm(directory, { recursive: true }),
  };
});

describe('a store on the disk', () => {
  let directory: string;
  let store: ObjectStore & UploadReceiver;
  beforeEach(async () => {
    directory = await newDirectory();
    store = await openDiskObjectStore({ directory, secret: SECRET, now: Date.now });
  });
  afterEach(() => rm(directory, { recursive: true }));

  const files = async () =>
    (await readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const addressOf = (name: string, size: number) =>
    store.createUploadUrl(name, { type: TYPE, size, seconds: 60, account: ACCOUNT });

  it('takes nothing from another account', async () => {
    const body = Buffer.from('text');
    const { url, headers } = await addressOf(newObjectName(randomUUID()), body.length);
    const refused = await store.receive(uploadAt(url, { headers, body, account: 'somebody-else' }));
    expect(refused).toEqual({ ok: false, error: { code: 'source/upload-link-invalid' } });
    expect(await files()).toEqual([]);
  });

  it('keeps nothing of a body that is cut at any byte, after which the same address still works', async () => {
    const body = Buffer.from('%PDF-1.7 of forty bytes, cut off anywhere');
    const name = newObjectName(randomUUID());
    const { url, headers } = await addressOf(name, body.length);
    for (let cut = 0; cut < body.length; cut += 1) {
      const silent = { ...uploadAt(url, { headers, body }), body: chunksOf(body.subarray(0, cut), 7) };
      expect(await store.receive(silent)).toEqual({ ok: false, error: { code: 'source/upload-differs' } });
      const broken = {
        ...uploadAt(url, { headers, body }),
        body: (async function* () {
          yield* chunksOf(body.subarray(0, cut), 7);
          throw new Error('The connection was lost.');
        })(),
      };
      expect(await store.receive(broken)).toEqual({ ok: false, error: { code: 'source/upload-differs' } });
      expect(await files()).toEqual([]);
    }
    expect((await store.receive(uploadAt(url, { headers, body }))).ok).toBe(true);
    expect(await store.head(name)).toEqual({ size: body.length });
  });

  it('stops reading a body that goes on for ever', async () => {
    let read = 0;
    const endless = (async function* () {
      for (;;) {
        read += 1;
        yield new Uint8Array(1024);
      }
    })();
    const { url, headers } = await addressOf(newObjectName(randomUUID()), 4096);
    const upload = { ...uploadAt(url, { headers, body: Buffer.alloc(4096) }), body: endless };
    expect(await store.receive(upload)).toEqual({ ok: false, error: { code: 'source/upload-differs' } });
    expect(read).toBeLessThan(100);
    expect(await files()).toEqual([]);
  });

  it('lets a disk that fails be told, and keeps nothing', async () => {
    await rm(join(directory, 'incoming'), { recursive: true });
    await writeFile(join(directory, 'incoming'), '');
    const { url, headers } = await addressOf(newObjectName(randomUUID()), 4);
    await expect(store.receive(uploadAt(url, { headers, body: Buffer.from('text') }))).rejects.toThrow('ENOTDIR');
  });

  it('forgets what was on its way when a process died', async () => {
    await writeFile(join(directory, 'incoming', 'half'), 'half of it');
    store = await openDiskObjectStore({ directory, secret: SECRET, now: Date.now });
    expect(await files()).toEqual([]);
  });

  it('takes nothing by the signature of another server', async () => {
    const other = await openDiskObjectStore({ directory, secret: 'another', now: Date.now });
    const body = Buffer.from('text');
    const terms = { type: TYPE, size: 4, seconds: 60, account: ACCOUNT };
    const { url, headers } = await other.createUploadUrl(newObjectName(randomUUID()), terms);
    expect((await store.receive(uploadAt(url, { headers, body }))).ok).toBe(false);
  });
});
