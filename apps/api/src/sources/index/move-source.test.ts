import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryLiteratureIndex, questionKnowledge } from '@footnote/literature';
import { afterAll, expect, it } from 'vitest';
import { indexedDocument } from './indexed-document.fixtures.ts';
import { moveSource } from './move-source.ts';
import { openDocumentIndex, sourceFiles } from './open-document-index.ts';
import { searchPassages } from './source-collection.ts';

const { signal } = new AbortController();
const folder = mkdtempSync(join(tmpdir(), 'footnote-moved-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('moves all documents of a source with their passages as they are, as often as it is tried', async () => {
  const files = openDocumentIndex({ folder });
  const long = indexedDocument(Array.from({ length: 1_200 }, (_, day) => `Metformin was taken on day${day}.`));
  const short = indexedDocument(['Daily walks lowered blood pressure.']);
  await files.put(long);
  await files.put(short);
  const search = { sourceId: short.sourceId, question: 'walks or metformin on day1199', limit: 10 };
  const before = await files.search(search);
  await files.close();
  const to = memoryLiteratureIndex();
  const path = sourceFiles(folder).path(short.sourceId);
  await moveSource(path, to, signal);
  await moveSource(path, to, signal);
  expect((await to.stats()).articles).toBe(1_201);
  expect(await searchPassages({ index: to, knowledge: questionKnowledge() }, search)).toEqual(before);
});

it('moves nothing of a source that holds nothing', async () => {
  const to = memoryLiteratureIndex();
  await moveSource(join(folder, 'empty.sqlite'), to, signal);
  expect((await to.stats()).articles).toBe(0);
});

it('stops behind a document when nobody needs what is moved any more, and goes on with the next attempt', async () => {
  const files = openDocumentIndex({ folder });
  for (const text of ['First one.', 'Second one.', 'Third one.'])
    await files.put(indexedDocument([text], { sourceId: 'stopped' }));
  await files.close();
  const stopped = new AbortController();
  const to = memoryLiteratureIndex();
  const path = sourceFiles(folder).path('stopped');
  const untilFirst = {
    ...to,
    async write(...batch: Parameters<typeof to.write>) {
      const outcome = await to.write(...batch);
      stopped.abort(new Error('Not needed.'));
      return outcome;
    },
  };
  await expect(moveSource(path, untilFirst, stopped.signal)).rejects.toThrow('Not needed.');
  expect((await to.stats()).articles).toBe(1);
  await moveSource(path, to, signal);
  expect((await to.stats()).articles).toBe(3);
});
