import {
  compilePubmedQuery,
  readPubmedQuery,
  tokenise,
  type LiteratureIndex,
  type Query,
  type TextField,
} from '@footnote/literature';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DATA, type RealLiterature } from './real-articles.ts';
import { Random } from './random.ts';
import type { BenchQuery } from './search-peer.ts';

const QUESTIONS = join(DATA, 'bioasq/questions_7B-9B.jsonl.gz');
const STRATEGIES = join(DATA, 'queries/queries_dev.jsonl.gz');
const SEED = 7;
const STOP_WORDS = new Set(
  `what is the of are in a an and or to for with by does do which how can be on from that this it as at has have was
  were their who where when why list any there used between`.split(/\s+/),
);

/** Whether the questions and strategies of the test data are at hand. */
export function hasQueries(): boolean {
  return existsSync(QUESTIONS) && existsSync(STRATEGIES);
}

/** Searches of every class, the same in every run; strategies are read with what `index` holds. */
export async function querySets(
  { index, today }: { index: LiteratureIndex; today: Date },
  { real, each }: { real: RealLiterature; each: number },
): Promise<BenchQuery[]> {
  const random = new Random(SEED);
  const some = <T>(values: readonly T[]) => Array.from({ length: each }, () => random.of(values));
  const strategies: BenchQuery[] = [];
  for (const text of some(pubmedStrategies())) {
    const { expression } = readPubmedQuery(text);
    if (expression === null) continue;
    const { query } = await compilePubmedQuery({ index, today }, expression);
    strategies.push({ class: 'pubmed', ranked: null, query });
  }
  const studied = real.articles.filter(({ population, intervention }) => population !== '' && intervention !== '');
  return [
    ...some(questionTexts()).flatMap(questionQueries),
    ...some(studied).map(({ population, intervention, outcome }) => picoQuery({ population, intervention, outcome })),
    ...strategies,
    ...broadQueries(),
  ];
}

/** Questions that were asked of the literature. */
export function questionTexts(): string[] {
  return lines<{ question: string }>(QUESTIONS).map(({ question }) => question);
}

function lines<T>(path: string): T[] {
  const text = gunzipSync(readFileSync(path)).toString('utf8').trim();
  return text.split('\n').map((line): T => JSON.parse(line));
}

/** A question as each engine would take it, and the words of it that tell something, for all engines alike. */
function questionQueries(question: string): BenchQuery[] {
  const typed = [...new Set(tokenise(question).map((token) => token.word))];
  const ranked = typed.filter((word) => !STOP_WORDS.has(word));
  const query: Query = { type: 'all' };
  return [
    { class: 'question', ranked, typed, query },
    { class: 'words', ranked, query },
  ];
}

function pubmedStrategies(): string[] {
  return lines<{ syntax: string; query: string }>(STRATEGIES)
    .filter(({ syntax }) => syntax === 'pubmed' || syntax === 'plain')
    .map(({ query }) => query);
}

const WORDS_A_CLAUSE = 3;
const POPULATION: readonly TextField[] = ['title', 'abstract', 'mesh', 'population'];
const INTERVENTION: readonly TextField[] = ['title', 'abstract', 'mesh', 'intervention'];

/** Must have the population and a word of the intervention, with one letter wrong at most; should have the outcome; must not be of animals. */
function picoQuery(pico: { population: string; intervention: string; outcome: string }): BenchQuery {
  const population = telling(pico.population);
  const intervention = telling(pico.intervention);
  const match = (fields: readonly TextField[], words: readonly string[], operator: 'and' | 'or'): Query => ({
    type: 'match',
    fields,
    text: words.join(' '),
    operator,
    fuzziness: 1,
  });
  return {
    class: 'pico',
    ranked: [...population, ...intervention, ...telling(pico.outcome)],
    query: {
      type: 'and',
      of: [
        match(POPULATION, population, 'or'),
        match(INTERVENTION, intervention, 'or'),
        { type: 'not', query: match(['title', 'abstract', 'mesh'], ['rats', 'mice'], 'or') },
      ],
    },
  };
}

function telling(alternatives: string): string[] {
  const [first = ''] = alternatives.split(' ; ');
  const words = tokenise(first).map(({ word }) => word);
  return [...new Set(words.filter((word) => word.length > 3 && !STOP_WORDS.has(word)))].slice(0, WORDS_A_CLAUSE);
}

/** What finds much of any collection: one very common word, two, and a column. */
function broadQueries(): BenchQuery[] {
  const fields: readonly TextField[] = ['title', 'abstract', 'mesh'];
  const words = [
    'patients',
    'treatment',
    'study',
    'humans',
    'results',
    'cells',
    'cancer',
    'disease',
    'clinical',
    'risk',
  ];
  const match = (text: string): Query => ({ type: 'match', fields, text, operator: 'and', fuzziness: 1 });
  return words.flatMap((word, place): BenchQuery[] => {
    const pair = `${word} ${words[(place + 3) % words.length]}`;
    const column: Query = { type: 'eq', column: 'studyType', values: ['randomized_trial', 'systematic_review'] };
    return [
      { class: 'broad', ranked: [word], query: { type: 'all' } },
      { class: 'broad', ranked: pair.split(' '), query: match(pair) },
      { class: 'broad', ranked: null, query: match(word) },
      { class: 'broad', ranked: [word], query: column },
    ];
  });
}
