import { unreachable } from '@footnote/domain';
import { itemWord, longerItem } from '../../core/article-words.ts';
import { nearParts } from '../../core/query-words.ts';
import {
  acceptedSpellings,
  isShortPrefix,
  phraseForms,
  queryWords,
  type SpellingSource,
} from '../../core/query-words.ts';
import type { ItemReach, Query, TextField } from '../../query.ts';
import type { WordGroup } from '../../text/tokenise.ts';
import { columnClause } from './column-clause.ts';
import { fieldToken } from './index-tokens.ts';
import { nearClause } from './near-clause.ts';
import {
  EVERYTHING,
  NOTHING,
  andClause,
  bodyClause,
  notClause,
  orClause,
  tokensClause,
  type Clause,
} from './query-clause.ts';

/** Words a phrase's open end may stand for, the first in the alphabet; far more than begin alike in any literature. */
const MAX_EXPANSIONS = 50_000;

type Fields = readonly TextField[];

/** Compiles a query of checked depth to what the cluster is asked. */
export function queryClause(query: Query, spellings: SpellingSource): Clause {
  switch (query.type) {
    case 'all':
      return EVERYTHING;
    case 'none':
      return NOTHING;
    case 'and':
      return andClause(query.of.map((part) => queryClause(part, spellings)));
    case 'or':
      return orClause(query.of.map((part) => queryClause(part, spellings)));
    case 'not':
      return notClause(queryClause(query.query, spellings));
    case 'eq':
    case 'range':
      return columnClause(query);
    case 'near':
      return nearClause(query.fields, nearParts(query.of), query.distance);
    case 'anyItem':
      return anyItem(query.fields, query.texts);
    case 'match':
    case 'phrase':
    case 'prefix':
    case 'item':
      return textClause(query, spellings);
    default:
      return unreachable(query);
  }
}

function textClause(
  query: Extract<Query, { type: 'match' | 'phrase' | 'prefix' | 'item' }>,
  spellings: SpellingSource,
): Clause {
  const groups = queryWords(query.text);
  if (groups.length === 0 || query.fields.length === 0) return NOTHING;
  switch (query.type) {
    case 'match': {
      const { fields, fuzziness } = query;
      const parts = groups.map((group) => anySpelling(fields, group, fuzziness, spellings));
      return query.operator === 'and' ? andClause(parts) : orClause(parts);
    }
    case 'phrase':
      return phraseClause(query.fields, groups);
    case 'prefix':
      return prefixClause(query.fields, groups);
    case 'item':
      return itemClause(query.fields, groups, query.reach);
    default:
      return unreachable(query);
  }
}

function anySpelling(fields: Fields, group: WordGroup, fuzziness: 0 | 1 | 2, source: SpellingSource): Clause {
  const [only = ''] = group.parts;
  if (group.parts.length > 1) return phraseClause(fields, [group]);
  return tokensClause(acceptedSpellings(only, fuzziness, source).flatMap((word) => wordTokens(fields, word)));
}

function wordTokens(fields: Fields, word: string): string[] {
  return fields.map((field) => fieldToken(field, word));
}

/** Words in a row in one of the fields; a single word also stands for hyphenated words written as one. */
function rowClause(fields: Fields, words: readonly string[]): Clause {
  const [only = ''] = words;
  if (words.length === 1) return tokensClause(wordTokens(fields, only));
  return orClause(
    fields.map((field) => bodyClause({ match_phrase: { [`words.${field}`]: { query: words.join(' ') } } })),
  );
}

/** A phrase in the forms in which it counts as standing together, in one of the fields. */
export function phraseClause(fields: Fields, groups: readonly WordGroup[]): Clause {
  return orClause(phraseForms(groups).map((words) => rowClause(fields, words)));
}

function openRowClause(fields: Fields, words: readonly string[]): Clause {
  const [only = ''] = words;
  return orClause(
    fields.map((field) =>
      bodyClause(
        words.length === 1
          ? { prefix: { any: { value: fieldToken(field, only) } } }
          : {
              match_phrase_prefix: {
                [`words.${field}`]: { query: words.join(' '), max_expansions: MAX_EXPANSIONS },
              },
            },
      ),
    ),
  );
}

/** A short last part (“IL-1*”) is looked up in its joined form only: on its own it would stand for too many words. */
function prefixClause(fields: Fields, groups: readonly WordGroup[]): Clause {
  const last = groups.at(-1);
  const isJoinedOnly = last !== undefined && last.joined !== null && isShortPrefix(last.parts.at(-1) ?? '');
  const forms = phraseForms(groups);
  return orClause((isJoinedOnly ? forms.slice(1) : forms).map((words) => openRowClause(fields, words)));
}

function itemClause(fields: Fields, groups: readonly WordGroup[], reach: ItemReach): Clause {
  const whole = itemWord(groups.flatMap((group) => group.parts));
  const beginning = (start: string) =>
    fields.map((field) => bodyClause({ prefix: { any: { value: fieldToken(field, start) } } }));
  if (reach === 'letters') return orClause(beginning(whole));
  const exactly = tokensClause(wordTokens(fields, whole));
  return reach === 'whole' ? exactly : orClause([exactly, ...beginning(longerItem(whole))]);
}

function anyItem(fields: Fields, texts: readonly string[]): Clause {
  const none = itemWord([]);
  const items = new Set(texts.map((text) => itemWord(queryWords(text).flatMap((group) => group.parts))));
  return tokensClause([...items].filter((item) => item !== none).flatMap((item) => wordTokens(fields, item)));
}
