import type { TextField } from '../../query.ts';
import type { Body } from '../cluster.ts';
import { NOTHING, bodyClause, orClause, type Clause } from './query-clause.ts';

interface Part {
  words: readonly string[];
  /** Whether the last word only has to begin so. */
  open: boolean;
}

/** Words one open end may stand for; a cluster refuses more. */
const MAX_EXPANSIONS = 1_024;
/** Farther apart than any two words of an article. */
const FARTHEST = 1_000_000;

/**
 * All parts in one field, in any order, with at most `distance` words between the end of any and the start of the last.
 * The cluster knows windows of words and the words in them that no part covers: of parts of `m` words each, `n` of them
 * stand near enough in a window of `distance + 2m` words, with `distance − (n − 2)m` uncovered ones.
 */
export function nearClause(fields: readonly TextField[], asked: readonly Part[], distance: number): Clause {
  const parts = [...new Map(asked.map((part) => [`${part.words.join(' ')}${part.open ? '*' : ''}`, part])).values()];
  if (parts.length === 0) return NOTHING;
  const most = Math.min(FARTHEST, Math.max(0, Math.floor(distance)));
  return orClause(
    fields.map((field) => {
      const source = windowOf(parts, most);
      return source === null ? NOTHING : bodyClause({ intervals: { [`words.${field}`]: source } });
    }),
  );
}

function windowOf(parts: readonly Part[], distance: number): Body | null {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return row(only);
  const lengths = parts.map((part) => part.words.length);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const shortest = Math.min(...lengths);
  // Of two parts each is the first or the last. Of more, whatever their order, the two shortest could be.
  const width = parts.length === 2 ? distance + total : distance + 2 * shortest;
  const anyOrder = within({ ordered: false, intervals: parts.map(row) }, width, total);
  if (parts.length === 2 || lengths.every((length) => length === shortest)) return anyOrder;
  return { any_of: { intervals: [anyOrder, ...firstAndLast(parts, distance, total)] } };
}

/** Parts of unlike lengths: how wide the window may be depends on which of them stand at its ends. */
function firstAndLast(parts: readonly Part[], distance: number, total: number): Body[] {
  return parts.flatMap((first, start) =>
    parts.flatMap((last, end) => {
      const between = parts.filter((_, place) => place !== start && place !== end);
      const uncovered = distance + first.words.length + last.words.length - total;
      if (start === end || uncovered < 0) return [];
      const middle = { all_of: { ordered: false, intervals: between.map(row) } };
      return [{ all_of: { ordered: true, max_gaps: uncovered, intervals: [row(first), middle, row(last)] } }];
    }),
  );
}

/** A window of parts that is at most `width` words wide. */
function within(source: Body, width: number, total: number): Body {
  const uncovered = width - total;
  if (uncovered >= 0) return { all_of: { ...source, max_gaps: uncovered } };
  // Only parts that overlap are this close. The cluster takes no negative number of uncovered words, but a script.
  const script = { source: `interval.end - interval.start < ${width}` };
  return { all_of: { ...source, filter: { script } } };
}

function row({ words, open }: Part): Body {
  const last = words.at(-1) ?? '';
  const closed = open ? words.slice(0, -1) : words;
  const exact = closed.length === 0 ? [] : [{ match: { query: closed.join(' '), ordered: true, max_gaps: 0 } }];
  if (!open) return exact[0] ?? {};
  const beginning = { wildcard: { pattern: `${last}*`, max_expansions: MAX_EXPANSIONS } };
  if (exact.length === 0) return beginning;
  return { all_of: { ordered: true, max_gaps: 0, intervals: [...exact, beginning] } };
}
