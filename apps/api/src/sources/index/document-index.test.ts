import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { effort } from '../../../../../tests/support/test-effort.ts';
import { documentIndexContract } from './document-index.contract.ts';
import { indexedDocument, SOURCE } from './indexed-document.fixtures.ts';
import { memoryDocumentIndex } from './memory-document-index.fixtures.ts';
import { passageEmbeddingsContract } from './passage-embeddings.contract.ts';
import { openDocumentIndex } from './open-document-index.ts';

const ROUNDS = effort({ whole: 60, sample: 3 });

const folder = mkdtempSync(join(tmpdir(), 'footnote-documents-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let folders = 0;
function newFolder(): string {
  folders += 1;
  return join(folder, String(folders), 'index');
}

documentIndexContract('in memory', memoryDocumentIndex);
documentIndexContract('SQLite', () => openDocumentIndex({ folder: newFolder(), openAtMost: 2 }));
passageEmbeddingsContract('SQLite', () => openDocumentIndex({ folder: newFolder(), openAtMost: 2 }));

it('keeps no vectors in memory, and takes no notice of the vector of a question', async () => {
  const index = memoryDocumentIndex();
  expect(index.embeddings).toBeNull();
  await index.put(indexedDocument(['Daily walks lowered blood pressure.']));
  const embedded = { model: { name: 'words', dimensions: 1 }, vector: Float32Array.of(1) };
  expect(await index.search({ sourceId: SOURCE, question: 'aspirin', limit: 5, embedded })).toEqual([]);
  await index.close();
});

it('finds what papers say in the place of everyday words within chosen documents alone, behind the words themselves', async () => {
  const index = openDocumentIndex({ folder: newFolder() });
  const texts = ['Three participants withdrew.', 'Walks lasted an hour.', 'Two had dropped out.'];
  const document = indexedDocument(texts, { sourceId: 'one' });
  await index.put(document);
  const found = async (documents?: string[]) => {
    const search = { sourceId: 'one', question: 'Who dropped out?', limit: 5 };
    return (await index.search(documents === undefined ? search : { ...search, documents })).map(({ text }) => text);
  };
  expect(await found()).toEqual([texts[2]]);
  expect(await found([document.documentId])).toEqual([texts[2], texts[0]]);
  await index.close();
});

describe('the files of a document index', () => {
  const text = 'Daily walks lowered blood pressure.';
  const search = { sourceId: 'one', question: 'walks', limit: 5 };

  it('are one for each source, there again after a restart, and gone with it', async () => {
    const path = newFolder();
    const first = openDocumentIndex({ folder: path });
    await first.put({ ...indexedDocument([text]), sourceId: 'one' });
    await first.put({ ...indexedDocument([text]), sourceId: 'two' });
    await first.close();
    expect(readdirSync(path).sort()).toEqual(['one.sqlite', 'two.sqlite']);
    const again = openDocumentIndex({ folder: path });
    expect(await again.search(search)).toMatchObject([{ text }]);
    await again.removeSource('one');
    expect(readdirSync(path).filter((name) => name.startsWith('one'))).toEqual([]);
    await again.close();
  });

  it('are not made by looking for something', async () => {
    const path = newFolder();
    const index = openDocumentIndex({ folder: path });
    await index.search(search);
    await index.remove({ sourceId: 'one', documentId: 'none' });
    expect(existsSync(path)).toBe(false);
    await index.close();
  });

  it(
    'are not there again after a source was removed, however it is searched beside',
    { timeout: 300_000 },
    async () => {
      const path = newFolder();
      const index = openDocumentIndex({ folder: path, openAtMost: 1 });
      for (let round = 0; round < ROUNDS; round += 1) {
        await index.put({ ...indexedDocument([text]), sourceId: 'one' });
        // Another source takes the only place, so that some find this one closed and some open.
        if (round % 2 === 0) await index.put({ ...indexedDocument([text]), sourceId: 'two' });
        const removal = { isDone: false };
        const removed = index.removeSource('one').finally(() => (removal.isDone = true));
        while (!removal.isDone) {
          const found = await Promise.all([index.search(search), index.search(search), index.stats('one')]);
          expect([0, 1]).toContain(found[0].length);
        }
        await removed;
        expect(await index.search(search)).toEqual([]);
        expect(readdirSync(path).filter((name) => name.startsWith('one'))).toEqual([]);
      }
      await index.close();
    },
  );

  it('hold the vectors of their passages, there again after a restart', async () => {
    const path = newFolder();
    const model = { name: 'words', dimensions: 2 };
    const first = openDocumentIndex({ folder: path });
    await first.put({ ...indexedDocument([text]), sourceId: 'one' });
    const page = { model, after: null, limit: 5 };
    const [passage] = (await first.embeddings?.lacking({ sourceId: 'one' }, page)) ?? [];
    const vectors = passage === undefined ? [] : [{ passage, vector: Float32Array.of(2, 0) }];
    await first.embeddings?.write('one', { model, vectors });
    await first.close();
    expect(readdirSync(path)).toEqual(['one.sqlite']);
    const again = openDocumentIndex({ folder: path });
    const embedded = { model, vector: Float32Array.of(1, 0) };
    expect(await again.search({ ...search, question: 'strolls', embedded })).toMatchObject([{ text, nearness: 1 }]);
    await again.close();
  });

  it('that are damaged fail their own source alone, and can be removed', async () => {
    const path = newFolder();
    const index = openDocumentIndex({ folder: path });
    await index.put({ ...indexedDocument([text]), sourceId: 'two' });
    writeFileSync(join(path, 'one.sqlite'), 'no index');
    await expect(index.search(search)).rejects.toThrow('not a database');
    await expect(index.put({ ...indexedDocument([text]), sourceId: 'one' })).rejects.toThrow('not a database');
    expect(await index.search({ ...search, sourceId: 'two' })).toHaveLength(1);
    await index.removeSource('one');
    await index.put({ ...indexedDocument([text]), sourceId: 'one' });
    expect(await index.search(search)).toHaveLength(1);
    await index.close();
  });
});
