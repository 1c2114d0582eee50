import { describe, expect, it } from 'vitest';
import { randomNumbers } from '@footnote/domain';
import type { ArticleEmbeddings, EmbeddingModel } from '../article-embeddings.ports.ts';
import type { LiteratureIndex } from '../literature-index.ports.ts';
import type { Query } from '../query.ts';

import { indexesOf, titled, type OpenIndex } from './index-contract.fixtures.ts';

const MODEL: EmbeddingModel = { name: 'small', dimensions: 3 };
const ALL: Query = { type: 'all' };
const FIRST = { query: ALL, after: null, limit: 1_000 };

const vector = (...numbers: number[]) => Float32Array.from(numbers);

function embeddingsOf({ embeddings }: LiteratureIndex): ArticleEmbeddings {
  if (embeddings === undefined) throw new Error('This index keeps no embeddings.');
  return embeddings;
}

/** What every LiteratureIndex does that keeps embeddings. */
export function describeEmbeddingsContract(open: OpenIndex): void {
  describe('embeddings of articles', () => {
    const holding = indexesOf(open);
    const held = async (...titles: string[]) => {
      const index = await holding(titled(...titles));
      return { index, embeddings: embeddingsOf(index) };
    };
    keepsEmbeddings(held);
    findsNearest(held);
    refusesEmbeddings(held);
  });
}

type Held = (...titles: string[]) => Promise<{ index: LiteratureIndex; embeddings: ArticleEmbeddings }>;

function keepsEmbeddings(held: Held): void {
  it('tells which articles lack one, and which the model refuses', async () => {
    const { embeddings } = await held('heart', 'lung', 'liver', 'brain');
    expect(await embeddings.lacking(MODEL, FIRST)).toEqual(['1', '2', '3', '4']);
    expect(await embeddings.count(MODEL, ALL)).toEqual({ embedded: 0, refused: 0, lacking: 4 });
    await embeddings.write(MODEL, [
      { pmid: '2', vector: vector(1, 0, 0) },
      { pmid: '3', vector: null },
      { pmid: '99', vector: vector(1, 0, 0) },
    ]);
    expect(await embeddings.lacking(MODEL, FIRST)).toEqual(['1', '4']);
    expect(await embeddings.lacking(MODEL, { ...FIRST, after: '1' })).toEqual(['4']);
    expect(await embeddings.lacking(MODEL, { ...FIRST, limit: 1 })).toEqual(['1']);
    expect(await embeddings.count(MODEL, ALL)).toEqual({ embedded: 1, refused: 1, lacking: 2 });
    expect(await Promise.all([embeddings.has(MODEL), embeddings.has({ ...MODEL, dimensions: 4 })])).toEqual([
      true,
      false,
    ]);
    const query: Query = { type: 'match', fields: ['title'], text: 'lung', fuzziness: 0, operator: 'and' };
    expect(await embeddings.count(MODEL, query)).toEqual({ embedded: 1, refused: 0, lacking: 0 });
  });

  it('replaces one, also of what was refused', async () => {
    const { embeddings } = await held('heart', 'lung');
    await embeddings.write(MODEL, [
      { pmid: '1', vector: null },
      { pmid: '2', vector: vector(0, 1, 0) },
    ]);
    await embeddings.write(MODEL, [
      { pmid: '1', vector: vector(1, 0, 0) },
      { pmid: '2', vector: null },
    ]);
    expect(await embeddings.count(MODEL, ALL)).toEqual({ embedded: 1, refused: 1, lacking: 0 });
    const found = await embeddings.nearest({ model: MODEL, vector: vector(1, 0, 0), query: ALL, limit: 5 });
    expect(found).toEqual([{ pmid: '1', cosine: 1 }]);
  });

  it('compares with those of the same model alone, by name and dimensions', async () => {
    const { embeddings } = await held('heart', 'lung');
    await embeddings.write(MODEL, [{ pmid: '1', vector: vector(1, 0, 0) }]);
    const [other, shorter] = [
      { ...MODEL, name: 'large' },
      { ...MODEL, dimensions: 2 },
    ];
    await embeddings.write(other, [{ pmid: '2', vector: vector(1, 0, 0) }]);
    for (const [model, pmid] of [
      [MODEL, '1'],
      [other, '2'],
    ] as const)
      expect(await embeddings.nearest({ model, vector: vector(1, 0, 0), query: ALL, limit: 5 })).toEqual([
        { pmid, cosine: 1 },
      ]);
    expect(await embeddings.nearest({ model: shorter, vector: vector(1, 0), query: ALL, limit: 5 })).toEqual([]);
    expect(await embeddings.lacking(shorter, FIRST)).toEqual(['1', '2']);
    expect(await embeddings.lacking(other, FIRST)).toEqual(['1']);
  });

  it('forgets them with the article, and where it is written anew', async () => {
    const { index, embeddings } = await held('heart', 'lung', 'liver');
    await embeddings.write(
      MODEL,
      ['1', '2', '3'].map((pmid) => ({ pmid, vector: vector(1, 0, 0) })),
    );
    await index.write({ articles: [], deletions: ['1'] });
    const [, lung] = titled('heart', 'lung, anew');
    await index.write({ articles: lung === undefined ? [] : [lung], deletions: [] });
    const near = await embeddings.nearest({ model: MODEL, vector: vector(1, 0, 0), query: ALL, limit: 5 });
    expect(near.map(({ pmid }) => pmid)).toEqual(['3']);
    expect(await embeddings.lacking(MODEL, FIRST)).toEqual(['2']);
    await index.write({ articles: titled('another'), deletions: [] });
    expect(await embeddings.lacking(MODEL, FIRST)).toEqual(['1', '2']);
  });
}

