import type { Article } from '@footnote/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleFixture } from '../article.fixtures.ts';
import { found, requestFor } from '../contract/index-contract.fixtures.ts';
import {
  LiteratureIndexFailure,
  type JournalImpact,
  type LiteratureIndex,
  type SearchResponse,
} from '../literature-index.ports.ts';
import type { Query } from '../query.ts';
import { describeRefiningContract } from '../contract/literature-index-refining.contract.ts';
import { memoryLiteratureIndex } from '../memory/memory-index.ts';
import { naiveSearch } from '../contract/naive-search.fixtures.ts';
import { randomQuery, randomStep } from '../contract/random-literature.fixtures.ts';
import { RANDOM_WORDS, randomBatch, randomRequest } from '../contract/random-searches.fixtures.ts';
import { clusterSettings } from './cluster-settings.ts';
import { openOpenSearchIndex } from './open-opensearch-index.ts';
import { testCluster } from './test-cluster.fixtures.ts';

const cluster = testCluster('parity');

/** Scores travel with seven digits. */
const comparable = ({ hits, ...rest }: SearchResponse) => ({
  ...rest,
  hits: hits.map(({ pmid, score }) => ({ pmid, score: Number(score.toFixed(4)) })),
});

/** The PMIDs a query finds; null for one of more clauses than the cluster's default allows, which it says. */
async function foundBy(index: LiteratureIndex, query: Query): Promise<string[] | null> {
  try {
    return await found(index, query);
  } catch (error) {
    if (error instanceof LiteratureIndexFailure && error.detail.code === 'literature/query-too-wide') return null;
    throw error;
  }
}

// Nothing random can be recorded.
describe.runIf(cluster.isReal)('a search cluster and the index in memory', () => {
  it('agree on every search, write and count', { timeout: 900_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(randomBatch, { maxLength: 4 }),
        fc.array(randomRequest, { minLength: 20, maxLength: 60 }),
        async (batches, requests) => {
          const index = await openOpenSearchIndex(clusterSettings(cluster.address()));
          const memory = memoryLiteratureIndex();
          try {
            for (const one of batches) expect(await index.write(one)).toEqual(await memory.write(one));
            for (const one of requests)
              expect(comparable(await index.search(one))).toEqual(comparable(await memory.search(one)));
            expect(await index.stats()).toEqual(await memory.stats());
            const pmids = Array.from({ length: 12 }, (_, place) => String(place + 1));
            expect(await index.articles(pmids)).toEqual(await memory.articles(pmids));
            expect(await index.frequencies(RANDOM_WORDS)).toEqual(await memory.frequencies(RANDOM_WORDS));
            expect(await index.similarWords('heart', 2)).toEqual(await memory.similarWords('heart', 2));
          } finally {
            await index.close();
          }
        },
      ),
      { numRuns: 25, endOnFailure: true },
    );
  });
});

describe.runIf(cluster.isReal)('a search cluster and a language model', () => {
  describeRefiningContract(() => openOpenSearchIndex(clusterSettings(cluster.address())));
});

describe.runIf(cluster.isReal)('queries find what they mean in a search cluster', () => {
  it('after any writes, revisions and deletions', { timeout: 900_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(randomStep, fc.array(randomQuery, { minLength: 20, maxLength: 40 })), {
          minLength: 1,
          maxLength: 4,
        }),
        async (steps) => {
          const index = await openOpenSearchIndex(clusterSettings(cluster.address()));
          const captured = { articles: new Map<string, Article>(), impacts: new Array<JournalImpact>() };
          let version = 0;
          try {
            for (const [step, queries] of steps) {
              if (step.kind === 'write') {
                const articles = step.articles.map(({ pmid, content }) => {
                  version += 1;
                  return articleFixture({ ...content, pmid, version });
                });
                for (const article of articles) captured.articles.set(article.pmid, article);
                for (const pmid of step.deletions) captured.articles.delete(pmid);
                await index.write({ articles, deletions: step.deletions });
              } else if (step.kind === 'impacts') {
                captured.impacts.push(...step.impacts);
                await index.writeImpacts(step.impacts);
              }
              for (const query of queries) {
                const pmids = await foundBy(index, query);
                if (pmids === null) continue;
                expect(pmids.toSorted((left, right) => Number(left) - Number(right))).toEqual(
                  naiveSearch(captured, query),
                );
              }
            }
          } finally {
            await index.close();
          }
        },
      ),
      { numRuns: 25, endOnFailure: true },
    );
  });
});

describe.runIf(cluster.isReal)('a search cluster with several writers', () => {
  it('keeps the newest revision of every article, and every retraction', { timeout: 120_000 }, async () => {
    const settings = clusterSettings(cluster.address());
    const writers = await Promise.all([1, 2, 3].map(() => openOpenSearchIndex(settings)));
    const pmids = Array.from({ length: 20 }, (_, place) => String(place + 1));
    const write = async (writer: number, version: number) => {
      const retraction = { kind: 'retraction_of', pmid: String(writer + 1), note: '' } as const;
      const articles = pmids.map((pmid) =>
        articleFixture({ pmid, version, notices: version === 9 && pmid === '20' ? [retraction] : [] }),
      );
      return writers[writer]?.write({ articles, deletions: [] });
    };
    const outcomes = await Promise.all(
      [7, 2, 9, 4, 1, 8, 3, 6, 5].map((version, place) => write(place % writers.length, version)),
    );
    const sum = (key: 'added' | 'updated' | 'unchanged') =>
      outcomes.reduce((total, outcome) => total + (outcome?.[key] ?? 0), 0);
    expect([sum('added'), sum('added') + sum('updated') + sum('unchanged')]).toEqual([20, 180]);
    const [index] = writers;
    const held = (await index?.articles(pmids)) ?? [];
    expect(new Set(held.map(({ version }) => version))).toEqual(new Set([9]));
    const retracted = await index?.search(requestFor({ type: 'eq', column: 'retracted', values: [1] }));
    expect(retracted?.hits.map(({ pmid }) => pmid)).toEqual(['3']);
    await Promise.all(writers.map((writer) => writer.close()));
  });
});
