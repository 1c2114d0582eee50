import { unreachable } from '@footnote/domain';
import { ITEM_BREAK, itemWord, longerItem, type FieldWords } from '../core/article-words.ts';
import { nearParts } from '../core/query-words.ts';
import { isRetracted } from '../core/notice-links.ts';
import { laterDates } from '../core/later-dates.ts';
import { publicationDay } from '../core/publication-day.ts';
import { acceptedSpellings, isShortPrefix, queryWords, type SpellingSource } from '../core/query-words.ts';
import type { Column, ItemReach, Query } from '../query.ts';
import type { WordGroup } from '../text/tokenise.ts';
import type { HeldArticle, MemoryArticles } from './memory-articles.ts';

type WordTest = (word: string, asked: string) => boolean;

const isSame: WordTest = (word, asked) => word === asked;
const beginsWith: WordTest = (word, asked) => word.startsWith(asked);

export interface MatchingSources {
  articles: MemoryArticles;
  spellings: SpellingSource;
}

/** Whether an article matches, decided for this article alone. */
export function matches(held: HeldArticle, query: Query, sources: MatchingSources): boolean {
  switch (query.type) {
    case 'all':
      return true;
    case 'none':
      return false;
    case 'and':
      return query.of.every((part) => matches(held, part, sources));
    case 'or':
      return query.of.some((part) => matches(held, part, sources));
    case 'not':
      return !matches(held, query.query, sources);
    case 'eq': {
      const asked = new Set(query.values.map((value) => String(value).toLowerCase()));
      return columnValues(held, query.column, sources.articles).some((value) => asked.has(String(value).toLowerCase()));
    }
    case 'range':
      return columnValues(held, query.column, sources.articles).some(
        (value) => typeof value === 'number' && value >= (query.from ?? value) && value <= (query.to ?? value),
      );
    case 'near':
      return query.fields.some((field) => hasNear(held.words[field], nearParts(query.of), query.distance));
    case 'anyItem': {
      const asked = new Set(query.texts.map((text) => itemWord(partsOf(queryWords(text)))));
      return query.fields.some((field) => held.words[field].items.some((item) => asked.has(item)));
    }
    case 'match':
    case 'phrase':
    case 'prefix':
    case 'item':
      return matchesText(held, query, sources.spellings);
    default:
      return unreachable(query);
  }
}

function matchesText(
  held: HeldArticle,
  query: Extract<Query, { type: 'match' | 'phrase' | 'prefix' | 'item' }>,
  spellings: SpellingSource,
): boolean {
  const groups = queryWords(query.text);
  const fields = query.fields.map((field) => held.words[field]);
  if (groups.length === 0) return false;
  if (query.type === 'phrase') return hasPhrase(fields, groups, isSame);
  if (query.type === 'prefix') return hasPrefix(fields, groups);
  if (query.type === 'item') return hasItem(fields, partsOf(groups), query.reach);
  const hasGroup = (group: WordGroup) => {
    const [only = ''] = group.parts;
    if (group.parts.length > 1) return hasPhrase(fields, [group], isSame);
    return acceptedSpellings(only, query.fuzziness, spellings).some((word) => hasWord(fields, word, isSame));
  };
  return query.operator === 'and' ? groups.every(hasGroup) : groups.some(hasGroup);
}

function hasPrefix(fields: readonly FieldWords[], groups: readonly WordGroup[]): boolean {
  const last = groups.at(-1);
  const isJoinedOnly = last !== undefined && last.joined !== null && isShortPrefix(last.parts.at(-1) ?? '');
  return (
    (!isJoinedOnly && hasForm(fields, partsOf(groups), beginsWith)) || hasForm(fields, joinedOf(groups), beginsWith)
  );
}

function hasPhrase(fields: readonly FieldWords[], groups: readonly WordGroup[], last: WordTest): boolean {
  return hasForm(fields, partsOf(groups), last) || hasForm(fields, joinedOf(groups), last);
}

function partsOf(groups: readonly WordGroup[]): string[] {
  return groups.flatMap((group) => [...group.parts]);
}

function joinedOf(groups: readonly WordGroup[]): string[] {
  return groups.flatMap((group) => (group.joined === null ? [...group.parts] : [group.joined]));
}

function hasForm(fields: readonly FieldWords[], words: readonly string[], last: WordTest): boolean {
  const [only = ''] = words;
  if (words.length === 1) return hasWord(fields, only, last);
  return fields.some((field) => positionsOf(field, words, last).length > 0);
}

function hasWord(fields: readonly FieldWords[], asked: string, test: WordTest): boolean {
  return fields.some((field) =>
    [...field.words, ...field.joined].some((word) => word !== ITEM_BREAK && test(word, asked)),
  );
}

/** Where the words stand in a row; the last of them is compared by `last`. */
function positionsOf(field: FieldWords, words: readonly string[], last: WordTest): number[] {
  return [...field.words.keys()].filter((start) =>
    words.every((asked, index) => {
      const word = field.words[start + index];
      return word !== undefined && (index === words.length - 1 ? last : isSame)(word, asked);
    }),
  );
}

function hasItem(fields: readonly FieldWords[], words: readonly string[], reach: ItemReach): boolean {
  const whole = itemWord(words);
  const isMeant = (item: string) =>
    reach === 'letters'
      ? item.startsWith(whole)
      : item === whole || (reach === 'words' && item.startsWith(longerItem(whole)));
  return fields.some((field) => field.items.some(isMeant));
}

/** Whether at one place all parts stand with at most `distance` words between the end of any and the start of the last. */
function hasNear(field: FieldWords, parts: ReturnType<typeof nearParts>, distance: number): boolean {
  const places = parts.map(({ words, open }) => ({
    length: words.length,
    starts: positionsOf(field, words, open ? beginsWith : isSame),
  }));
  return places
    .flatMap((place) => place.starts)
    .some((latest) =>
      places.every(({ starts, length }) =>
        starts.some((start) => start <= latest && latest - start - length <= Math.max(0, Math.floor(distance))),
      ),
    );
}

/** The values of a column an article has; none where they are unknown. */
export function columnValues({ article }: HeldArticle, column: Column, articles: MemoryArticles): (string | number)[] {
  switch (column) {
    case 'pmid':
      return [Number(article.pmid)];
    case 'publicationDay':
      return [publicationDay(article.publicationDate)?.day ?? []].flat();
    case 'revisedDay':
      return [publicationDay(article.revised)?.day ?? []].flat();
    case 'createdDay':
    case 'enteredDay':
    case 'printedDay':
    case 'onlineDay':
    case 'completedDay':
    case 'indexedDay':
      return [publicationDay(laterDates(article)[column])?.day ?? []].flat();
    case 'sampleSize':
      return [article.sampleSize ?? []].flat();
    case 'impactQuartile':
      return [articles.impact(article)?.quartile ?? []].flat();
    case 'impactMetric':
      return [articles.impact(article)?.metric ?? []].flat();
    case 'studyType':
      return [article.studyType];
    case 'publicationType':
      return [...article.publicationTypes];
    case 'language':
      return [...article.languages];
    case 'retracted':
      return [isRetracted(articles.notices(article)) ? 1 : 0];
    default:
      return unreachable(column);
  }
}
