import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLiteratureIndex } from '../search/sqlite/open-literature-index.ts';
import { memoryIndex, writeOnlyIndex } from '../search/contract/memory-index.fixtures.ts';
import { BATCH_SIZE } from './import-batch.ts';
import { importLiterature, MAX_LISTED_FAILURES, type ImportProgress } from './import-literature.ts';
import { articleSet, pubmedArticle } from './medline/medline-xml.fixtures.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footnote-import-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const numbered = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => pubmedArticle({ pmid: String(from + index) }));
const deletion = (...pmids: string[]) =>
  `<DeleteCitation>${pmids.map((pmid) => `<PMID Version="1">${pmid}</PMID>`).join('')}</DeleteCitation>`;
const day = (text: string) =>
  `<Year>${text.slice(0, 4)}</Year><Month>${text.slice(5, 7)}</Month><Day>${text.slice(8)}</Day>`;

describe('importLiterature', () => {
  it('reads files and folders of every kind once, in natural order, and changes nothing the second time', async () => {
    await mkdir(join(folder, 'deep'));
    await file('n10.xml', articleSet(pubmedArticle({ pmid: '1', title: 'Ten' })));
    await file(
      'n9.xml.gz',
      gzipSync(articleSet(pubmedArticle({ pmid: '1', title: 'Nine' }), pubmedArticle({ pmid: '2' }))),
    );
    await file('deep/list.jsonl.gz', gzipSync('{"pmid":"3","title":"Listed"}\n'));
    await file('notes.txt', 'not to be read');
    await symlink(folder, join(folder, 'deep', 'circle'));
    const { index, articles } = memoryIndex();
    const files = [folder, join(folder, 'n10.xml')];
    expect(await importLiterature({ index, files })).toEqual({
      read: 4,
      added: 3,
      updated: 0,
      deleted: 0,
      unchanged: 1,
      failed: [],
      failedBeyondList: 0,
    });
    expect([...articles.keys()].sort()).toEqual(['1', '2', '3']);
    expect(articles.get('1')?.title).toBe('Ten');
    expect(await importLiterature({ index, files })).toMatchObject({ read: 4, added: 0, updated: 0, unchanged: 4 });
  });

  it('lets the newest revision win, whatever the order, and the later of equal ones', async () => {
    const revisions = [
      pubmedArticle({ pmid: '1', title: 'version 2', version: '2', revised: day('2019-01-01') }),
      pubmedArticle({ pmid: '1', title: 'version 1', revised: day('2024-01-01') }),
      pubmedArticle({ pmid: '2', title: 'newer', revised: day('2022-02-02') }),
      pubmedArticle({ pmid: '2', title: 'older', revised: day('2022-02-01') }),
      pubmedArticle({ pmid: '3', title: 'first' }),
      pubmedArticle({ pmid: '3', title: 'last' }),
    ];
    const { index, articles } = memoryIndex();
    const result = await importLiterature({ index, files: [await file('a.xml', articleSet(...revisions))] });
    expect(result).toMatchObject({ read: 6, added: 3, unchanged: 3 });
    expect([...articles.values()].map(({ title }) => title)).toEqual(['version 2', 'newer', 'last']);
  });

  it('honours deletions and returns in file order', async () => {
    const { index, articles } = memoryIndex();
    const files = [
      await file('a.xml', articleSet(...numbered(1, 4))),
      await file(
        'b.xml',
        articleSet(
          deletion('1', '2', '99'),
          pubmedArticle({ pmid: '2', revised: day('2001-01-01') }),
          pubmedArticle({ pmid: '5' }),
          deletion('5'),
        ),
      ),
    ];
    const result = await importLiterature({ index, files });
    expect([...articles.keys()].sort()).toEqual(['2', '3', '4']);
    expect(articles.get('2')?.revised).toBe('2001-01-01');
    expect(result.read).toBe(result.added + result.updated + result.unchanged);
    const again = memoryIndex();
    for (const path of files) await importLiterature({ index: again.index, files: [path] });
    expect([...again.articles.keys()].sort()).toEqual(['2', '3', '4']);
  });

  it('commits in batches and reports its progress', async () => {
    const { index, batches } = memoryIndex();
    const received: ImportProgress[] = [];
    const path = await file('a.xml', articleSet(...numbered(1, BATCH_SIZE * 2 + 1)));
    const result = await importLiterature({ index, files: [path], onProgress: (progress) => received.push(progress) });
    expect(batches.map(({ articles }) => articles.length)).toEqual([BATCH_SIZE, BATCH_SIZE, 1]);
    expect(result.added).toBe(BATCH_SIZE * 2 + 1);
    const last = received.at(-1);
    expect(last).toMatchObject({
      file: path,
      files: 1,
      fileNumber: 1,
      result: { read: result.read, added: result.added, failed: 0 },
    });
    expect(last?.bytesRead).toBe(last?.bytesTotal);
  });

  it('reports what cannot be read with file and PMID and imports the rest', async () => {
    await mkdir(join(folder, 'empty'));
    const broken = await file(
      'a.xml',
      articleSet(
        '<PubmedArticle><MedlineCitation><PMID>7</PMID><bad></MedlineCitation></PubmedArticle>',
        ...numbered(1, 1),
      ),
    );
    const cut = await file('b.xml', articleSet(...numbered(2, 2)).slice(0, -150));
    const html = await file('c.html', '<html></html>');
    const nothing = await file('d.xml', '');
    const missing = join(folder, 'missing.xml');
    const { index } = memoryIndex();
    const result = await importLiterature({
      index,
      files: [broken, cut, html, nothing, missing, join(folder, 'empty')],
    });
    expect(result).toMatchObject({ read: 2, added: 2 });
    expect(result.failed).toEqual([
      { file: broken, pmid: '7', reason: expect.stringContaining('not well-formed') },
      { file: cut, pmid: '3', reason: expect.stringContaining('file ends') },
      { file: html, pmid: '', reason: expect.stringContaining('not a MEDLINE file') },
      { file: nothing, pmid: '', reason: 'the file is empty' },
      { file: missing, pmid: '', reason: 'no such file or directory' },
      { file: join(folder, 'empty'), pmid: '', reason: expect.stringContaining('holds no .xml') },
    ]);
  });

  it('lists a bounded number of failures and counts the rest', async () => {
    const path = await file('a.xml', articleSet('<PubmedArticle/>'.repeat(MAX_LISTED_FAILURES + 5)));
    const result = await importLiterature({ index: memoryIndex().index, files: [path] });
    expect(result.failed).toHaveLength(MAX_LISTED_FAILURES);
    expect(result.failedBeyondList).toBe(5);
  });

  it('stops between batches when aborted and keeps what was committed', async () => {
    const { index, articles } = memoryIndex();
    const abort = new AbortController();
    const path = await file('a.xml', articleSet(...numbered(1, BATCH_SIZE * 3)));
    const running = importLiterature({
      index,
      files: [path],
      signal: abort.signal,
      onProgress: () => abort.abort(new Error('enough')),
    });
    await expect(running).rejects.toThrow('enough');
    expect(articles.size).toBe(BATCH_SIZE);
  });

  it('rejects with what the index says when it cannot be written', async () => {
    const index = writeOnlyIndex(() => Promise.reject(new Error('disk full')));
    await expect(
      importLiterature({ index, files: [await file('a.xml', articleSet(...numbered(1, 1)))] }),
    ).rejects.toThrow('disk full');
  });

  it('fills the embedded engine, which then holds the same after a second run', async () => {
    const index = await openLiteratureIndex({ path: ':memory:' });
    try {
      const files = [await file('a.xml', articleSet(...numbered(1, 700), deletion('3'), deletion('4')))];
      expect(await importLiterature({ index, files })).toMatchObject({ read: 700, added: 700, deleted: 2 });
      expect((await index.stats()).articles).toBe(698);
      const [article] = await index.articles(['1']);
      expect(article).toMatchObject({ pmid: '1', title: 'Walking and blood pressure.' });
    } finally {
      await index.close();
    }
  });
});

