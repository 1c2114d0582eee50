import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleFixture } from '../article.fixtures.ts';
import type { LiteratureIndex } from '../literature-index.ports.ts';
import { requestFor } from '../contract/index-contract.fixtures.ts';
import { tokenise } from '../text/tokenise.ts';
import { openLiteratureIndex } from './open-literature-index.ts';

const DATA = process.env['FOOTNOTE_DATA'] ?? join(import.meta.dirname, '../../../../../../shared/data');
const ABSTRACTS = join(DATA, 'abstracts/abstracts_dev.jsonl.gz');
const QUESTIONS = join(DATA, 'bioasq/questions_7B-9B.jsonl.gz');
const isHere = existsSync(ABSTRACTS) && existsSync(QUESTIONS);
const ARTICLES_PER_BATCH = 1000;
const IMPORT_MILLISECONDS = 300_000;
const STOP_WORDS = new Set(
  'what is the of are in a an and or to for with by does do which how can be on from that this it as at has have was were their who where when why list any there used between'.split(
    ' ',
  ),
);

interface ListedAbstract {
  pmid: string;
  title: string;
  abstract: string;
}

interface GoldQuestion {
  question: string;
  pmids: string[];
}

function lines<T>(path: string): T[] {
  const text = gunzipSync(readFileSync(path)).toString('utf8').trim();
  return text.split('\n').map((line): T => JSON.parse(line));
}

function gain(pmids: readonly string[], gold: ReadonlySet<string>): number {
  return pmids.reduce((sum, pmid, place) => sum + (gold.has(pmid) ? 1 / Math.log2(place + 2) : 0), 0);
}

async function askPlainly(index: LiteratureIndex, question: string): Promise<string[]> {
  const words = new Set(tokenise(question).map((token) => token.word));
  const rank = [...words].filter((word) => !STOP_WORDS.has(word)).map((text) => ({ text, weight: 1 }));
  const { hits } = await index.search(requestFor({ type: 'all' }, { rank, limit: 20 }));
  return hits.map((hit) => hit.pmid);
}

describe.skipIf(!isHere)(`fifteen thousand abstracts (skipped without the test data at ${DATA})`, () => {
  const listed = isHere ? lines<ListedAbstract>(ABSTRACTS) : [];
  const opening = Promise.withResolvers<LiteratureIndex>();

  beforeAll(async () => {
    opening.resolve(await openLiteratureIndex({ path: ':memory:' }));
  });
  afterAll(async () => (await opening.promise).close());

  it(
    'are imported once',
    async () => {
      const index = await opening.promise;
      const articles = listed.map(({ pmid, title, abstract }) =>
        articleFixture({ pmid, title, origin: 'list', revised: '', abstract: [{ label: '', text: abstract }] }),
      );
      let [added, unchanged] = [0, 0];
      for (let first = 0; first < articles.length; first += ARTICLES_PER_BATCH) {
        const batch = { articles: articles.slice(first, first + ARTICLES_PER_BATCH), deletions: [] };
        added += (await index.write(batch)).added;
        unchanged += (await index.write(batch)).unchanged;
      }
      expect({ added, unchanged }).toEqual({ added: listed.length, unchanged: listed.length });
      expect((await index.stats()).articles).toBe(listed.length);
    },
    IMPORT_MILLISECONDS,
  );

  it('answer plain questions', async () => {
    const index = await opening.promise;
    const held = new Set(listed.map(({ pmid }) => pmid));
    let [asked, recall, quality] = [0, 0, 0];
    for (const { question, pmids } of lines<GoldQuestion>(QUESTIONS)) {
      const gold = new Set(pmids.filter((pmid) => held.has(pmid)));
      if (gold.size === 0) continue;
      const found = await askPlainly(index, question);
      asked += 1;
      recall += found.filter((pmid) => gold.has(pmid)).length / gold.size;
      quality += gain(found.slice(0, 10), gold) / gain([...gold].slice(0, 10), gold);
    }
    expect(asked).toBeGreaterThan(0);
    expect(recall / asked).toBeGreaterThan(0.9);
    expect(quality / asked).toBeGreaterThan(0.8);
  });

  it('are found by their own titles', async () => {
    const index = await opening.promise;
    const sample = listed.filter(({ title }, place) => title !== '' && place % 101 === 0);
    const first = await Promise.all(sample.map(async ({ title }) => (await askPlainly(index, title))[0]));
    const right = sample.filter(({ pmid }, place) => first[place] === pmid);
    expect(right.length / sample.length).toBeGreaterThan(0.95);
  });
});
