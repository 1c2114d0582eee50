import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LiteratureIndex } from '../../search/literature-index.ports.ts';
import { memoryLiteratureIndex } from '../../search/memory/memory-index.ts';
import { articleSet, pubmedArticle } from '../medline/medline-xml.fixtures.ts';
import { NO_TEST_DATA, testData } from '../test-data.fixtures.ts';
import { hastyHttpOptions, TestPubmedServer } from './pubmed-server.fixtures.ts';
import { syncLiterature, type SyncProgress, type SyncRequest } from './sync-literature.ts';

const article = (pmid: string, title = `Title ${pmid}`, citation = '') => pubmedArticle({ pmid, title, citation });
const deletion = (pmid: string) => `<DeleteCitation><PMID Version="1">${pmid}</PMID></DeleteCitation>`;
const retractionOf = (pmid: string) =>
  `<CommentsCorrectionsList><CommentsCorrections RefType="RetractionOf"><RefSource>J Walk</RefSource><PMID Version="1">${pmid}</PMID></CommentsCorrections></CommentsCorrectionsList>`;
/** Larger than a network packet, and not to be squeezed. */
const longTitles = Array.from({ length: 300 }, (_, at) =>
  article(String(at + 1), `Walk ${Math.sin(at)} ${Math.cos(at)}`),
);

let server: TestPubmedServer;
let index: LiteratureIndex;
let directory = '';
let pauses: number[] = [];
beforeEach(async () => {
  server = await TestPubmedServer.start();
  index = memoryLiteratureIndex();
  directory = mkdtempSync(join(tmpdir(), 'footnote-sync-'));
  pauses = [];
});
afterEach(async () => {
  await server.close();
  await index.close();
  rmSync(directory, { recursive: true });
});

const sync = (changes: Partial<SyncRequest> = {}, signal?: AbortSignal) =>
  syncLiterature({
    index,
    server: { baseUrl: server.baseUrl, directory, http: hastyHttpOptions(pauses), signal },
    baseline: false,
    since: null,
    keep: false,
    now: () => new Date('2026-02-03T04:05:06Z'),
    ...changes,
  });
const names = async () => (await index.appliedFiles()).map(({ name }) => name);
const FIRST = 'updatefiles/pubmed26n0002.xml.gz';
const SECOND = 'updatefiles/pubmed26n0003.xml.gz';

