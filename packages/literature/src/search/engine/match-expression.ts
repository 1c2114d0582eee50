import { unreachable } from '@footnote/domain';
import type { ItemReach, NearPart, Query, TextField } from '../query.ts';
import { tokenise, type WordGroup } from '../text/tokenise.ts';
import { itemWord, longerItem } from './article-words.ts';
import { acceptedSpellings, isShortPrefix, queryWords, type SpellingSource } from './query-words.ts';
import { joinedColumn } from './word-table.ts';

/** Queries about words; the others are about columns or combine queries. */
export type TextQuery = Extract<Query, { type: 'match' | 'phrase' | 'near' | 'prefix' | 'item' }>;

/** An expression in FTS5's own language with the number of words in it; null matches nothing. */
export type MatchExpression = { expression: string; size: number } | null;

/** Compiles one text query; a text without words, or no fields, matches nothing. */
export function matchExpression(query: TextQuery, spellings: SpellingSource): MatchExpression {
  if (query.type === 'near') return near(query);
  const groups = queryWords(query.text);
  if (groups.length === 0 || query.fields.length === 0) return null;
  const size = groups.reduce((sum, group) => sum + group.parts.length + 1, 0);
  switch (query.type) {
    case 'match': {
      const alternatives = groups.map((group) => anySpelling(query.fields, group, query.fuzziness, spellings));
      return { expression: `(${alternatives.join(query.operator === 'and' ? ' AND ' : ' OR ')})`, size };
    }
    case 'phrase':
      return { expression: `(${phraseForms(query.fields, groups, '').join(' OR ')})`, size };
    case 'prefix':
      return { expression: `(${prefixForms(query.fields, groups).join(' OR ')})`, size };
    case 'item':
      return { expression: item(query.fields, groups, query.reach), size };
    default:
      return unreachable(query);
  }
}

/** A phrase as FTS5 reads it, in the given fields. */
export function exactPhrase(fields: readonly TextField[], words: readonly string[]): string {
  return `{${fields.join(' ')}} : "${words.join(' ')}"`;
}

function singleWord(fields: readonly TextField[], word: string, suffix = ''): string {
  return `{${fields.flatMap((field) => [field, joinedColumn(field)]).join(' ')}} : "${word}"${suffix}`;
}

function anySpelling(
  fields: readonly TextField[],
  group: WordGroup,
  fuzziness: 0 | 1 | 2,
  source: SpellingSource,
): string {
  const [only = ''] = group.parts;
  const forms =
    group.parts.length === 1
      ? acceptedSpellings(only, fuzziness, source).map((word) => singleWord(fields, word))
      : phraseForms(fields, [group], '');
  return forms.length === 1 ? (forms[0] ?? '') : `(${forms.join(' OR ')})`;
}

/** Hyphenated words match as their parts in a row or, all of them, as joined words. */
function phraseForms(fields: readonly TextField[], groups: readonly WordGroup[], suffix: string): string[] {
  const parts = groups.flatMap((group) => group.parts);
  const joined = groups.map((group) => group.joined ?? group.parts.join(' '));
  const forms = [parts.join(' '), joined.join(' ')].map((words) =>
    words.includes(' ') ? `${exactPhrase(fields, words.split(' '))}${suffix}` : singleWord(fields, words, suffix),
  );
  return [...new Set(forms)];
}

/** A short last part ("IL-1*") is looked up in its joined form only: on its own it would stand for too many words. */
function prefixForms(fields: readonly TextField[], groups: readonly WordGroup[]): string[] {
  const last = groups.at(-1);
  const forms = phraseForms(fields, groups, ' *');
  return last !== undefined && last.joined !== null && isShortPrefix(last.parts.at(-1) ?? '') ? forms.slice(1) : forms;
}

function near({ fields, of, distance }: Extract<Query, { type: 'near' }>): MatchExpression {
  const asked = nearParts(of);
  if (asked.length === 0 || fields.length === 0) return null;
  const phrases = new Set(asked.map(({ words, open }) => `"${words.join(' ')}"${open ? ' *' : ''}`));
  const expression = `{${fields.join(' ')}} : NEAR(${[...phrases].join(' ')}, ${Math.max(0, Math.floor(distance))})`;
  return { expression, size: asked.reduce((sum, { words }) => sum + words.length, 0) };
}

/** The parts of a nearness as words; those without words ask nothing. */
export function nearParts(of: readonly NearPart[]): { words: string[]; open: boolean }[] {
  return of
    .map(({ text, open }) => ({ words: queryWords(text).flatMap((group) => [...group.parts]), open }))
    .filter(({ words }) => words.length > 0);
}

/** Items looked for in one expression; FTS5 compares every word with every document it finds. */
const ITEMS_AT_ONCE = 20;

/** Expressions that together find the documents with one of many whole items; few of them are quicker than one. */
export function anyItemExpressions(fields: readonly TextField[], texts: readonly string[]): string[] {
  if (fields.length === 0) return [];
  const items = [...new Set(texts.map((text) => itemWord(tokenise(text).map((token) => token.word))))];
  const named = items.filter((word) => word !== itemWord([]));
  const columns = fields.map(joinedColumn).join(' ');
  return Array.from({ length: Math.ceil(named.length / ITEMS_AT_ONCE) }, (_, place) => {
    const some = named.slice(place * ITEMS_AT_ONCE, (place + 1) * ITEMS_AT_ONCE);
    return `{${columns}} : (${some.map((word) => `"${word}"`).join(' OR ')})`;
  });
}

function item(fields: readonly TextField[], groups: readonly WordGroup[], reach: ItemReach): string {
  const whole = itemWord(groups.flatMap((group) => group.parts));
  const columns = `{${fields.map(joinedColumn).join(' ')}}`;
  if (reach === 'words') return `(${columns} : "${whole}" OR ${columns} : "${longerItem(whole)}" *)`;
  return `${columns} : "${whole}"${reach === 'letters' ? ' *' : ''}`;
}
