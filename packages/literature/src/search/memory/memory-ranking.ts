import { RANKED_FIELDS, SCATTERED_PHRASE_SHARE, inverseFrequency, stemCounts, termScore } from '../engine/bm25.ts';
import { phraseForms, queryWords } from '../engine/query-words.ts';
import type { RankTerm } from '../query.ts';
import { stemWord } from '../text/stem-word.ts';
import type { WordGroup } from '../text/tokenise.ts';
import type { HeldArticle } from './memory-articles.ts';

/** Scores by PMID of all articles that contain a term. */
export function memoryScores(terms: readonly RankTerm[], all: readonly HeldArticle[]): Map<string, number> {
  const counted = all.map((held) => ({ held, stems: stemCounts(held.words) }));
  const averageLength = counted.reduce((sum, { stems }) => sum + stems.length, 0) / counted.length;
  const scores = new Map<string, number>();
  for (const { text, weight } of terms) {
    const groups = queryWords(text);
    if (groups.length === 0 || !(weight > 0)) continue;
    const found = counted.filter(({ stems }) => termCount(groups, stems.counts) > 0);
    const telling = weight * inverseFrequency(counted.length, found.length);
    for (const { held, stems } of found) {
      const whole = telling * termScore(termCount(groups, stems.counts), stems.length, averageLength);
      const isWhole = groups.flatMap((group) => group.parts).length === 1 || standsTogether(held, groups);
      const score = isWhole ? whole : whole * SCATTERED_PHRASE_SHARE;
      scores.set(held.article.pmid, (scores.get(held.article.pmid) ?? 0) + score);
    }
  }
  return scores;
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
