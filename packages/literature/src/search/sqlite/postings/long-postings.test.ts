import { describe, expect, it } from 'vitest';
import { articleFixture } from '../../article.fixtures.ts';
import { requestFor } from '../../contract/index-contract.fixtures.ts';
import type { Query } from '../../query.ts';
import { SearchEngine } from '../search-engine.ts';

const ARTICLES = 900;
const WORDS_AN_ARTICLE = 220;
const ARTICLES_PER_BATCH = 30;

let state = 1;
/** Numbers that look random and are the same in every run. */
function next(below: number): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return (state >>> 8) % below;
}

const VOCABULARY = ['of', 'the', 'heart', 'failing', 'failure'];
const word = () => (next(40) === 0 ? `rare${next(200)}` : (VOCABULARY[next(VOCABULARY.length)] ?? ''));
const TEXTS = Array.from({ length: ARTICLES }, () => Array.from({ length: WORDS_AN_ARTICLE }, word).join(' '));

/** Words so common that their places fill many chunks, some of them of articles that are gone. */
function filled(): { engine: SearchEngine; texts: Map<string, string> } {
  const engine = new SearchEngine(':memory:');
  const texts = new Map<string, string>();
  for (let first = 0; first < ARTICLES; first += ARTICLES_PER_BATCH) {
    const batch = TEXTS.slice(first, first + ARTICLES_PER_BATCH).map((text, occurrence) => ({
      pmid: String(first + occurrence + 1),
      text,
    }));
    const deletions = first === 0 ? [] : [String(first - next(ARTICLES_PER_BATCH))];
    engine.write({
      articles: batch.map(({ pmid, text }) => articleFixture({ pmid, title: '', abstract: [{ label: '', text }] })),
      deletions,
    });
    for (const { pmid, text } of batch) texts.set(pmid, ` ${text} `);
    for (const deleted of deletions) texts.delete(deleted);
    if (first % 90 === 0) engine.maintain();
  }
  while (engine.maintain());
  return { engine, texts };
}

describe('words that fill several blocks', () => {
  const { engine, texts } = filled();
  const found = (query: Query) => {
    const hits = [];
    for (let offset = 0; offset < ARTICLES; offset += 1000)
      hits.push(...engine.search({ ...requestFor(query), limit: 1000, offset }).hits);
    return hits.map(({ pmid }) => Number(pmid)).sort((left, right) => left - right);
  };
  const meant = (pattern: RegExp) =>
    [...texts]
      .flatMap(([pmid, text]) => (pattern.test(text) ? [Number(pmid)] : []))
      .sort((left, right) => left - right);

  it.each([
    ['of the', / of the /],
    ['heart failure of the heart', / heart failure of the heart /],
    ['the the the the', / the the the the /],
    ['rare7 of', / rare7 of /],
    ['failing rare12', / failing rare12 /],
  ])('stand in a row: %s', (text, pattern) => {
    expect(found({ type: 'phrase', fields: ['abstract'], text })).toEqual(meant(pattern));
  });

  it.each([
    ['of fail', / of fail/],
    ['rare1 heart fail', / rare1 heart fail/],
    ['rare3 rare', / rare3 rare/],
    ['the of the rar', / the of the rar/],
  ])('begin so: %s*', (text, pattern) => {
    expect(found({ type: 'prefix', fields: ['abstract', 'title'], text })).toEqual(meant(pattern));
  });

  it.each([0, 1, 3])('are near each other, with %i words between', (distance) => {
    const of = [
      { text: 'rare5', open: false },
      { text: 'heart fail', open: true },
    ];
    const gap = `(?:\\S+ ){0,${distance}}`;
    const pattern = new RegExp(` rare5 ${gap}heart fail| heart fail\\S* ${gap}rare5 `);
    expect(found({ type: 'near', fields: ['abstract'], of, distance })).toEqual(meant(pattern));
  });
});

describe('a merge under way', () => {
  it('takes no row of words apart', () => {
    const engine = new SearchEngine(':memory:');
    // Words between the two of the row, so that they are moved in different steps.
    const coined = (article: number) =>
      Array.from({ length: 400 }, (_none, occurrence) => `p${article}q${occurrence}`).join(' ');
    const articles = TEXTS.slice(0, 160).map((text, occurrence) => {
      const abstract = [{ label: '', text: `${coined(occurrence)} ${text} zone of` }];
      return articleFixture({ pmid: String(occurrence + 1), title: '', abstract });
    });
    for (let first = 0; first < articles.length; first += 20)
      engine.write({ articles: articles.slice(first, first + 20), deletions: [] });
    const near: Query = {
      type: 'near',
      fields: ['abstract'],
      of: [
        { text: 'failure', open: false },
        { text: 'zone', open: false },
      ],
      distance: 9,
    };
    const totals = () => {
      // What is kept in memory would answer for the file.
      engine.writeImpacts([]);
      const row: Query = { type: 'phrase', fields: ['abstract'], text: 'zone of' };
      return [row, near].map((query) => engine.search(requestFor(query)).total);
    };
    const before = totals();
    expect(before[0]).toBe(articles.length);
    let steps = 0;
    for (; engine.maintain(); steps += 1) expect(totals()).toEqual(before);
    expect(steps).toBeGreaterThan(3);
  });
});
