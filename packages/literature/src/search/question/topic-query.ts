import { explainedOtherwise } from '../core/abbreviation-items.ts';
import { RANKED_FIELDS } from '../core/bm25.ts';
import { combinedQuery } from '../combined-query.ts';
import { countMatches } from '../count-matches.ts';
import type { LiteratureIndex } from '../literature-index.ports.ts';
import type { Query } from '../query.ts';
import { stemWord } from '../text/stem-word.ts';
import { tokenise } from '../text/tokenise.ts';
import { isAcronym } from './lexicon/normal-form.ts';
import { namesOf, type Topic } from './topic.ts';

/** A shorter beginning would stand for words that have nothing to do with each other. */
const SHORTEST_BEGINNING = 4;

/**
 * Articles that name a topic in one of its terms, in either number; a single word also in its other endings, and an
 * abbreviation only where the article does not explain it as something else.
 */
export function topicQuery(topic: Topic): Query {
  const { terms } = topic;
  const [only, ...others] = terms;
  const beginning = only === undefined || others.length > 0 ? null : beginningOf(only.text);
  const names = namesOf(topic);
  const of = terms.map(({ text }) => termQuery(text, names));
  if (beginning !== null) of.push({ type: 'prefix', fields: RANKED_FIELDS, text: beginning });
  return { type: 'or', of };
}

function termQuery(text: string, names: readonly string[]): Query {
  const phrases = eitherNumber(text).map((one): Query => ({ type: 'phrase', fields: RANKED_FIELDS, text: one }));
  const said = combinedQuery('or', phrases);
  const otherwise = explainedOtherwise(text, names);
  return otherwise === null ? said : { type: 'and', of: [said, { type: 'not', query: otherwise }] };
}

function eitherNumber(term: string): string[] {
  if (isAcronym(term) || !/[a-z]{3}$/i.test(term)) return [term];
  return [term, /[^s]s$/i.test(term) ? term.slice(0, -1) : `${term}s`];
}

/** What the endings of a single word have in common; null where that says too little. */
function beginningOf(text: string): string | null {
  const [word, ...others] = tokenise(text);
  if (word === undefined || others.length > 0 || isAcronym(text)) return null;
  const stem = stemWord(word.word);
  return stem.length >= SHORTEST_BEGINNING && word.word.startsWith(stem) ? stem : null;
}

/** What narrows a search to its topics, and whether it had to leave some out. */
export interface TopicLimits {
  query: Query;
  /** `all`: every article names every topic; `some`: nothing does, so any topic is enough; `none`: nothing names any. */
  named: 'all' | 'some' | 'none';
}

/**
 * Articles that name all required topics; where there is none, those that name all that are named at all, and then any.
 * Nothing where neither a required topic nor a word outside the lexicon is named.
 */
export async function limitToTopics(
  index: Pick<LiteratureIndex, 'search'>,
  topics: readonly Topic[],
  signal?: AbortSignal,
): Promise<TopicLimits> {
  const finds = async (query: Query) => (await countMatches(index, query, signal)) > 0;
  const queries = topics.filter((topic) => topic.required).map(topicQuery);
  const all: Query = { type: 'and', of: queries };
  if (queries.length === 0 || (await finds(all))) return { query: all, named: 'all' };
  const found: Query[] = [];
  for (const query of queries) if (await finds(query)) found.push(query);
  const known: Query = { type: 'and', of: found };
  if (found.length > 0 && found.length < queries.length && (await finds(known))) return { query: known, named: 'some' };
  const words = topics.filter((topic) => topic.kind === 'word').map(topicQuery);
  const any: Query = { type: 'or', of: found.length > 0 ? found : words };
  if (found.length > 0 || (await finds(any))) return { query: any, named: 'some' };
  return { query: { type: 'none' }, named: 'none' };
}
