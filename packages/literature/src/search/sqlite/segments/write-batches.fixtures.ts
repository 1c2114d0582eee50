import { articleFixture } from '../../article.fixtures.ts';
import type { WriteBatch } from '../../literature-index.ports.ts';
import { SearchEngine } from '../search-engine.ts';

export const ARTICLES_PER_BATCH = 20;

/** Batch `number` of an import that also revises and removes what earlier batches wrote. */
export function numberedBatch(number: number): WriteBatch {
  const first = number * ARTICLES_PER_BATCH + 1;
  const added = Array.from({ length: ARTICLES_PER_BATCH }, (_, index) =>
    articleFixture({
      pmid: String(first + index),
      title: `Trial ${number} of treatment`,
      abstract: [{ label: '', text: `Group ${index} had word${number} and word${index}. `.repeat(5) }],
    }),
  );
  const revised =
    number === 0 ? [] : [articleFixture({ pmid: String(first - 1), version: 2, title: `Revised by batch ${number}` })];
  return { articles: [...added, ...revised], deletions: number === 0 ? [] : [String(first - 2)] };
}

/** Writes batches `from` to `to` into the index at `path`, saying so on standard output after each. */
function writeBatches(path: string, from: number, to: number): void {
  const engine = new SearchEngine(path);
  for (let number = from; number < to; number += 1) {
    engine.write(numberedBatch(number));
    process.stdout.write(`${number}\n`);
    engine.maintain();
  }
  engine.close();
}

const [, script = '', path, from, to] = process.argv;
if (script.endsWith('write-batches.fixtures.ts') && path !== undefined) writeBatches(path, Number(from), Number(to));
