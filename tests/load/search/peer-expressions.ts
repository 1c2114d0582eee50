import { tokenise, type Query } from '@footnote/literature';
import type { BenchQuery } from './search-peer.ts';

/** What a peer's own language needs to put a search together; fields, fuzziness and columns are left out. */
interface Language {
  word: (word: string) => string;
  prefix: (word: string) => string;
  phrase: (words: readonly string[]) => string;
  and: string;
  or: string;
  not: (from: string, without: string) => string;
}

const FTS5: Language = {
  word: (word) => `"${word}"`,
  prefix: (word) => `"${word}" *`,
  phrase: (words) => `"${words.join(' ')}"`,
  and: ' AND ',
  or: ' OR ',
  not: (from, without) => `(${from} NOT ${without})`,
};

const POSTGRES: Language = {
  word: (word) => word,
  prefix: (word) => `${word}:*`,
  phrase: (words) => `(${words.join(' <-> ')})`,
  and: ' & ',
  or: ' | ',
  not: (from, without) => `(${from} & !${without})`,
};

/** The search for `MATCH`; null where nothing is left of it. */
export function fts5Expression(query: BenchQuery): string | null {
  return expressionOf(query, FTS5);
}

/** The search for `to_tsquery`; null where nothing is left of it. */
export function postgresExpression(query: BenchQuery): string | null {
  return expressionOf(query, POSTGRES);
}

function expressionOf({ ranked, typed, query }: BenchQuery, language: Language): string | null {
  const filter = written(query, language);
  if (filter !== null || ranked === null) return filter;
  const words = (typed ?? ranked).flatMap((text) => wordsOf(text)).map(language.word);
  return words.length === 0 ? null : words.join(language.or);
}

function wordsOf(text: string): string[] {
  return tokenise(text).map(({ word }) => word);
}

function written(query: Query, language: Language): string | null {
  switch (query.type) {
    case 'and':
      return joined(query.of, language);
    case 'or':
      return group(
        query.of.map((part) => written(part, language)),
        language.or,
      );
    case 'match':
      return group(wordsOf(query.text).map(language.word), query.operator === 'and' ? language.and : language.or);
    case 'phrase':
    case 'item':
      return inARow(wordsOf(query.text), language);
    case 'anyItem':
      return group(
        query.texts.map((text) => inARow(wordsOf(text), language)),
        language.or,
      );
    case 'near':
      return group(
        query.of.map(({ text }) => inARow(wordsOf(text), language)),
        language.and,
      );
    case 'prefix': {
      const last = wordsOf(query.text).at(-1);
      return last === undefined ? null : language.prefix(last);
    }
    default:
      return null;
  }
}

function inARow(words: readonly string[], language: Language): string | null {
  const [only] = words;
  if (only === undefined) return null;
  return words.length === 1 ? language.word(only) : language.phrase(words);
}

function group(parts: readonly (string | null)[], operator: string): string | null {
  const kept = parts.filter((part) => part !== null);
  const [only] = kept;
  if (only === undefined) return null;
  return kept.length === 1 ? only : `(${kept.join(operator)})`;
}

function joined(parts: readonly Query[], language: Language): string | null {
  const kept = parts.filter((part) => part.type !== 'not').map((part) => written(part, language));
  const from = group(kept, language.and);
  if (from === null) return null;
  return parts.reduce((left, part) => {
    const without = part.type === 'not' ? written(part.query, language) : null;
    return without === null ? left : language.not(left, without);
  }, from);
}
