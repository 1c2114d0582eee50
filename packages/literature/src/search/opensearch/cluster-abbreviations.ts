import type { Article } from '@footnote/domain';
import {
  MAX_ABBREVIATION_TEXTS,
  articleAbbreviations,
  longExpansions,
  shortExpansions,
  type CountedAbbreviation,
} from '../core/article-abbreviations.ts';
import type { AbbreviationExpansion } from '../literature-index.ports.ts';
import { isShort, longKey, singularShort } from '../text/find-abbreviations.ts';
import type { Body } from './cluster.ts';
import type { IndexPlace } from './index-place.ts';
import { searchMany, type ManyAnswer } from './queries/search-many.ts';

/** Stands between the two sides of an abbreviation, and in neither. */
const BETWEEN = '\t';
/** More senses than any abbreviation has. */
const MAX_SENSES = 5_000;
const OPERATOR = /[.?+*|{}[\]()"\\#@&<>~^$-]/g;

/** What an article explains, once from each side. */
export function abbreviationFields(article: Article): Body {
  const explained = articleAbbreviations(article);
  return {
    longsByShort: explained.map(({ short, long }) => `${short}${BETWEEN}${long}`),
    shortsByLong: explained.map(({ short, long }) => `${longKey(long)}${BETWEEN}${short}`),
  };
}

/** For each text what it abbreviates or is abbreviated to; rejects with a RangeError beyond 500 texts. */
export async function expansions(place: IndexPlace, texts: readonly string[]): Promise<AbbreviationExpansion[][]> {
  if (texts.length > MAX_ABBREVIATION_TEXTS)
    throw new RangeError(`At most ${MAX_ABBREVIATION_TEXTS} texts are looked up at once.`);
  const keys = texts.map(longKey);
  const shorts = texts.map((text) => (isShort(text) ? singularShort(text) : ''));
  const namesakes = await readSides(place, 'shortsByLong', keys);
  const named = [...namesakes.values()].flatMap((found) => found.map(({ other }) => other));
  const longs = await readSides(place, 'longsByShort', [...shorts, ...named]);
  const sensesOf = (short: string) => senses(short, longs.get(short) ?? []);
  return texts.map((_, position) => {
    const short = shorts[position] ?? '';
    const same = (namesakes.get(keys[position] ?? '') ?? []).map(({ other, articles }) => ({
      short: other,
      long: '',
      articles,
    }));
    return [...(short === '' ? [] : longExpansions(sensesOf(short))), ...shortExpansions(same, sensesOf)];
  });
}

interface Counted {
  other: string;
  articles: number;
}

/** By each side given, the other sides it is explained by. */
async function readSides(
  place: IndexPlace,
  field: 'longsByShort' | 'shortsByLong',
  given: readonly string[],
): Promise<Map<string, Counted[]>> {
  const sides = [...new Set(given)].filter((side) => side !== '');
  const answers = await searchMany(
    place,
    sides.map((side) => {
      const start = `${side}${BETWEEN}`;
      const include = `${start.replaceAll(OPERATOR, String.raw`\$&`)}.*`;
      const others = { terms: { field, include, size: MAX_SENSES } };
      return { track_total_hits: false, query: { prefix: { [field]: { value: start } } }, aggs: { others } };
    }),
  );
  return new Map(sides.map((side, index) => [side, countedOthers(side, answers[index])]));
}

function countedOthers(side: string, answer: ManyAnswer | undefined): Counted[] {
  return (answer?.aggregations?.['others']?.buckets ?? []).map(({ key, doc_count }) => ({
    other: key.slice(side.length + BETWEEN.length),
    articles: doc_count,
  }));
}

/** Spellings of one sense are put together under the one most articles use. */
function senses(short: string, spellings: readonly Counted[]): CountedAbbreviation[] {
  const all = new Map<string, CountedAbbreviation>();
  const ordered = spellings.toSorted(
    (left, right) => right.articles - left.articles || (left.other < right.other ? -1 : 1),
  );
  for (const { other: long, articles } of ordered) {
    const held = all.get(longKey(long));
    if (held === undefined) all.set(longKey(long), { short, long, articles });
    else held.articles += articles;
  }
  return [...all.values()];
}
