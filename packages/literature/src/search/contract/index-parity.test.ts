import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { SearchEngine } from '../sqlite/search-engine.ts';
import { memoryLiteratureIndex } from '../memory/memory-index.ts';
import { RANDOM_WORDS, randomBatch, randomRequest } from './random-searches.fixtures.ts';
import { runs } from '../../../../../tests/support/test-effort.ts';

/** Milliseconds; as many indexes are built twice, beside other tests. */
const PATIENCE = 300_000;

describe('the embedded engine and the index in memory', () => {
  const engines: SearchEngine[] = [];
  afterAll(() => engines.forEach((engine) => engine.close()));

  it(
    'agree on every search, write and count',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(randomBatch, { maxLength: 10 }),
          fc.array(randomRequest, { minLength: 1, maxLength: 12 }),
          async (batches, requests) => {
            const engine = new SearchEngine(':memory:');
            engines.push(engine);
            const memory = memoryLiteratureIndex();
            for (const one of batches) {
              expect(engine.write(one)).toEqual(await memory.write(one));
              engine.maintain();
              // What was found before must not be found again once articles have changed.
              for (const first of requests.slice(0, 1))
                expect(engine.search(first)).toEqual(await memory.search(first));
            }
            for (const one of requests) expect(engine.search(one)).toEqual(await memory.search(one));
            expect(engine.stats()).toEqual(await memory.stats());
            const pmids = Array.from({ length: 12 }, (_, index) => String(index + 1));
            expect(engine.articles(pmids)).toEqual(await memory.articles(pmids));
            expect(engine.frequencies(RANDOM_WORDS)).toEqual(await memory.frequencies(RANDOM_WORDS));
            expect(engine.similarWords('heart', 2)).toEqual(await memory.similarWords('heart', 2));
            engines.pop()?.close();
          },
        ),
        { numRuns: runs(200) },
      );
    },
    PATIENCE,
  );
});
