import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchResponse } from '../literature-index.ports.ts';
import { memoryLiteratureIndex } from '../memory/memory-index.ts';
import { RANDOM_WORDS, randomBatch, randomRequest } from '../random-searches.fixtures.ts';
import { clusterSettings } from './cluster-settings.ts';
import { openOpenSearchIndex } from './open-opensearch-index.ts';
import { testCluster } from './test-cluster.fixtures.ts';

const cluster = testCluster('parity');

/** Scores travel with seven digits. */
const comparable = ({ hits, ...rest }: SearchResponse) => ({
  ...rest,
  hits: hits.map(({ pmid, score }) => ({ pmid, score: Number(score.toFixed(4)) })),
});

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
      { numRuns: Number(process.env['RUNS'] ?? 25), endOnFailure: true },
    );
  });
});
