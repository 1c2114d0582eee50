import { LENGTH_NORMALISATION, SATURATION, SCATTERED_PHRASE_SHARE, inverseFrequency } from '../engine/bm25.ts';
import { phraseForms, queryWords } from '../engine/query-words.ts';
import type { RankTerm } from '../query.ts';
import { stemWord } from '../text/stem-word.ts';
import type { WordGroup } from '../text/tokenise.ts';
import type { Body } from './cluster.ts';
import { countArticles } from './count-articles.ts';
import { WHOLE_ANSWERS, type IndexPlace } from './index-place.ts';

/**
 * BM25 as the embedded engine computes it. The cluster's own would count deleted articles and a rounded length, and knows
 * no lowest count of a phrase's words, so scripts do it; `count` is that of the term in the article.
 */
const SATURATED = `double norm = params.saturation * (1 - params.normalisation
    + params.normalisation * (doc['length'].value / params.average));
  return params.weight * ((count * (params.saturation + 1)) / (count + norm));`;
/** The similarity of the field `stems` scores a word by its count. */
const WORD_SCORE = `double count = _score; ${SATURATED}`;
const PHRASE_SCORE = `double count = 1e9;
  for (def group : params.groups) {
    double least = 1e9;
    for (def part : group.parts) { least = Math.min(least, termFreq('stems', part)); }
    if (group.joined != '') { least = Math.max(least, termFreq('stems', group.joined)); }
    count = Math.min(count, least);
  }
  ${SATURATED}`;
/** Sums in another order differ in their last digits; ties must not depend on that. */
const ROUNDED = 'Math.round(_score * 1e6) / 1e6';

interface AskedTerm {
  groups: readonly StemGroup[];
  forms: readonly string[];
  weight: number;
}

interface StemGroup {
  parts: readonly string[];
  /** '' where there is none. */
  joined: string;
}

/** What scores articles by the terms, and finds those with at least one; null when no article has any. */
export async function rankQuery(
  place: IndexPlace,
  terms: readonly RankTerm[],
  signal?: AbortSignal,
): Promise<((allowed: Body) => Body) | null> {
  const asked = terms.flatMap(askedTerm);
  if (asked.length === 0) return null;
  const [{ articles, average }, counts] = await Promise.all([
    collection(place, signal),
    countArticles(place, asked.map(containing), signal),
  ]);
  const scored = asked.flatMap((term, index) => {
    const matching = counts[index] ?? 0;
    if (matching === 0) return [];
    return scoring(term, { weight: term.weight * inverseFrequency(articles, matching), average });
  });
  if (scored.length === 0) return null;
  return (allowed) => ({
    script_score: {
      query: { bool: { filter: [allowed], should: scored, minimum_should_match: 1 } },
      script: { source: ROUNDED },
    },
  });
}

function askedTerm({ text, weight }: RankTerm): AskedTerm[] {
  const groups = queryWords(text);
  if (groups.length === 0 || !(weight > 0)) return [];
  const forms = phraseForms(groups).map((words) => words.map(stemWord).join(' '));
  return [{ groups: groups.map(stemGroup), forms, weight }];
}

function stemGroup({ parts, joined }: WordGroup): StemGroup {
  return { parts: parts.map(stemWord), joined: joined === null ? '' : stemWord(joined) };
}

async function collection(
  { cluster, articles }: IndexPlace,
  signal?: AbortSignal,
): Promise<{ articles: number; average: number }> {
  const answer = await cluster.ask<{ hits: { total: { value: number } }; aggregations: { length: { value: number } } }>(
    {
      method: 'POST',
      path: `/${articles}/_search`,
      query: { ...WHOLE_ANSWERS, filter_path: 'hits.total.value,aggregations' },
      body: { size: 0, track_total_hits: true, aggs: { length: { sum: { field: 'length' } } } },
      signal,
    },
  );
  const total = answer.hits.total.value;
  // An index without a word finds nothing to score.
  return { articles: total, average: answer.aggregations.length.value / Math.max(1, total) || 1 };
}

/** Articles with all words of a term; a hyphenated word counts by its joined form, too. */
function containing({ groups }: Pick<AskedTerm, 'groups'>): Body {
  const all = groups.map(({ parts, joined }) => {
    const apart = allOf(parts.map((part) => ({ term: { stems: part } })));
    return joined === '' ? apart : anyOf([apart, { term: { stems: joined } }]);
  });
  return allOf(all);
}

function allOf(parts: readonly Body[]): Body {
  return parts.length === 1 ? (parts[0] ?? {}) : { bool: { filter: parts } };
}

function anyOf(parts: readonly Body[]): Body {
  return parts.length === 1 ? (parts[0] ?? {}) : { bool: { should: parts, minimum_should_match: 1 } };
}

/** A phrase scores half for its words wherever they are, and the other half where they stand together. */
function scoring(term: AskedTerm, { weight, average }: { weight: number; average: number }): Body[] {
  const params = { weight, average, saturation: SATURATION, normalisation: LENGTH_NORMALISATION };
  const isWord = term.groups.reduce((sum, { parts }) => sum + parts.length, 0) === 1;
  if (isWord) return [{ script_score: { query: containing(term), script: { source: WORD_SCORE, params } } }];
  const half = (query: Body, share: number) => ({
    script_score: {
      query,
      script: { source: PHRASE_SCORE, params: { ...params, weight: weight * share, groups: term.groups } },
    },
  });
  const together = anyOf(term.forms.map((form) => ({ match_phrase: { stemRow: { query: form } } })));
  return [
    half(containing(term), SCATTERED_PHRASE_SHARE),
    half({ bool: { filter: [containing(term), together] } }, 1 - SCATTERED_PHRASE_SHARE),
  ];
}
