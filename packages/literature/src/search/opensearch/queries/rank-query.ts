import { LENGTH_NORMALISATION, SATURATION, SCATTERED_PHRASE_SHARE, inverseFrequency } from '../../core/bm25.ts';
import { phraseForms, queryWords, type SpellingSource } from '../../core/query-words.ts';
import type { SearchRequest } from '../../literature-index.ports.ts';
import type { SubstituteTerm } from '../../query.ts';
import { stemWord } from '../../text/stem-word.ts';
import type { WordGroup } from '../../text/tokenise.ts';
import type { Body } from '../cluster.ts';
import { queryClause } from './query-body.ts';
import { clauseBody } from './query-clause.ts';
import { countArticles } from './count-articles.ts';
import { readSpellings } from './find-spellings.ts';
import { WHOLE_ANSWERS, type IndexPlace } from '../index-place.ts';

/**
 * BM25 as the embedded engine computes it. The cluster's own would count deleted articles and a rounded length, and knows
 * no lowest count of a phrase's words, so scripts do it; `count` is that of the term in the article.
 */
const NORM = `double norm = params.saturation * (1 - params.normalisation
    + params.normalisation * (doc['length'].value / (double) params.average));`;
const POINTS = '((count * (params.saturation + 1)) / (count + norm))';
/** The similarity of the field `stems` scores a word by its count. */
const WORD_SCORE = `${NORM} double count = _score; return params.weight * ${POINTS};`;
/** What the best of some terms scores more than the sum of the words it replaces; a query that scores 0 found words apart. */
const TERMS_SCORE = `${NORM}
  double best = 0; double replaced = 0;
  for (def term : params.terms) {
    double count = 1e9;
    for (def group : term.groups) {
      double least = 1e9;
      for (def part : group.parts) { least = Math.min(least, termFreq('stems', part)); }
      if (group.joined != '') { least = Math.max(least, termFreq('stems', group.joined)); }
      count = Math.min(count, least);
    }
    double points = term.weight * ${POINTS};
    if (term.isReplaced) { replaced += points; } else { best = Math.max(best, points); }
  }
  double whole = Math.max(0, best - replaced);
  return _score > 0 ? whole : whole * params.apart;`;
/** Sums in another order differ in their last digits; ties must not depend on that. */
const ROUNDED = 'Math.round(_score * 1e6) / 1e6';

interface AskedTerm {
  /** Articles in which it counts for nothing. */
  unless: Body | null;
  groups: readonly StemGroup[];
  forms: readonly string[];
  /** As it was asked. */
  weight: number;
}

interface StemGroup {
  parts: readonly string[];
  /** '' where there is none. */
  joined: string;
}

/** A term with its weight times its inverse frequency. */
interface WeighedTerm extends AskedTerm {
  telling: number;
  matching: number;
}

/** What scores articles by the terms or their substitutes, and finds those with at least one; null when no article has any. */
export async function rankQuery(
  place: IndexPlace,
  { rank, substitutes = [] }: Pick<SearchRequest, 'rank' | 'substitutes'>,
  signal?: AbortSignal,
): Promise<((allowed: Body) => Body) | null> {
  const unless = substitutes.flatMap(({ by }) => by.flatMap((term) => term.unless ?? []));
  const spellings = await readSpellings(place, { type: 'or', of: unless }, signal);
  const asking = (term: SubstituteTerm) => askedTerm(term, spellings);
  const terms = (rank ?? []).map(asking);
  const others = substitutes.map(({ of, by }) => ({ of, by: by.map(asking) }));
  const asked = [...terms, ...others.flatMap(({ by }) => by)].filter((term) => term !== null);
  if (asked.length === 0) return null;
  const [collection, counts] = await Promise.all([
    readCollection(place, signal),
    countArticles(place, asked.map(containing), signal),
  ]);
  const weighed = new Map(
    asked.map((term, index): [AskedTerm, WeighedTerm] => {
      const matching = counts[index] ?? 0;
      return [term, { ...term, matching, telling: term.weight * inverseFrequency(collection.articles, matching) }];
    }),
  );
  const known = (term: AskedTerm | null | undefined) => weighed.get(term ?? NO_TERM) ?? [];
  const scored = [
    ...terms.flatMap(known).flatMap((term) => scoring(term, collection.average)),
    ...others.flatMap(({ of, by }) =>
      substituting(of.map((position) => terms[position]).flatMap(known), by.flatMap(known), collection.average),
    ),
  ];
  if (scored.length === 0) return null;
  return (allowed) => ({
    script_score: {
      query: { bool: { filter: [allowed], should: scored, minimum_should_match: 1 } },
      script: { source: ROUNDED },
    },
  });
}