/** Bytes in use after everything unreachable has been dropped. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  const collectGarbage: unknown = runInNewContext('gc');
  if (typeof collectGarbage === 'function') collectGarbage();
  return process.memoryUsage().heapUsed;
}

it('imports 200,000 records in bounded memory', async () => {
  const walk =
    '<Article><ArticleTitle>A walk</ArticleTitle><Abstract><AbstractText>People walk.</AbstractText></Abstract></Article>';
  const records = Array.from(
    { length: 2000 },
    (_, index) => `<PubmedArticle><MedlineCitation><PMID>${index + 1}</PMID>${walk}</MedlineCitation></PubmedArticle>`,
  );
  const pack = gzipSync(records.join(''));
  const packs = Array.from({ length: 100 }, () => pack);
  const path = await file(
    'large.xml.gz',
    Buffer.concat([gzipSync('<PubmedArticleSet>'), ...packs, gzipSync('</PubmedArticleSet>')]),
  );
  let written = 0;
  let highest = 0;
  const index = writeOnlyIndex((batch) => {
    written += batch.articles.length;
    if (written % 50_000 === 0) highest = Math.max(highest, heapInUse());
    return Promise.resolve({ added: batch.articles.length, updated: 0, unchanged: 0, deleted: 0 });
  });
  const before = heapInUse();
  const result = await importLiterature({ index, files: [path] });
  expect(result).toMatchObject({ read: 200_000, failed: [] });
  expect(highest - before).toBeLessThan(64 * 1024 * 1024);
}, 120_000);
