import { unreachable, type Article } from '@footnote/domain';
import type { JournalImpact } from '../literature-index.ports.ts';
import type { Column, Query, TextField } from '../query.ts';
import { itemsOf, textsOf, wordsOf } from './naive-texts.fixtures.ts';
import { tokenise } from '../text/tokenise.ts';

// What each query node means, written down as plainly as possible, to judge the engines by. Nothing of theirs is used but the
// cutting of words, which the meaning of every node is told in.

/** What an index was told, as far as queries ask about it. */
export interface NaiveIndex {
  articles: ReadonlyMap<string, Article>;
  impacts: readonly JournalImpact[];
}

/** PMIDs of the articles a query finds, in numeric order. */
export function naiveSearch(index: NaiveIndex, query: Query): string[] {
  const all = [...index.articles.values()];
  return all
    .filter((article) => meets(article, query, index))
    .map(({ pmid }) => pmid)
    .toSorted((left, right) => Number(left) - Number(right));
}

function meets(article: Article, query: Query, index: NaiveIndex): boolean {
  switch (query.type) {
    case 'all':
      return true;
    case 'none':
      return false;
    case 'and':
      return query.of.every((part) => meets(article, part, index));
    case 'or':
      return query.of.some((part) => meets(article, part, index));
    case 'not':
      return !meets(article, query.query, index);
    case 'match': {
      const groups = hyphened(query.text);
      const holds = (group: string[]) =>
        group.length > 1
          ? hasRow(article, query.fields, [group], false)
          : spellings(group[0] ?? '', query.fuzziness, index).some((word) =>
              hasWord(article, query.fields, word, false),
            );
      return groups.length > 0 && (query.operator === 'and' ? groups.every(holds) : groups.some(holds));
    }
    case 'phrase':
      return hasRow(article, query.fields, hyphened(query.text), false);
    case 'prefix':
      return hasRow(article, query.fields, hyphened(query.text), true);
    case 'near':
      return isNear(article, query);
    case 'item':
      return itemsOf(article, query.fields).some((item) => isItem(item, wordsOf(query.text), query.reach));
    case 'anyItem':
      return itemsOf(article, query.fields).some((item) =>
        query.texts.some((text) => isItem(item, wordsOf(text), 'whole')),
      );
    case 'eq': {
      const asked = new Set(query.values.map((value) => String(value).toLowerCase()));
      return valuesOf(article, query.column, index).some((value) => asked.has(String(value).toLowerCase()));
    }
    case 'range':
      return valuesOf(article, query.column, index).some(
        (value) =>
          typeof value === 'number' &&
          (query.from === null || value >= query.from) &&
          (query.to === null || value <= query.to),
      );
    default:
      return unreachable(query);
  }
}

const JOINERS = "-‐‑–−'’‘ʼʹ＇";

/** Words between which nothing but one hyphen or apostrophe stands, together. */
function hyphened(text: string): string[][] {
  const groups: string[][] = [];
  let end = Number.NaN;
  for (const token of tokenise(text)) {
    const isLinked = token.start === end + 1 && JOINERS.includes(text.charAt(end));
    if (isLinked) groups.at(-1)?.push(token.word);
    else groups.push([token.word]);
    ({ end } = token);
  }
  return groups;
}

/** “covid19” for “COVID-19”; null for one word, for more than four and for digits alone. */
function written(group: readonly string[]): string | null {
  if (group.length < 2 || group.length > 4 || group.every((word) => /^\d+$/.test(word))) return null;
  return group.join('');
}

/** Whether the groups stand in a row in one text of a field: all cut at their hyphens, or all written together. */
function hasRow(article: Article, fields: readonly TextField[], groups: string[][], isOpen: boolean): boolean {
  const last = groups.at(-1);
  if (last === undefined) return false;
  const cut = groups.flat();
  const together = groups.flatMap((group) => written(group) ?? group);
  const forms = [cut, together];
  // “IL-1*” is not “1*” after “IL”.
  if (isOpen && written(last) !== null && (last.at(-1) ?? '').length < 3) forms.shift();
  return forms.some((words) => {
    const [only = ''] = words;
    if (words.length === 1) return hasWord(article, fields, only, isOpen);
    return textsOf(article, fields).some((text) => placesOf(wordsOf(text), words, isOpen).length > 0);
  });
}

/** Where the words stand in a row; an open row ends with the beginning of a word. */
function placesOf(text: readonly string[], words: readonly string[], isOpen: boolean): number[] {
  const isWord = (at: number, place: number) => {
    const [held, asked = ''] = [text[at], words[place]];
    return held !== undefined && (isOpen && place === words.length - 1 ? held.startsWith(asked) : held === asked);
  };
  return text.map((_, at) => at).filter((at) => words.every((_, place) => isWord(at + place, place)));
}

/** Whether a word stands in a field, alone or as hyphened words, or two neighbours among them, written together. */
function hasWord(article: Article, fields: readonly TextField[], asked: string, isOpen: boolean): boolean {
  return textsOf(article, fields).some((text) =>
    everyWord(text).some((word) => (isOpen ? word.startsWith(asked) : word === asked)),
  );
}

function everyWord(text: string): string[] {
  const joined = hyphened(text).flatMap((group) => {
    if (written(group) === null) return [];
    const pairs = group.slice(1).map((word, place) => written([group[place] ?? '', word]));
    return [written(group), ...pairs].filter((word) => word !== null);
  });
  return [...wordsOf(text), ...joined];
}

