import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { articleFixture } from '../article.fixtures.ts';
import type { LiteratureIndex } from '../literature-index.ports.ts';
import { requestFor } from '../literature-index.contract.ts';
import { tokenise } from '../text/tokenise.ts';
import { openLiteratureIndex } from './open-literature-index.ts';

const DATA = process.env['FOOTNOTE_DATA'] ?? join(import.meta.dirname, '../../../../../../shared/data');
const ABSTRACTS = join(DATA, 'abstracts/abstracts_dev.jsonl.gz');
const QUESTIONS = join(DATA, 'bioasq/questions_7B-9B.jsonl.gz');
const isHere = existsSync(ABSTRACTS) && existsSync(QUESTIONS);
const ARTICLES_A_BATCH = 1000;
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

const name = isHere ? 'fifteen thousand abstracts' : `fifteen thousand abstracts (skipped: no test data at ${DATA})`;

describe.skipIf(!isHere)(name, () => {
  let index: LiteratureIndex | null = null;
  afterAll(() => index?.close());

  it('are imported once and answer plain questions', async () => {
    const listed = lines<ListedAbstract>(ABSTRACTS);
    const articles = listed.map(({ pmid, title, abstract }) =>
      articleFixture({ pmid, title, origin: 'list', revised: '', abstract: [{ label: '', text: abstract }] }),
    );
    index = await openLiteratureIndex({ path: ':memory:' });
    let [added, unchanged] = [0, 0];
    for (let first = 0; first < articles.length; first += ARTICLES_A_BATCH) {
      const batch = { articles: articles.slice(first, first + ARTICLES_A_BATCH), deletions: [] };
      added += (await index.write(batch)).added;
      unchanged += (await index.write(batch)).unchanged;
    }
    expect({ added, unchanged }).toEqual({ added: listed.length, unchanged: listed.length });
    expect((await index.stats()).articles).toBe(listed.length);

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
    const listed = lines<ListedAbstract>(ABSTRACTS).filter((_, place) => place % 151 === 0);
    const first = await Promise.all(listed.map(async ({ title }) => (await askPlainly(index!, title))[0]));
    const right = listed.filter(({ pmid }, place) => first[place] === pmid);
    expect(right.length / listed.length).toBeGreaterThan(0.95);
  });
});
