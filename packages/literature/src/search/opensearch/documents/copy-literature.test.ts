import { describe, expect, it } from 'vitest';
import { articleFixture } from '../../article.fixtures.ts';
import { found, indexesOf, requestFor } from '../../contract/index-contract.fixtures.ts';
import type { LiteratureIndex } from '../../literature-index.ports.ts';
import { memoryLiteratureIndex } from '../../memory/memory-index.ts';
import { clusterSettings } from '../cluster-settings.ts';
import { copyLiterature, type CopyProgress } from './copy-literature.ts';
import { openOpenSearchIndex } from '../open-opensearch-index.ts';
import { testCluster } from '../test-cluster.fixtures.ts';

const cluster = testCluster('copy');

/** 1,200 short articles, three of which tell of retractions. */
async function filled(): Promise<LiteratureIndex> {
  const index = memoryLiteratureIndex();
  const articles = Array.from({ length: 1_200 }, (_, place) => articleFixture({ pmid: String(place + 1) }));
  articles[7] = articleFixture({ pmid: '8', notices: [{ kind: 'retraction_of', pmid: '1100', note: '2020' }] });
  articles[9] = articleFixture({
    pmid: '10',
    title: 'Stroke',
    notices: [{ kind: 'retracted_by', pmid: '', note: '' }],
  });
  articles[1_150] = articleFixture({ pmid: '1151', notices: [{ kind: 'retraction_of', pmid: '3', note: '' }] });
  await index.write({ articles, deletions: [] });
  await index.writeImpacts([{ issn: '1111-1111', metric: 3, quartile: 1, source: 'open' }]);
  const applied = { name: 'f', kind: 'update', published: '', md5: '', appliedAt: '' } as const;
  await index.write({ articles: [], deletions: [], applied: { ...applied, position: 1 } });
  return index;
}

describe(`copying into ${cluster.name}`, () => {
  const opened = indexesOf(async () => memoryLiteratureIndex());

  it('takes the literature over and lets the alias stand for it', async () => {
    const from = await filled();
    const to = clusterSettings(cluster.address());
    const progress: CopyProgress[] = [];
    const copy = await copyLiterature({ from, to, onProgress: (one) => progress.push(one) });
    expect(copy).toEqual({ index: `${to.alias}-v1`, previous: null, articles: 1_200 });
    expect(progress.map(({ copied }) => copied)).toEqual([500, 1_000, 1_200]);
    const index = await openOpenSearchIndex(to);
    expect(await index.stats()).toEqual(await from.stats());
    expect(await found(index, { type: 'eq', column: 'retracted', values: [1] })).toEqual(['1100', '10', '3']);
    expect(await index.appliedFiles()).toEqual(await from.appliedFiles());
    expect(await index.journalImpacts()).toEqual(await from.journalImpacts());
    await index.close();
  });

  it('serves the old index while a new one is made, and keeps it afterwards', async () => {
    const to = clusterSettings(cluster.address());
    const index = await openOpenSearchIndex(to);
    await index.write({ articles: [articleFixture({ pmid: '5' })], deletions: [] });
    const from = await filled();
    let during = -1;
    const onProgress = () => {
      during = during === -1 ? 0 : during;
    };
    const stats = async () => {
      if (during === 0) during = (await index.search(requestFor({ type: 'all' }))).total;
      return from.stats();
    };
    const copy = await copyLiterature({ from: { ...from, stats }, to, onProgress });
    expect(copy).toEqual({ index: `${to.alias}-v2`, previous: `${to.alias}-v1`, articles: 1_200 });
    expect(during).toBe(1);
    expect((await index.stats()).articles).toBe(1_200);
    await index.close();
  });

  it('makes an index of an earlier release anew, which can be asked nothing else', async () => {
    const to = clusterSettings(cluster.address());
    const index = await openOpenSearchIndex(to);
    await index.write({ articles: [articleFixture({ pmid: '5' })], deletions: [] });
    await index.close();
    const setFormat = async (format: number) =>
      fetch(`${to.nodes[0]}/${to.alias}-v1/_mapping`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ _meta: { format } }),
      });
    await setFormat(99);
    await expect(openOpenSearchIndex(to)).rejects.toMatchObject({ detail: { code: 'literature/unavailable' } });
    await setFormat(1);
    const from = await openOpenSearchIndex(to);
    await expect(from.search(requestFor({ type: 'all' }))).rejects.toThrow('docs/operations.md');
    await expect(from.write({ articles: [], deletions: ['5'] })).rejects.toThrow('docs/operations.md');
    expect(await copyLiterature({ from, to })).toEqual({
      index: `${to.alias}-v2`,
      previous: `${to.alias}-v1`,
      articles: 1,
    });
    await from.close();
    const anew = await openOpenSearchIndex(to);
    expect((await anew.search(requestFor({ type: 'all' }))).total).toBe(1);
    await anew.close();
  });

  it('goes on where it was broken off', async () => {
    const to = clusterSettings(cluster.address());
    const from = await filled();
    let pages = 0;
    const articlesAfter: LiteratureIndex['articlesAfter'] = (...asked) => {
      pages += 1;
      return pages === 3 ? Promise.reject(new Error('cut short')) : from.articlesAfter(...asked);
    };
    await expect(copyLiterature({ from: { ...from, articlesAfter }, to })).rejects.toThrow('cut short');
    const asked: (string | null)[] = [];
    const watched: LiteratureIndex['articlesAfter'] = (after, limit) => {
      asked.push(after);
      return from.articlesAfter(after, limit);
    };
    expect(await copyLiterature({ from: { ...from, articlesAfter: watched }, to })).toMatchObject({ articles: 1_200 });
    expect(asked).toEqual(['500', '1000']);
  });

  it('leaves the alias alone when the two differ', async () => {
    const to = clusterSettings(cluster.address());
    const index = await openOpenSearchIndex(to);
    const from = await opened([articleFixture({ pmid: '1' }), articleFixture({ pmid: '2' })]);
    const stats = async () => ({ ...(await from.stats()), articles: 3 });
    await expect(copyLiterature({ from: { ...from, stats }, to })).rejects.toMatchObject({
      detail: { code: 'literature/unavailable', message: expect.stringContaining('holds 2 articles') },
    });
    expect((await index.stats()).articles).toBe(0);
    await index.close();
  });
});