/** One place where every part stands in the same text, each ending at most `distance` words before the last begins. */
function isNear(article: Article, { fields, of, distance }: Extract<Query, { type: 'near' }>): boolean {
  const parts = of.map(({ text, open }) => ({ words: wordsOf(text), open })).filter(({ words }) => words.length > 0);
  if (parts.length === 0) return false;
  // A field is one text to this node; what follows another item of it is never near.
  return fields.some((field) => {
    const text = textsOf(article, [field])
      .map(wordsOf)
      .filter((words) => words.length > 0);
    const whole = text.flatMap((words, place) => (place === 0 ? words : ['\u0000', ...words]));
    const places = parts.map(({ words, open }) => placesOf(whole, words, open));
    return places
      .flat()
      .some((last) =>
        places.every((some, part) =>
          some.some((at) => at <= last && last - (at + (parts[part]?.words.length ?? 0)) <= distance),
        ),
      );
  });
}

function isItem(item: string, asked: readonly string[], reach: 'whole' | 'words' | 'letters'): boolean {
  const words = wordsOf(item);
  if (asked.length === 0 || words.length < asked.length) return false;
  if (reach === 'whole' && words.length !== asked.length) return false;
  return asked.every((word, place) => {
    const held = words[place] ?? '';
    return reach === 'letters' && place === asked.length - 1 ? held.startsWith(word) : held === word;
  });
}

const TOPIC: readonly TextField[] = [
  ...(['title', 'abstract', 'mesh', 'keywords'] as const),
  ...(['population', 'intervention', 'comparison', 'outcome', 'bottomLine'] as const),
];

/** A word that 3 articles have is meant as it is spelled; a rarer one may differ by letters from the ten commonest like it. */
function spellings(asked: string, fuzziness: 0 | 1 | 2, { articles }: NaiveIndex): string[] {
  const letters = Array.from(asked).length;
  const edits = letters < 4 || /\p{N}/u.test(asked) ? 0 : letters < 8 ? Math.min(1, fuzziness) : fuzziness;
  if (edits === 0) return [asked];
  const counts = new Map<string, number>();
  for (const article of articles.values()) {
    const words = new Set(textsOf(article, TOPIC).flatMap(everyWord));
    for (const word of words) if (word.length > 1 && /\p{L}/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  if ((counts.get(asked) ?? 0) >= 3) return [asked];
  const alike = [...counts].filter(([word]) => word !== asked && editsBetween(asked, word) <= edits);
  const commonest = alike.toSorted(([left, more], [right, less]) => less - more || (left < right ? -1 : 1));
  return [asked, ...commonest.slice(0, 10).map(([word]) => word)];
}

/** Insertions, deletions, substitutions and swaps of neighbours between two words. */
function editsBetween(left: string, right: string): number {
  if (left === '' || right === '') return left.length + right.length;
  const [a, b, restA, restB] = [left.charAt(0), right.charAt(0), left.slice(1), right.slice(1)];
  if (a === b) return editsBetween(restA, restB);
  if (Math.abs(left.length - right.length) > 2) return 3;
  const swapped =
    a === right.charAt(1) && b === left.charAt(1)
      ? editsBetween(left.slice(2), right.slice(2))
      : Number.POSITIVE_INFINITY;
  return 1 + Math.min(swapped, editsBetween(restA, restB), editsBetween(left, restB), editsBetween(restA, right));
}

function valuesOf(article: Article, column: Column, { articles, impacts }: NaiveIndex): (string | number)[] {
  const impact = impacts.findLast(({ issn }) => issn.toUpperCase() === article.journal.issn.toUpperCase());
  const known = (value: number | null | undefined) => (value === null || value === undefined ? [] : [value]);
  switch (column) {
    case 'pmid':
      return [Number(article.pmid)];
    case 'publicationDay':
      return dayOf(article.publicationDate);
    case 'createdDay':
      return dayOf(article.created ?? '');
    case 'enteredDay':
      return dayOf(article.entered ?? '');
    case 'printedDay':
      return dayOf(article.details?.printed ?? '');
    case 'onlineDay':
      return dayOf(article.details?.online ?? '');
    case 'completedDay':
      return dayOf(article.details?.completed ?? '');
    case 'indexedDay':
      return dayOf(article.details?.indexed ?? '');
    case 'revisedDay':
      return dayOf(article.revised);
    case 'sampleSize':
      return known(article.sampleSize);
    case 'impactQuartile':
      return known(impact?.quartile);
    case 'impactMetric':
      return known(impact?.metric);
    case 'studyType':
      return [article.studyType];
    case 'publicationType':
      return [...article.publicationTypes];
    case 'language':
      return [...article.languages];
    case 'retracted': {
      const says = ({ notices }: Article, kind: string, pmid: string | null) =>
        notices.some((notice) => notice.kind === kind && (pmid === null || notice.pmid === pmid));
      const others = [...articles.values()].filter(({ pmid }) => pmid !== article.pmid);
      const isRetracted =
        says(article, 'retracted_by', null) || others.some((other) => says(other, 'retraction_of', article.pmid));
      return [isRetracted ? 1 : 0];
    }
    default:
      return unreachable(column);
  }
}

/** Days since 1970-01-01; an unknown month or day is the first. */
function dayOf(date: string): number[] {
  const [year = '', month = '01', day = '01'] = date.split('-');
  const time = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const isDay =
    /^\d{4}$/.test(year) && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(`${year}-${month}-${day}`);
  return isDay ? [time.getTime() / 86_400_000] : [];
}
