import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newObjectName } from './object-names.ts';
import type { ObjectStore } from './object-store.ports.ts';

/** What is sent to an address. */
export interface TestUpload {
  url: string;
  headers: Record<string, string>;
  body: Buffer;
  /** The account that sends it; that of the address unless told. */
  account?: string;
}

/** A store under test, with the clock it goes by. */
export interface StoreOfTests {
  store: ObjectStore;
  /** Sends a file as a browser does; whether it was taken. */
  send(upload: TestUpload): Promise<boolean>;
  /** Lets time go by. */
  pass(milliseconds: number): void;
  close(): Promise<void>;
}

/** Whether two addresses differ in nothing but the case of their escapes. */
function isSameAddress(one: string, other: string): boolean {
  const [first, second] = [one, other].map((url) => url.replaceAll(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase()));
  return first === second;
}

const TYPE = 'application/pdf';
export const ACCOUNT = 'account-of-tests';

/** What every store promises. The time of a server that is not ours does not pass at will: what needs that is left out there. */
export function objectStoreContract(
  what: string,
  open: () => Promise<StoreOfTests>,
  { isSkipped = false, isOfRealTime = false } = {},
): void {
  describe.skipIf(isSkipped)(`ObjectStore: ${what}`, () => {
    let opened: StoreOfTests;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const addressOf = (name: string, size: number, seconds = 60) =>
      opened.store.createUploadUrl(name, { type: TYPE, size, seconds, account: ACCOUNT });
    const upload = async (name: string, body: Buffer) => {
      const { url, headers } = await addressOf(name, body.length);
      return opened.send({ url, headers, body });
    };
    const contentOf = async (name: string, range?: { start: number; end: number }) => {
      const stream = await opened.store.openRead(name, range);
      return stream === null ? null : buffer(stream);
    };
    const digest = (content: Buffer | null) => content && createHash('sha256').update(content).digest('hex');

    it.each([1, 65_535, 65_536, 3_000_001])('keeps %i bytes as they were sent', async (size) => {
      const name = newObjectName(randomUUID());
      const body = randomBytes(size);
      expect(await upload(name, body)).toBe(true);
      expect(await opened.store.head(name)).toEqual({ size });
      expect(digest(await contentOf(name))).toBe(digest(body));
      const local = await opened.store.localCopy(name);
      expect(digest(local && (await readFile(local.path)))).toBe(digest(body));
      await local?.release();
    });

    it('reads a part of a file', async () => {
      const name = newObjectName(randomUUID());
      await upload(name, Buffer.from('%PDF-1.7 and more'));
      expect(String(await contentOf(name, { start: 0, end: 4 }))).toBe('%PDF-');
      expect(String(await contentOf(name, { start: 13, end: 99 }))).toBe('more');
    });

    it('lets a reader go away in the middle, and reads on for whoever began before a file was taken away', async () => {
      const name = newObjectName(randomUUID());
      const body = randomBytes(5_000_000);
      await upload(name, body);
      for (let reader = 0; reader < 100; reader += 1) {
        const left = await opened.store.openRead(name, { start: reader * 10_000, end: body.length - 1 });
        if (reader % 2 === 0) left?.once('data', () => left.destroy());
        else left?.destroy();
      }
      const stream = await opened.store.openRead(name);
      await opened.store.softDelete(name);
      expect(digest(stream && (await buffer(stream)))).toBe(digest(body));
      expect(await opened.store.openRead(name)).toBeNull();
    });

    it('reads parts of a file for two hundred at once', async () => {
      const name = newObjectName(randomUUID());
      const body = randomBytes(200_000);
      await upload(name, body);
      const parts = await Promise.all(
        Array.from({ length: 200 }, (_, index) => contentOf(name, { start: index * 1_000, end: index * 1_000 + 999 })),
      );
      expect(digest(Buffer.concat(parts.map((part) => part ?? Buffer.alloc(0))))).toBe(digest(body));
    });

    it('has nothing that was not uploaded', async () => {
      const name = newObjectName(randomUUID());
      const { store } = opened;
      expect([await store.head(name), await store.openRead(name), await store.localCopy(name)]).toEqual([
        null,
        null,
        null,
      ]);
      await store.softDelete(name);
      await store.remove(name);
      await store.deleteAll(randomUUID());
      expect(await store.purge(randomUUID(), new Date())).toBe(0);
    });

    it('takes a file once by its address, whoever sends another later or at the same time', async () => {
      const name = newObjectName(randomUUID());
      const { url, headers } = await addressOf(name, 5);
      const bodies = ['first', 'other', 'third', 'forth'].map((text) => Buffer.from(text));
      const taken = await Promise.all(bodies.map((body) => opened.send({ url, headers, body })));
      expect(taken.filter(Boolean)).toHaveLength(1);
      const before = String(await contentOf(name));
      expect(await opened.send({ url, headers, body: Buffer.from('later') })).toBe(false);
      expect(String(await contentOf(name))).toBe(before);
    });

    it.skipIf(isOfRealTime)('takes nothing late', async () => {
      const name = newObjectName(randomUUID());
      const { url, headers, expiresAt } = await addressOf(name, 4, 60);
      expect(expiresAt.getTime()).toBeGreaterThan(0);
      opened.pass(62_000);
      expect(await opened.send({ url, headers, body: Buffer.from('late') })).toBe(false);
      expect(await opened.store.head(name)).toBeNull();
    });

    it.skipIf(isOfRealTime)('gives no address that works for more than a quarter of an hour', async () => {
      const name = newObjectName(randomUUID());
      const { url, headers } = await addressOf(name, 4, 86_400);
      opened.pass(15 * 60_000 + 2_000);
      expect(await opened.send({ url, headers, body: Buffer.from('late') })).toBe(false);
    });

    it('takes no other size and no other type', async () => {
      const name = newObjectName(randomUUID());
      const { url, headers } = await addressOf(name, 4);
      for (const body of ['abc', 'abcde', ''].map((text) => Buffer.from(text)))
        expect(await opened.send({ url, headers, body })).toBe(false);
      for (const type of ['text/html', '', 'application/pdf; charset=x'])
        expect(
          await opened.send({ url, headers: { ...headers, 'content-type': type }, body: Buffer.from('abcd') }),
        ).toBe(false);
      expect(await opened.store.head(name)).toBeNull();
      expect(await opened.send({ url, headers, body: Buffer.from('abcd') })).toBe(true);
    });

    it('takes nothing by an address that was tampered with, 500 ways', { timeout: 120_000 }, async () => {
      const { url, headers } = await addressOf(newObjectName(randomUUID()), 4);
      const begin = url.indexOf('?');
      const letters = 'ABCDEFabcdef0123456789-_%&=';
      for (let round = 0; round < 500; round += 1) {
        const from = round % 5 === 0 ? Math.max(0, begin - 36) : begin + 1;
        const place = from + ((round * 7_919) % (url.length - from));
        const letter = letters[(round * 31) % letters.length] ?? 'A';
        const changed =
          round % 3 === 0
            ? url.slice(0, place) + url.slice(place + 1)
            : url.slice(0, place) + letter + url.slice(place + (round % 3 === 1 ? 1 : 0));
        // “%3b” is “%3B”: the address is the same.
        if (isSameAddress(changed, url)) continue;
        const taken = await opened.send({ url: changed, headers, body: Buffer.from('evil') });
        expect([changed, taken]).toEqual([changed, false]);
      }
    });

    it('takes a file away, keeps it for a while and purges it then; its address works no more', async () => {
      const sourceId = randomUUID();
      const name = newObjectName(sourceId);
      const { url, headers } = await addressOf(name, 4);
      expect(await opened.send({ url, headers, body: Buffer.from('gone') })).toBe(true);
      const before = new Date(Date.now() - 60 * 60_000);
      await opened.store.softDelete(name);
      expect(await opened.store.head(name)).toBeNull();
      expect(await opened.send({ url, headers, body: Buffer.from('back') })).toBe(false);
      expect(await opened.store.purge(sourceId, before)).toBe(0);
      expect(await opened.store.purge(sourceId, new Date(Date.now() + 24 * 60 * 60_000))).toBe(1);
      expect(await opened.store.purge(sourceId, new Date(Date.now() + 24 * 60 * 60_000))).toBe(0);
    });

    it('deletes everything of a source, and of no other', async () => {
      const [one, other] = [randomUUID(), randomUUID()];
      const names = [newObjectName(one), newObjectName(one), newObjectName(other)];
      for (const name of names) await upload(name, Buffer.from('text'));
      await opened.store.softDelete(names[0] ?? '');
      expect(await opened.store.sourceIds()).toEqual(expect.arrayContaining([one, other]));
      await opened.store.deleteAll(one);
      expect(await opened.store.sourceIds()).not.toContain(one);
      expect(await Promise.all(names.map((name) => opened.store.head(name)))).toEqual([null, null, { size: 4 }]);
      expect(await opened.store.purge(one, new Date(Date.now() + 24 * 60 * 60_000))).toBe(0);
    });

    it.each(['', 'a/b', '../x', `${randomUUID()}/../${randomUUID()}`, `${randomUUID()}/${randomUUID()}/x`, '\0'])(
      'makes no path of %j',
      async (name) => {
        const { store } = opened;
        await expect((async () => store.head(name))()).rejects.toThrow('no name');
        await expect((async () => store.softDelete(name))()).rejects.toThrow('no name');
        await expect((async () => store.deleteAll(name))()).rejects.toThrow('no name');
        await expect((async () => store.openRead(name))()).rejects.toThrow('no name');
        await expect((async () => addressOf(name, 1))()).rejects.toThrow('no name');
      },
    );
  });
}
