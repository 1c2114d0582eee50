import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import type { Article } from '@footnote/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { articleFixture } from '../article.fixtures.ts';
import { SearchEngine } from '../sqlite/search-engine.ts';
import { requestFor } from './index-contract.fixtures.ts';
import type { JournalImpact } from '../literature-index.ports.ts';
import { memoryLiteratureIndex } from '../memory/memory-index.ts';
import { naiveSearch } from './naive-search.fixtures.ts';
import { randomQuery, randomStep, type RandomStep } from './random-literature.fixtures.ts';
import { runs } from '../../../../../tests/support/test-effort.ts';

const RUNS = runs(100);

const folder = mkdtempSync(join(tmpdir(), 'footnote-naive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;

/** What was told so far, and the engine and the index in memory that were told it. */
class Told {
  readonly articles = new Map<string, Article>();
  readonly impacts: JournalImpact[] = [];
  readonly memory = memoryLiteratureIndex();
  readonly #path = join(folder, `${(files += 1)}.sqlite`);
  engine = new SearchEngine(this.#path);
  #version = 0;

  async take(one: RandomStep): Promise<void> {
    if (one.kind === 'write') {
      const articles = one.articles.map((given) => {
        this.#version += 1;
        return articleFixture({ ...given.content, pmid: given.pmid, version: this.#version });
      });
      for (const article of articles) this.articles.set(article.pmid, article);
      for (const gone of one.deletions) this.articles.delete(gone);
      this.engine.write({ articles, deletions: one.deletions });
      await this.memory.write({ articles, deletions: one.deletions });
    } else if (one.kind === 'impacts') {
      this.impacts.push(...one.impacts);
      this.engine.writeImpacts(one.impacts);
      await this.memory.writeImpacts(one.impacts);
    } else {
      this.engine.maintain();
      this.engine.close();
      this.engine = new SearchEngine(this.#path);
    }
  }
}

const inOrder = (pmids: readonly string[]) => pmids.toSorted((left, right) => Number(left) - Number(right));

describe('queries find what they mean', () => {
  it('after any writes, revisions, deletions and openings, in the embedded engine and in memory', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(randomStep, fc.array(randomQuery, { minLength: 10, maxLength: 30 })), {
          minLength: 1,
          maxLength: 6,
        }),
        async (steps) => {
          const captured = new Told();
          for (const [one, queries] of steps) {
            await captured.take(one);
            for (const asked of queries) {
              const meant = naiveSearch(captured, asked);
              const { hits } = captured.engine.search(requestFor(asked));
              expect(inOrder(hits.map((hit) => hit.pmid))).toEqual(meant);
              const inMemory = await captured.memory.search(requestFor(asked));
              expect(inOrder(inMemory.hits.map((hit) => hit.pmid))).toEqual(meant);
            }
          }
          captured.engine.close();
        },
      ),
      // A failure is made smaller for a while, and not for ever.
      { numRuns: RUNS, interruptAfterTimeLimit: 90_000 },
    );
  }, 120_000);
});