const NO_TERM: AskedTerm = { groups: [], forms: [], weight: 0, unless: null };

function askedTerm({ text, weight, unless }: SubstituteTerm, spellings: SpellingSource): AskedTerm | null {
  const groups = queryWords(text);
  if (groups.length === 0 || !(weight > 0)) return null;
  const forms = phraseForms(groups).map((words) => words.map(stemWord).join(' '));
  const without = unless === undefined ? null : clauseBody(queryClause(unless, spellings));
  return { groups: groups.map(stemGroup), forms, weight, unless: without };
}

function stemGroup({ parts, joined }: WordGroup): StemGroup {
  return { parts: parts.map(stemWord), joined: joined === null ? '' : stemWord(joined) };
}

async function readCollection(
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

function scriptScore(query: Body, source: string, params: Body): Body {
  const constants = { saturation: SATURATION, normalisation: LENGTH_NORMALISATION };
  return { script_score: { query, script: { source, params: { ...params, ...constants } } } };
}

/** A phrase scores in full where its words stand together, and its share where they stand apart. */
function scoring(term: WeighedTerm, average: number): Body[] {
  const { groups, telling, matching } = term;
  if (matching === 0) return [];
  const isWord = groups.reduce((sum, { parts }) => sum + parts.length, 0) === 1;
  if (isWord) return [scriptScore(containing(term), WORD_SCORE, { weight: telling, average })];
  const together = anyOf(term.forms.map((form) => ({ match_phrase: { stemRow: { query: form } } })));
  const query = { bool: { filter: [containing(term)], should: [{ constant_score: { filter: together } }] } };
  const terms = [{ groups, weight: telling, isReplaced: false }];
  return [scriptScore(query, TERMS_SCORE, { average, terms, apart: SCATTERED_PHRASE_SHARE })];
}

/** The best of the substitutes scores in the place of the words it stands for, never more than they would weigh. */
function substituting(replaced: readonly WeighedTerm[], by: readonly WeighedTerm[], average: number): Body[] {
  const most = replaced.reduce((sum, { telling }) => sum + telling, 0);
  const found = by.filter(({ matching }) => matching > 0);
  if (found.length === 0) return [];
  const held = replaced.map(({ groups, telling }) => ({ groups, weight: telling, isReplaced: true }));
  const scored = (query: Body, some: readonly WeighedTerm[]) => {
    const own = some.map(({ groups, telling, weight }) => ({
      groups,
      weight: Math.min(telling, weight * most),
      isReplaced: false,
    }));
    return scriptScore(query, TERMS_SCORE, { average, terms: [...own, ...held], apart: 1 });
  };
  const everywhere = found.filter(({ unless }) => unless === null);
  const queries = [
    ...(everywhere.length === 0 ? [] : [scored(anyOf(everywhere.map(containing)), everywhere)]),
    ...found.flatMap((term) =>
      term.unless === null ? [] : [scored({ bool: { filter: [containing(term)], must_not: [term.unless] } }, [term])],
    ),
  ];
  return queries.length === 1 ? queries : [{ dis_max: { queries } }];
}