function findsNearest(held: Held): void {
  it('gives the nearest first by direction alone, then the newer, within a query', async () => {
    const { embeddings } = await held('heart one', 'heart two', 'lung', 'heart three', 'liver');
    await embeddings.write(MODEL, [
      { pmid: '1', vector: vector(3, 4, 0) },
      { pmid: '2', vector: vector(0, -2, 0) },
      { pmid: '3', vector: vector(0.1, 0, 0) },
      { pmid: '4', vector: vector(30, 40, 0) },
    ]);
    const request = { model: MODEL, vector: vector(5, 0, 0), query: ALL, limit: 10 };
    const near = await embeddings.nearest(request);
    expect(near.map(({ pmid }) => pmid)).toEqual(['3', '4', '1', '2']);
    expect(near.map(({ cosine }) => Math.round(cosine * 1_000) / 1_000)).toEqual([1, 0.6, 0.6, 0]);
    expect(await embeddings.nearest({ ...request, limit: 1 })).toHaveLength(1);
    const query: Query = { type: 'match', fields: ['title'], text: 'heart', fuzziness: 0, operator: 'and' };
    expect((await embeddings.nearest({ ...request, query })).map(({ pmid }) => pmid)).toEqual(['4', '1', '2']);
    expect(await embeddings.nearest({ ...request, limit: 0 })).toEqual([]);
  });

  it('finds the nearest of more than are compared in full', async () => {
    const model = { name: 'wide', dimensions: 64 };
    const random = randomNumbers(7);
    const drawn = () => Float32Array.from({ length: 64 }, () => random() - 0.5);
    const { embeddings } = await held(...Array.from({ length: 2_000 }, (_, at) => `article ${at}`));
    const vectors = Array.from({ length: 2_000 }, drawn);
    const rows = vectors.map((one, at) => ({ pmid: String(at + 1), vector: one }));
    await embeddings.write(model, rows.slice(0, 1_000));
    await embeddings.write(model, rows.slice(1_000));
    const cosine = (one: Float32Array, other: Float32Array) => {
      const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
      return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other));
    };
    for (let round = 0; round < 5; round += 1) {
      const question = drawn();
      const expected = rows
        .toSorted((one, other) => cosine(other.vector, question) - cosine(one.vector, question))
        .slice(0, 5)
        .map(({ pmid }) => pmid);
      const near = await embeddings.nearest({ model, vector: question, query: ALL, limit: 5 });
      expect(near.map(({ pmid }) => pmid)).toEqual(expected);
    }
  });
}

function refusesEmbeddings(held: Held): void {
  it.each([
    ['another number of dimensions', MODEL, vector(1, 0)],
    ['no number', MODEL, vector(1, Number.NaN, 0)],
    ['an infinite number', MODEL, vector(1, Infinity, 0)],
    ['no direction', MODEL, vector(0, 0, 0)],
    ['a model without a name', { name: '', dimensions: 3 }, vector(1, 0, 0)],
    ['a model of a long name', { name: 'm'.repeat(201), dimensions: 3 }, vector(1, 0, 0)],
    ['no dimensions', { name: 'small', dimensions: 0 }, vector()],
    ['too many dimensions', { name: 'small', dimensions: 8_193 }, new Float32Array(8_193).fill(1)],
    ['half a dimension', { name: 'small', dimensions: 2.5 }, vector(1, 0, 0)],
  ])('refuses %s, and keeps what there was', async (_, model, wrong) => {
    const { embeddings } = await held('heart', 'lung');
    await embeddings.write(MODEL, [{ pmid: '1', vector: vector(1, 0, 0) }]);
    const rows = [
      { pmid: '2', vector: vector(1, 0, 0) },
      { pmid: '1', vector: wrong },
    ];
    await expect(embeddings.write(model, rows)).rejects.toThrow(RangeError);
    await expect(embeddings.nearest({ model, vector: wrong, query: ALL, limit: 5 })).rejects.toThrow(RangeError);
    expect(await embeddings.lacking(MODEL, FIRST)).toEqual(['2']);
  });

  it('refuses too many at once, and too deep a query', async () => {
    const { embeddings } = await held('heart');
    const rows = Array.from({ length: 1_001 }, () => ({ pmid: '1', vector: vector(1, 0, 0) }));
    await expect(embeddings.write(MODEL, rows)).rejects.toThrow(RangeError);
    await expect(embeddings.lacking(MODEL, { ...FIRST, limit: 1_001 })).rejects.toThrow(RangeError);
    let query: Query = ALL;
    for (let depth = 0; depth < 300; depth += 1) query = { type: 'not', query };
    const request = { model: MODEL, vector: vector(1, 0, 0), query, limit: 5 };
    await expect(embeddings.nearest(request)).rejects.toMatchObject({ detail: { code: 'literature/query-too-wide' } });
    const much = { ...request, query: ALL, limit: 1_501 };
    await expect(embeddings.nearest(much)).rejects.toThrow(RangeError);
  });

  it('rejects a search nobody waits for', async () => {
    const { embeddings } = await held('heart');
    const request = { model: MODEL, vector: vector(1, 0, 0), query: ALL, limit: 5 };
    await expect(embeddings.nearest(request, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });
}
