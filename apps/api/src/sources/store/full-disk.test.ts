import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { LiteratureIndexFailure } from '@footnote/literature';
import { afterAll, describe, expect, it } from 'vitest';
import { mountSmallDisk } from '../../platform/database/small-disk.fixtures.ts';
import { saysDiskFull } from '../../platform/disk-space.ts';
import { IndexCreationFailure } from '../index/document-index.ports.ts';
import { indexedDocument } from '../index/indexed-document.fixtures.ts';
import { openDocumentIndex } from '../index/open-document-index.ts';
import { openDiskObjectStore } from './disk-object-store.ts';
import { incomingUpload } from './incoming-upload.fixtures.ts';
import { newObjectName } from './object-names.ts';
import { ACCOUNT } from './object-store.contract.ts';

const MEGABYTE = 1024 * 1024;
const disk = mountSmallDisk(24);

describe.skipIf(disk === null)(
  'files and passages of documents on a disk that fills up (where a small one can be mounted)',
  () => {
    afterAll(() => disk?.unmount());

    it('files that found no room leave nothing, those that were taken stay, and the same address works when there is room', async () => {
      if (disk === null) return;
      const directory = join(disk.path, 'objects');
      const store = await openDiskObjectStore({ directory, secret: 'a secret of the tests', now: Date.now });
      const send = async (name: string, content: Buffer) => {
        const terms = { type: 'application/pdf', size: content.length, seconds: 60, account: ACCOUNT } as const;
        const { url, headers } = await store.createUploadUrl(name, terms);
        return () => store.receive(incomingUpload(url, { content, account: ACCOUNT, headers }));
      };
      const kept = newObjectName(randomUUID());
      expect((await (await send(kept, Buffer.from('%PDF-1.7 kept')))()).ok).toBe(true);
      const name = newObjectName(randomUUID());
      const tryIt = await send(name, Buffer.alloc(4 * MEGABYTE, 1));
      for (const left of [3 * MEGABYTE, MEGABYTE, 4096, 0]) {
        disk.fill(left);
        expect(saysDiskFull(await tryIt().catch((error: unknown) => error))).toBe(true);
        expect(await readdir(join(directory, 'incoming'))).toEqual([]);
        expect(await store.head(name)).toBeNull();
        const stream = await store.openRead(kept);
        expect(stream && String(await buffer(stream))).toBe('%PDF-1.7 kept');
        disk.free();
      }
      expect((await tryIt()).ok).toBe(true);
      expect(await store.head(name)).toEqual({ size: 4 * MEGABYTE });
      await store.remove(name);
    });

    it('documents that found no room are in no part searchable, those that were put stay, and all are found when there is room', async () => {
      if (disk === null) return;
      const folder = join(disk.path, 'indexes');
      const opened = openDocumentIndex({ folder });
      await opened.put(indexedDocument(['The key of the pharmacy is kept in a box.'], { sourceId: 'one' }));
      await opened.close();
      const words = () => Array.from({ length: 20 }, () => randomUUID()).join(' ');
      const texts = Array.from({ length: 300 }, () => `The stove is cleaned daily. ${words()}`);
      const large = indexedDocument(texts, { sourceId: 'one' });
      for (const left of [MEGABYTE, 0]) {
        disk.fill(left);
        const index = openDocumentIndex({ folder });
        const failed: unknown = await index.put(large).then(
          () => null,
          (error: unknown) => error,
        );
        // With no room for a page of its memory SQLite says less, and reads nothing either.
        const isOut = saysDiskFull(failed) || (await index.stats('one').catch(() => null)) === null;
        expect([left, failed, isOut]).toEqual([left, expect.any(LiteratureIndexFailure), true]);
        disk.free();
        expect(await index.search({ sourceId: 'one', question: 'stove', limit: 5 })).toEqual([]);
        expect(await index.search({ sourceId: 'one', question: 'pharmacy', limit: 5 })).toHaveLength(1);
        expect(await index.stats('one')).toEqual({ passages: 1 });
        await index.close();
      }
      disk.fill(0);
      const again = openDocumentIndex({ folder });
      const first = indexedDocument(['Gloves are in the drawer.'], { sourceId: 'two' });
      const isNotMade = await again.put(first).then(
        () => false,
        (error: unknown) => error instanceof IndexCreationFailure || saysDiskFull(error),
      );
      expect(isNotMade).toBe(true);
      disk.free();
      await again.put(first);
      expect(await again.stats('two')).toEqual({ passages: 1 });
      await again.put(large);
      expect(await again.stats('one')).toEqual({ passages: 301 });
      await again.close();
    });
  },
);
