import type { Article } from '@footnote/domain';
import type { AbbreviationExpansion } from '../literature-index.ports.ts';
import { findAbbreviations, longKey, type Abbreviation } from '../text/find-abbreviations.ts';

/** Texts whose counterparts are looked up at once, at most. */
export const MAX_ABBREVIATION_TEXTS = 500;
/** What fewer articles say is often a slip. */
const MIN_ARTICLES = 2;
/** Counterparts given for one text. */
const MAX_EXPANSIONS = 5;

/** An abbreviation in one sense, with the number of articles that explain it so. */
export interface CountedAbbreviation extends Abbreviation {
  articles: number;
}

/** Those of the article asked about last: writing one asks twice. */
let latest: { article: Article; found: readonly Abbreviation[] } | null = null;

/** The abbreviations that title and abstract of an article explain, each sense once. */
export function articleAbbreviations(article: Article): readonly Abbreviation[] {
  if (latest?.article !== article) latest = { article, found: explainedIn(article) };
  return latest.found;
}

function explainedIn(article: Article): Abbreviation[] {
  const texts = [article.title, ...article.abstract.map((section) => section.text)];
  const senses = new Map<string, Abbreviation>();
  for (const abbreviation of texts.flatMap(findAbbreviations)) senses.set(senseKey(abbreviation), abbreviation);
  return [...senses.values()];
}

/** Senses that differ by number or spelling alone are one. */
export function senseKey({ short, long }: Abbreviation): string {
  return `${short} ${longKey(long)}`;
}

/** What an abbreviation stands for, the surest first, from all its senses. */
export function longExpansions(senses: readonly CountedAbbreviation[]): AbbreviationExpansion[] {
  const all = total(senses);
  return chosen(senses.map(({ long, articles }) => ({ text: long, articles, share: articles / all })));
}

/** What words are abbreviated to, the surest first; `sensesOf` gives all senses of an abbreviation. */
export function shortExpansions(
  namesakes: readonly CountedAbbreviation[],
  sensesOf: (short: string) => readonly CountedAbbreviation[],
): AbbreviationExpansion[] {
  const all = total(namesakes);
  return chosen(
    namesakes.map(({ short, articles }) => ({
      text: short,
      articles,
      share: (articles / all) * (articles / Math.max(1, total(sensesOf(short)))),
    })),
  );
}

function total(counted: readonly CountedAbbreviation[]): number {
  return counted.reduce((sum, { articles }) => sum + articles, 0);
}

function chosen(expansions: readonly AbbreviationExpansion[]): AbbreviationExpansion[] {
  return expansions
    .filter(({ articles }) => articles >= MIN_ARTICLES)
    .sort((left, right) => right.share - left.share || (left.text < right.text ? -1 : 1))
    .slice(0, MAX_EXPANSIONS);
}
