import { unreachable } from '@footnote/domain';
import type { ItemReach, Query, TextField } from '../query.ts';
import type { WordGroup } from '../text/tokenise.ts';
import { itemWord, longerItem } from './article-words.ts';
import { acceptedSpellings, isShortPrefix, queryWords, type SpellingSource } from './query-words.ts';
import { joinedColumn } from './word-table.ts';

/** Queries about words; the others are about columns or combine queries. */
export type TextQuery = Extract<Query, { type: 'match' | 'phrase' | 'near' | 'prefix' | 'item' }>;

/** An expression in FTS5's own language with the number of words in it; null matches nothing. */
export type MatchExpression = { expression: string; size: number } | null;

/** Compiles one text query; a text without words, or no fields, matches nothing. */
export function matchExpression(query: TextQuery, spellings: SpellingSource): MatchExpression {
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
    case 'near':
      return { expression: near(query.fields, groups, query.distance), size };
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

function near(fields: readonly TextField[], groups: readonly WordGroup[], distance: number): string {
  const phrases = [...new Set(groups.map((group) => `"${group.parts.join(' ')}"`))];
  return `{${fields.join(' ')}} : NEAR(${phrases.join(' ')}, ${Math.max(0, Math.floor(distance))})`;
}

function item(fields: readonly TextField[], groups: readonly WordGroup[], reach: ItemReach): string {
  const whole = itemWord(groups.flatMap((group) => group.parts));
  const columns = `{${fields.map(joinedColumn).join(' ')}}`;
  if (reach === 'words') return `(${columns} : "${whole}" OR ${columns} : "${longerItem(whole)}" *)`;
  return `${columns} : "${whole}"${reach === 'letters' ? ' *' : ''}`;
}
