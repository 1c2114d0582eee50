import {
  RANKED_FIELDS,
  SCATTERED_PHRASE_SHARE,
  inverseFrequency,
  stemCounts,
  lengthNorm,
  termScore,
  type StemCounts,
} from '../core/bm25.ts';
import { phraseForms, queryWords } from '../core/query-words.ts';
import type { SearchRequest } from '../literature-index.ports.ts';
import type { Query, RankTerm } from '../query.ts';
import { stemWord } from '../text/stem-word.ts';
import type { WordGroup } from '../text/tokenise.ts';
import type { HeldArticle } from './memory-articles.ts';

interface CountedArticle {
  held: HeldArticle;
  stems: StemCounts;
}

interface WeighedTerm {
  groups: readonly WordGroup[];
  found: readonly CountedArticle[];
  /** Weight times inverse frequency. */
  weight: number;
}

/** Scores by PMID of all articles that contain a term or a substitute of one. */
export function memoryScores(
  { rank, substitutes = [] }: Pick<SearchRequest, 'rank' | 'substitutes'>,
  all: readonly HeldArticle[],
  matches: (held: HeldArticle, query: Query) => boolean,
): Map<string, number> {
  const counted = all.map((held) => ({ held, stems: stemCounts(held.words) }));
  const averageLength = counted.reduce((sum, { stems }) => sum + stems.length, 0) / counted.length;
  const scores = new Map<string, number>();
  const add = ({ article }: HeldArticle, points: number) =>
    scores.set(article.pmid, (scores.get(article.pmid) ?? 0) + points);
  const points = ({ groups, weight }: Omit<WeighedTerm, 'found'>, { stems }: CountedArticle) =>
    weight * termScore(termCount(groups, stems.counts), lengthNorm(stems.length, averageLength));
  const terms = (rank ?? []).map((term) => weigh(term, counted));
  for (const term of terms) {
    for (const one of term?.found ?? []) {
      const whole = term === null ? 0 : points(term, one);
      const isWhole = isWord(term) || standsTogether(one.held, term?.groups ?? []);
      add(one.held, isWhole ? whole : whole * SCATTERED_PHRASE_SHARE);
    }
  }
  for (const { of, by } of substitutes) {
    const replaced = of.flatMap((position) => terms[position] ?? []);
    const most = replaced.reduce((sum, { weight }) => sum + weight, 0);
    const weighed = by.flatMap((term) => {
      const substitute = weigh(term, counted);
      if (substitute === null) return [];
      const { unless = { type: 'none' } } = term;
      const found = new Set(substitute.found.filter(({ held }) => !matches(held, unless)));
      return [{ ...substitute, found, weight: Math.min(substitute.weight, term.weight * most) }];
    });
    for (const one of new Set(weighed.flatMap(({ found }) => [...found]))) {
      const best = Math.max(...weighed.map((term) => (term.found.has(one) ? points(term, one) : 0)));
      const held = replaced.reduce((sum, term) => sum + points(term, one), 0);
      if (best > held) add(one.held, best - held);
    }
  }
  return scores;
}

function weigh({ text, weight }: RankTerm, counted: readonly CountedArticle[]): WeighedTerm | null {
  const groups = queryWords(text);
  if (groups.length === 0 || !(weight > 0)) return null;
  const found = counted.filter(({ stems }) => termCount(groups, stems.counts) > 0);
  return { groups, found, weight: weight * inverseFrequency(counted.length, found.length) };
}

function isWord(term: WeighedTerm | null): boolean {
  return term?.groups.flatMap((group) => group.parts).length === 1;
}

/** The lowest count among the term's words; a hyphenated word counts by its joined form or its parts, whichever is more. */
function termCount(groups: readonly WordGroup[], counts: ReadonlyMap<string, number>): number {
  const countOf = (word: string) => counts.get(stemWord(word)) ?? 0;
  return Math.min(
    ...groups.map((group) =>
      Math.max(group.joined === null ? 0 : countOf(group.joined), Math.min(...group.parts.map(countOf))),
    ),
  );
}

/** Whether the stems of the words stand in a row in one item of a ranked field. */
function standsTogether(held: HeldArticle, groups: readonly WordGroup[]): boolean {
  return phraseForms(groups).some((words) => {
    const asked = ` ${words.map(stemWord).join(' ')} `;
    return RANKED_FIELDS.some((field) => ` ${held.words[field].words.map(stemWord).join(' ')} `.includes(asked));
  });
}