describe('syncLiterature', () => {
  it('applies the baseline and its updates in order, with deletions and retractions, then nothing', async () => {
    server.put('baseline/pubmed26n0001.xml.gz', [article('1'), article('2'), article('3')]);
    server.put(FIRST, [article('9', 'Retraction', retractionOf('1')), deletion('2')]);
    server.put(SECOND, [article('3', 'Revised')], { published: '2026-01-05' });
    const received: SyncProgress[] = [];
    const result = await sync({ baseline: true, onProgress: (progress) => received.push(progress) });
    expect(result).toMatchObject({ read: 5, added: 4, updated: 1, deleted: 1, failed: [], failure: null, waiting: 0 });
    expect(result.newest).toEqual({ name: 'pubmed26n0003.xml.gz', published: '2026-01-05' });
    expect(await names()).toEqual(result.applied);
    expect(result.applied).toEqual(['pubmed26n0001.xml.gz', 'pubmed26n0002.xml.gz', 'pubmed26n0003.xml.gz']);
    expect(await index.stats()).toMatchObject({ articles: 3, retracted: 1 });
    expect((await index.articles(['3']))[0]?.title).toBe('Revised');
    expect(received.at(0)?.step).toBe('listing');
    expect(received.at(-1)).toMatchObject({ step: 'applying', fileNumber: 3, files: 3, read: 5 });
    expect(readdirSync(directory)).toEqual([]);
    expect(await sync({ baseline: true })).toMatchObject({ applied: [], read: 0, failure: null });
    expect(await sync()).toMatchObject({ applied: [], read: 0, notes: [] });
  });

  it('keeps the files when told to, and does not fetch them again', async () => {
    server.put(FIRST, [article('1')]);
    await sync({ keep: true });
    expect(readdirSync(directory)).toEqual(['pubmed26n0002.xml.gz']);
    index = memoryLiteratureIndex();
    server.asked.length = 0;
    expect(await sync()).toMatchObject({ applied: ['pubmed26n0002.xml.gz'] });
    expect(server.asked).not.toContain(FIRST);
  });

  it('goes on where a download was cut, and begins anew when the file has changed meanwhile', async () => {
    server.put(FIRST, longTitles);
    server.mishaps(FIRST, { type: 'cut', after: 4000 }, { type: 'cut', after: 4000 });
    expect(await sync()).toMatchObject({ failure: null, read: 300 });
    expect(server.asked.filter((path) => path.startsWith(FIRST) && !path.endsWith('.md5'))).toEqual([
      FIRST,
      `${FIRST} bytes=4000-`,
      `${FIRST} bytes=8000-`,
    ]);
    const changed = gzipSync(articleSet(article('7', 'Changed')));
    server.put(SECOND, longTitles);
    server.mishaps(SECOND, { type: 'cut', after: 4000 }, { type: 'change', bytes: changed });
    expect(await sync()).toMatchObject({ failure: { code: 'sync/wrong-checksum', file: 'pubmed26n0003.xml.gz' } });
    server.put(SECOND, changed);
    expect(await sync()).toMatchObject({ failure: null, read: 1, updated: 1 });
  });

  it('gives a stalled exchange up and tries again', async () => {
    server.put(FIRST, longTitles);
    server.mishaps('updatefiles/', { type: 'stall', after: 0 });
    server.mishaps(FIRST, { type: 'stall', after: 2000 });
    expect(await sync()).toMatchObject({ failure: null, read: 300 });
  });

  it('waits as long as a busy server asks, and otherwise longer each time, before it gives up', async () => {
    server.put(FIRST, [article('1')]);
    server.mishaps(FIRST, { type: 'status', status: 429, retryAfter: '7' }, { type: 'status', status: 503 });
    expect(await sync()).toMatchObject({ failure: null });
    expect(pauses).toEqual([7000, 4000]);
    server.put(SECOND, [article('2')]);
    server.mishaps(SECOND, ...Array.from({ length: 9 }, () => ({ type: 'status', status: 500 }) as const));
    expect(await sync()).toMatchObject({ failure: { code: 'sync/refused' }, waiting: 1 });
  });

  it('fetches a file with a wrong checksum once more, then says so and applies nothing of it', async () => {
    server.put(FIRST, [article('1')]);
    server.put(SECOND, [article('2')], { md5: 'f'.repeat(32) });
    const result = await sync();
    expect(result).toMatchObject({ applied: ['pubmed26n0002.xml.gz'], failure: { code: 'sync/wrong-checksum' } });
    expect(server.asked.filter((path) => path === SECOND)).toHaveLength(2);
    expect(await index.articles(['2'])).toEqual([]);
    expect(readdirSync(directory)).toEqual([]);
  });

  it.each([
    ['a page instead of the list', 'sync/not-a-listing', () => server.mishaps('updatefiles/', { type: 'page' })],
    ['a page instead of the file', 'sync/web-page', () => server.mishaps(FIRST, { type: 'page' })],
    ['a page instead of the checksum', 'sync/no-checksum', () => server.mishaps(`${FIRST}.md5`, { type: 'page' })],
    ['no checksum yet', 'sync/no-checksum', () => server.remove(`${FIRST}.md5`)],
    ['a file that has gone', 'sync/not-found', () => server.mishaps(FIRST, { type: 'status', status: 404 })],
    ['a refusal', 'sync/refused', () => server.mishaps(FIRST, { type: 'status', status: 403 })],
    [
      'text cut short before it was packed',
      'sync/damaged',
      () => server.put(FIRST, gzipSync('<PubmedArticleSet><PubmedArticle>')),
    ],
    ['another file than articles', 'sync/damaged', () => server.put(FIRST, gzipSync('<html></html>'))],
    [
      'a packed file cut short',
      'sync/damaged',
      () => server.put(FIRST, gzipSync(articleSet(article('1'))).subarray(0, -20)),
    ],
  ])('says so plainly when it meets %s', async (_what, code, meet) => {
    server.put(FIRST, [article('1')]);
    meet();
    const result = await sync();
    expect(result).toMatchObject({
      applied: [],
      read: 0,
      failure: { code, message: expect.stringMatching(/^\S.*\.$/) },
    });
    expect((await index.stats()).articles).toBe(0);
  });

  it('says so plainly when there is no network, or nothing to write to', async () => {
    server.put(FIRST, [article('1')]);
    const nobody = { baseUrl: 'http://127.0.0.1:9/pubmed/', directory, http: hastyHttpOptions() };
    expect(await sync({ server: nobody })).toMatchObject({ failure: { code: 'sync/unreachable' }, newest: null });
    writeFileSync(join(directory, 'file'), '');
    const inFile = { baseUrl: server.baseUrl, directory: join(directory, 'file'), http: hastyHttpOptions() };
    expect(await sync({ server: inFile })).toMatchObject({ failure: { code: 'sync/unwritable' } });
  });

  it.skipIf(!existsSync('/dev/full'))('says that the disk is full, and goes on when it no longer is', async () => {
    server.put(FIRST, [article('1')]);
    const part = join(directory, 'pubmed26n0002.xml.gz.part');
    symlinkSync('/dev/full', part);
    expect(await sync()).toMatchObject({ failure: { code: 'sync/disk-full', message: 'The disk is full.' } });
    rmSync(part);
    expect(await sync()).toMatchObject({ failure: null, read: 1 });
  });

  it('stops when told to, and goes on at the next run', async () => {
    server.put(FIRST, [article('1')]);
    server.put(SECOND, [article('2')]);
    const stop = new AbortController();
    const onProgress = ({ fileNumber }: SyncProgress) => (fileNumber === 2 ? stop.abort() : undefined);
    await expect(sync({ onProgress }, stop.signal)).rejects.toThrow(/abort/i);
    expect(await names()).toEqual(['pubmed26n0002.xml.gz']);
    expect(await sync()).toMatchObject({ applied: ['pubmed26n0003.xml.gz'] });
  });
});

it('applies real update files, and reports records it cannot read', async ({ skip }) => {
  const folder = testData('pubmed_xml/ncbiutils/tests/data');
  const sample = testData('pubmed_xml/fatcat/pubmedsample_2019.xml.gz');
  if (folder === null || sample === null) {
    skip(NO_TEST_DATA);
    return;
  }
  server.put('baseline/pubmed22n0001.xml.gz', readFileSync(sample));
  server.put('updatefiles/pubmed22n0002.xml.gz', readFileSync(join(folder, 'pubmed22n1115.xml.gz')));
  server.put('updatefiles/pubmed22n0003.xml.gz', readFileSync(join(folder, 'pubmed22n1313.xml.gz')));
  const result = await sync({ baseline: true });
  expect(result).toMatchObject({ failure: null, waiting: 0, failed: [] });
  expect(result.applied).toHaveLength(3);
  expect((await index.stats()).articles).toBe(result.added - result.deleted);
});
