import { queryWarning } from '@footnote/domain/core';
import { combinedQuery } from '../../combined-query.ts';
import { qualifiedItem } from '../../core/record-items.ts';
import type { Query, TextField } from '../../query.ts';
import type { TermNote } from './term-text.ts';

/** Headings with qualifiers that are looked for together. */
const MAX_PAIRS = 20_000;

/** A heading with qualifiers as read: without the qualifiers, its name and those below it, and each qualifier with those below it. */
export interface QualifiedHeading {
  query: Query;
  name: string;
  /** Null where nothing tells what is below the heading. */
  branch: readonly string[] | null;
  qualifiers: readonly (readonly string[])[];
  major: boolean;
}

/**
 * Articles in which the indexers gave each of the qualifiers to the heading or to one below it. Where nothing tells what is
 * below, articles count too that have a heading whose name belongs to it, and the qualifier anywhere.
 */
export function qualifiedQuery(heading: QualifiedHeading): { query: Query; notes: TermNote[] } {
  const { query, name, branch, qualifiers, major } = heading;
  const headings = branch ?? [name];
  const isTooMany = qualifiers.some((names) => names.length * headings.length > MAX_PAIRS);
  if (isTooMany) {
    const of = [query, ...qualifiers.map(anywhere)];
    return {
      query: { type: 'and', of },
      notes: [{ code: 'field-replaced', ...queryWarning('qualifiers-apart', { name }) }],
    };
  }
  const of = qualifiers.map((names): Query => {
    const fields: TextField[] = [major ? 'majorQualifiedMesh' : 'qualifiedMesh'];
    const texts = headings.flatMap((one) => names.map((qualifier) => qualifiedItem(one, qualifier)));
    const together: Query = { type: 'anyItem', fields, texts };
    if (branch !== null) return together;
    const broader: Query = {
      type: 'item',
      fields: [major ? 'majorMeshBroader' : 'meshBroader'],
      text: name,
      reach: 'whole',
    };
    return { type: 'or', of: [together, { type: 'and', of: [broader, anywhere(names)] }] };
  });
  return { query: combinedQuery('and', of), notes: [] };
}

/** Articles with one of the qualifiers at any heading. */
export function anywhere(qualifiers: readonly string[]): Query {
  return { type: 'anyItem', fields: ['qualifiers'], texts: qualifiers };
}
