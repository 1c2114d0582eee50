import type { ExplainedClause } from '@footnote/literature';

type Placed = Pick<ExplainedClause, 'start' | 'end' | 'level' | 'text'>;

/**
 * The parts of a search with '' as the text of those that have no place of their own, such as the values of a comma list:
 * a list of thousands would else be written out thousands of times.
 */
export function listsOnce<C extends Placed>(clauses: readonly C[]): C[] {
  const groups: Placed[] = [];
  return clauses.map((clause) => {
    const { start, end, level } = clause;
    const group = groups[level - 1];
    groups[level] = clause;
    const isListed = group !== undefined && group.start === start && group.end === end;
    return isListed ? { ...clause, text: '' } : clause;
  });
}
