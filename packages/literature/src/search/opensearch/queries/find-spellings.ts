import { acceptedSpellings, queryWords, type Spelling, type SpellingSource } from '../../core/query-words.ts';
import { MAX_SIMILAR_WORDS, byFrequency } from '../../core/spelling-words.ts';
import type { Query } from '../../query.ts';
import { isWithinEdits } from '../../text/edit-distance.ts';
import type { Body } from '../cluster.ts';
import { countArticles } from './count-articles.ts';
import { WHOLE_ANSWERS, type IndexPlace } from '../index-place.ts';

/** Candidates taken from the cluster for a word; it prefers those most alike, we those most frequent. */
const CANDIDATES = 200;

interface SuggestAnswer {
  suggest?: Readonly<Record<string, readonly { options?: readonly { text: string }[] }[]>>;
}

interface Asked {
  word: string;
  edits: 1 | 2;
}

/** Indexed words within `edits` of each word, most frequent first; the cluster suggests, and exact counts decide. */
export async function similarWords(
  place: IndexPlace,
  asked: readonly Asked[],
  signal?: AbortSignal,
): Promise<Spelling[][]> {
  if (asked.length === 0) return [];
  const suggest = Object.fromEntries(asked.map(({ word, edits }, index) => [`w${index}`, suggestion(word, edits)]));
  const answer = await place.cluster.ask<SuggestAnswer>({
    method: 'POST',
    path: `/${place.articles}/_search`,
    query: { ...WHOLE_ANSWERS, filter_path: 'suggest.*.options.text' },
    body: { size: 0, suggest },
    signal,
  });
  const candidates = asked.map(({ word, edits }, index) =>
    (answer.suggest?.[`w${index}`] ?? [])
      .flatMap(({ options }) => options ?? [])
      .map(({ text }) => text)
      .filter((text) => text !== word && isWithinEdits(word, text, edits)),
  );
  const counts = await countSpellings(place, candidates.flat(), signal);
  return candidates.map((words) =>
    words
      .map((word): Spelling => ({ word, articles: counts.get(word) ?? 0 }))
      .filter(({ articles }) => articles > 0)
      .sort(byFrequency)
      .slice(0, MAX_SIMILAR_WORDS),
  );
}

function suggestion(word: string, edits: 1 | 2): Body {
  return {
    text: word,
    term: {
      field: 'spellings',
      size: CANDIDATES,
      shard_size: CANDIDATES,
      suggest_mode: 'always',
      sort: 'frequency',
      max_edits: edits,
      prefix_length: 0,
      min_word_length: 1,
      max_inspections: 10,
      // Suggestions for frequent words, too, and however little they share with a short one.
      max_term_freq: 2_000_000_000,
      string_distance: 'internal',
      accuracy: 0.01,
    },
  };
}

/** Articles by word as written. */
async function countSpellings(
  place: IndexPlace,
  words: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, number>> {
  const distinct = [...new Set(words)];
  const counts = await countArticles(
    place,
    distinct.map((word) => ({ term: { spellings: word } })),
    signal,
  );
  return new Map(distinct.map((word, index) => [word, counts[index] ?? 0]));
}

/** Everything fuzzy matching will ask of the vocabulary for a query, read from the cluster beforehand. */
export async function readSpellings(place: IndexPlace, query: Query, signal?: AbortSignal): Promise<SpellingSource> {
  const fuzzy = fuzzyWords(query);
  const words = askedOf(fuzzy, () => 0).words;
  const counts = await countSpellings(place, words, signal);
  const articlesWith = (word: string) => counts.get(word) ?? 0;
  const { similar } = askedOf(fuzzy, articlesWith);
  const found = await similarWords(place, similar, signal);
  const spellings = new Map(similar.map(({ word, edits }, index) => [`${edits} ${word}`, found[index] ?? []]));
  return { articlesWith, similarWords: (word, edits) => spellings.get(`${edits} ${word}`) ?? [] };
}

interface FuzzyWord {
  word: string;
  fuzziness: 0 | 1 | 2;
}

function fuzzyWords(query: Query): FuzzyWord[] {
  if (query.type === 'and' || query.type === 'or') return query.of.flatMap(fuzzyWords);
  if (query.type === 'not') return fuzzyWords(query.query);
  if (query.type !== 'match' || query.fuzziness === 0) return [];
  const { fuzziness } = query;
  return queryWords(query.text).flatMap(({ parts: [word = '', ...others] }) =>
    others.length > 0 ? [] : { word, fuzziness },
  );
}

/** What the rules for accepted spellings look up, learnt by letting them ask. */
function askedOf(fuzzy: readonly FuzzyWord[], articlesWith: (word: string) => number) {
  const words = new Set<string>();
  const similar = new Map<string, Asked>();
  const source: SpellingSource = {
    articlesWith(word) {
      words.add(word);
      return articlesWith(word);
    },
    similarWords(word, edits) {
      similar.set(`${edits} ${word}`, { word, edits });
      return [];
    },
  };
  for (const { word, fuzziness } of fuzzy) acceptedSpellings(word, fuzziness, source);
  return { words: [...words], similar: [...similar.values()] };
}
