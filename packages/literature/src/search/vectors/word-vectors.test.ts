import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LiteratureIndex } from '../literature-index.ports.ts';
import { memoryLiteratureIndex } from '../memory/memory-index.ts';
import { rankByMeaning } from '../question/rank-by-meaning.ts';
import { learnVectors } from './learn-vectors.ts';
import { namingArticles, plantedIndex } from './planted-articles.fixtures.ts';
import { statePath } from './training-state-file.ts';
import { readVectorFile, VECTOR_FORMAT, writeVectorFile } from './vector-file.ts';
import { withWordVectors } from './with-word-vectors.ts';

const LEARNER = fileURLToPath(new URL('./planted-articles.fixtures.ts', import.meta.url));
const ARTICLES = 400;

const folder = mkdtempSync(join(tmpdir(), 'footnote-vectors-'));
const whole = join(folder, 'whole.vectors');
let plain: LiteratureIndex;
let naming: LiteratureIndex;

beforeAll(async () => {
  plain = await plantedIndex(ARTICLES);
  naming = memoryLiteratureIndex();
  await naming.write({ articles: namingArticles(), deletions: [] });
  await learnVectors({ index: plain, path: whole, leastArticles: ARTICLES });
}, 120_000);
afterAll(async () => {
  await Promise.all([plain.close(), naming.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const terms = (text: string) => text.split(' ').map((word) => ({ text: word, weight: 1 }));
/** The vectors of a file, without when they were learnt. */
const learntIn = (path: string) => {
  const file = readVectorFile(path);
  if (!file.ok) throw new Error(file.error.message);
  return Buffer.from(file.value.payload).toString('base64');
};

describe('word vectors learnt from a collection', () => {
  it('tell what means the same under another name', async () => {
    const { index } = withWordVectors(naming, whole);
    const near = (await index.nearness?.(terms('heart attack'), ['1', '2', '3', '4'])) ?? [];
    for (const other of near.slice(1)) expect(other).toBeLessThan((near[0] ?? 0) - 0.3);
  });

  it('order hits by meaning and leave the scores where they were in the list', async () => {
    const { index } = withWordVectors(naming, whole);
    const hits = [
      { pmid: '2', score: 3 },
      { pmid: '3', score: 2.9 },
      { pmid: '1', score: 2.8 },
    ];
    const ranked = await rankByMeaning(index, terms('heart attack'), hits);
    expect(ranked[0]).toEqual({ pmid: '1', score: 3 });
    expect(ranked.map(({ score }) => score)).toEqual([3, 2.9, 2.8]);
    expect(await rankByMeaning(naming, terms('heart attack'), hits)).toBe(hits);
    expect(await rankByMeaning(index, terms('quidditch'), hits)).toBe(hits);
  });

  it('take a revised article for what it says now', async () => {
    const { index } = withWordVectors(naming, whole);
    const [before = 0] = (await index.nearness?.(terms('kidney stone'), ['4'])) ?? [];
    const [, , revised] = namingArticles();
    if (revised === undefined) throw new Error('No third article was planted.');
    await index.write({ articles: [{ ...revised, pmid: '4', version: 2 }], deletions: ['3'] });
    const [now, gone] = (await index.nearness?.(terms('kidney stone'), ['4', '3'])) ?? [];
    expect(now).toBeGreaterThan(before + 0.3);
    expect(gone).toBe(0);
  });

  it('are not learnt from too few articles, and nothing is left behind', async () => {
    const path = join(folder, 'few.vectors');
    const few = await plantedIndex(20);
    const { index, vectors } = withWordVectors(few, path);
    expect(await vectors.learn({ leastArticles: 21 })).toEqual({ articles: 20, words: 0, resumedAt: 0 });
    expect(vectors.status()).toEqual({ state: 'none' });
    expect(await index.nearness?.(terms('stroke'), ['2'])).toBeNull();
    await few.close();
  });
});

describe('learning that is cut short', () => {
  it('goes on where it saved after a kill, and ends as one that was not', async () => {
    const path = join(folder, 'killed.vectors');
    const killedAt = await learnUntilKilled(path, 10);
    expect(killedAt).toBeGreaterThanOrEqual(10);
    expect(existsSync(path)).toBe(false);
    const { vectors } = withWordVectors(plain, path);
    expect(vectors.status()).toEqual({ state: 'interrupted' });
    const { resumedAt } = await vectors.learn({ leastArticles: ARTICLES });
    expect(resumedAt).toBeGreaterThan(0);
    expect(learntIn(path)).toBe(learntIn(whole));
    expect(existsSync(statePath(path))).toBe(false);
    expect(vectors.status()).toMatchObject({ state: 'learnt', articles: ARTICLES });
  });

  it('begins anew where the articles are others, or what it left is damaged', async () => {
    const path = join(folder, 'changed.vectors');
    await learnUntilKilled(path, 10);
    const kept = join(folder, 'kept');
    copyFileSync(statePath(path), kept);
    const others = await plantedIndex(ARTICLES - 1);
    expect(await learnVectors({ index: others, path, leastArticles: 1 })).toMatchObject({
      articles: ARTICLES - 1,
      resumedAt: 0,
    });
    await others.close();
    copyFileSync(kept, statePath(path));
    truncateSync(statePath(path), readFileSync(kept).length - 1);
    expect(await learnVectors({ index: plain, path, leastArticles: 1 })).toMatchObject({ resumedAt: 0 });
    expect(learntIn(path)).toBe(learntIn(whole));
  });

  it('can be stopped, and what was learnt before stays in use meanwhile', async () => {
    const path = join(folder, 'stopped.vectors');
    copyFileSync(whole, path);
    const { vectors } = withWordVectors(plain, path);
    const stopping = new AbortController();
    const onProgress = () => stopping.abort();
    await expect(vectors.learn({ leastArticles: 1, onProgress, signal: stopping.signal })).rejects.toThrow(/abort/i);
    expect(vectors.status()).toMatchObject({ state: 'learnt' });
  });
});

describe('a file that is no finished set of word vectors', () => {
  const opened = async (path: string) => {
    const { index, vectors } = withWordVectors(plain, path);
    expect(await index.nearness?.(terms('stroke'), ['2'])).toBeNull();
    return vectors.status();
  };
  const changed = (name: string, change: (bytes: Buffer) => Buffer) => {
    const path = join(folder, name);
    writeFileSync(path, change(readFileSync(whole)));
    return path;
  };

  it.each([
    ['foreign', () => Buffer.from('PMID\ttitle\n'), /is no file of word vectors/],
    ['empty', () => Buffer.alloc(0), /is no file of word vectors/],
    ['half', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), /damaged or only half written/],
    ['begun', (bytes: Buffer) => bytes.subarray(0, 20), /damaged or only half written/],
    ['flipped', (bytes: Buffer) => Buffer.from(bytes).fill(7, 5_000, 5_001), /damaged or only half written/],
  ])('is refused with a sentence: %s', async (name, change, problem) => {
    expect(await opened(changed(name, change))).toEqual({
      state: 'unusable',
      problem: expect.stringMatching(problem),
    });
  });

  it('is refused in another format, and when it is only on the way', async () => {
    const path = changed('newer', (bytes) => {
      const newer = Buffer.from(bytes);
      newer.writeUInt32LE(VECTOR_FORMAT + 1, 16);
      return newer;
    });
    const problem = `The word vectors in ${path} have format ${VECTOR_FORMAT + 1}, and this version reads format ${VECTOR_FORMAT}.`;
    expect(await opened(path)).toEqual({ state: 'unusable', problem });
    const learning = join(folder, 'learning');
    const header = { kind: 'learning', step: 1, words: 0, digest: '' } as const;
    writeVectorFile(learning, { header, payload: new Uint8Array(0) });
    expect(await opened(learning)).toMatchObject({ state: 'unusable' });
  });
});

/** Starts learning in a process of its own and kills it once it came so far; gives the last step it told. */
function learnUntilKilled(path: string, step: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const args = ['--conditions=@footnote/source', '--no-warnings', LEARNER, path, String(ARTICLES)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let last = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      last = Math.max(last, ...chunk.toString().split('\n').slice(0, -1).map(Number));
      if (last >= step) child.kill('SIGKILL');
    });
    child.on('error', reject);
    child.on('close', () => resolve(last));
  });
}
