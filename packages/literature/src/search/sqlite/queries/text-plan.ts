import { unreachable } from '@footnote/domain/core';
import type { ItemReach, Query, TextField } from '../../query.ts';
import { tokenise, type WordGroup } from '../../text/tokenise.ts';
import { itemWord, longerItem } from '../../core/article-words.ts';
import { planAnd, planOr, type Plan } from './plan.ts';
import {
  acceptedSpellings,
  isShortPrefix,
  nearParts,
  phraseForms,
  queryWords,
  type SpellingSource,
} from '../../core/query-words.ts';
import { fieldMask } from '../../core/word-masks.ts';
import type { WordLookup } from '../postings/word-postings.ts';

/** Queries about words; the others are about columns or combine queries. */
export type TextQuery = Extract<Query, { type: 'match' | 'phrase' | 'near' | 'prefix' | 'item' | 'anyItem' }>;

const NOTHING: Plan = { kind: 'nothing' };

/** Plans one text query; a text without words, or no fields, matches nothing. */
export function planText(query: TextQuery, spellings: SpellingSource): Plan {
  if (query.fields.length === 0) return NOTHING;
  if (query.type === 'near') return planNear(query);
  if (query.type === 'anyItem') return planItems(query.fields, query.texts);
  const groups = queryWords(query.text);
  if (groups.length === 0) return NOTHING;
  switch (query.type) {
    case 'match': {
      const alternatives = groups.map((group) => anySpelling(query.fields, group, query.fuzziness, spellings));
      return query.operator === 'and' ? planAnd(alternatives) : planOr(alternatives);
    }
    case 'phrase':
      return planForms(query.fields, phraseForms(groups), false);
    case 'prefix':
      return planForms(query.fields, prefixForms(groups), true);
    case 'item':
      return planItem(query.fields, groups, query.reach);
    default:
      return unreachable(query);
  }
}

function lookups(fields: readonly TextField[], words: readonly string[], open = false): Plan {
  const mask = fieldMask(fields);
  return { kind: 'words', of: words.map((word): WordLookup => ({ word, open, mask })) };
}

/** Hyphenated words match as their parts in a row or, all of them, as joined words. */
function planForms(fields: readonly TextField[], forms: readonly (readonly string[])[], open: boolean): Plan {
  return planOr(
    forms.map((words): Plan => {
      if (words.length === 1) return lookups(fields, words, open);
      return { kind: 'rows', of: [{ words, open }], mask: fieldMask(fields), distance: 0 };
    }),
  );
}

function anySpelling(
  fields: readonly TextField[],
  group: WordGroup,
  fuzziness: 0 | 1 | 2,
  source: SpellingSource,
): Plan {
  const [only = ''] = group.parts;
  if (group.parts.length > 1) return planForms(fields, phraseForms([group]), false);
  return lookups(fields, acceptedSpellings(only, fuzziness, source));
}

/** A short last part ("IL-1*") is looked up in its joined form only: on its own it would stand for too many words. */
function prefixForms(groups: readonly WordGroup[]): (readonly string[])[] {
  const last = groups.at(-1);
  const forms = phraseForms(groups);
  return last !== undefined && last.joined !== null && isShortPrefix(last.parts.at(-1) ?? '') ? forms.slice(1) : forms;
}

function planNear({ fields, of, distance }: Extract<Query, { type: 'near' }>): Plan {
  const asked = nearParts(of);
  if (asked.length === 0) return NOTHING;
  return { kind: 'rows', of: asked, mask: fieldMask(fields), distance: Math.max(0, Math.floor(distance)) };
}

function planItems(fields: readonly TextField[], texts: readonly string[]): Plan {
  const items = new Set(texts.map((text) => itemWord(tokenise(text).map((token) => token.word))));
  items.delete(itemWord([]));
  return items.size === 0 ? NOTHING : lookups(fields, [...items]);
}

function planItem(fields: readonly TextField[], groups: readonly WordGroup[], reach: ItemReach): Plan {
  const whole = itemWord(groups.flatMap((group) => group.parts));
  const named = lookups(fields, [whole], reach === 'letters');
  return reach === 'words' ? planOr([named, lookups(fields, [longerItem(whole)], true)]) : named;
}
