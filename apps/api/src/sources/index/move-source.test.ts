import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryLiteratureIndex, questionKnowledge } from '@footnote/literature';
import { afterAll, expect, it } from 'vitest';
import { indexedDocument } from './indexed-document.fixtures.ts';
import { moveSource } from './move-source.ts';
import { openDocumentIndex, sourceFiles } from './open-document-index.ts';
import { searchPassages } from './source-collection.ts';

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
  await moveSource(path, to);
  await moveSource(path, to);
  expect((await to.stats()).articles).toBe(1_201);
  expect(await searchPassages({ index: to, knowledge: questionKnowledge() }, search)).toEqual(before);
});

it('moves nothing of a source that holds nothing', async () => {
  const to = memoryLiteratureIndex();
  await moveSource(join(folder, 'empty.sqlite'), to);
  expect((await to.stats()).articles).toBe(0);
});
