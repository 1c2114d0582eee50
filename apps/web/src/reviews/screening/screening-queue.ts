import type { ScreeningState } from '@footnote/domain';

/** Orders in which records are screened. */
export const QUEUE_ORDERS = ['relevance', 'came', 'newest', 'oldest'] as const;
export type QueueOrder = (typeof QUEUE_ORDERS)[number];

/** Which records are screened. */
export const QUEUE_FILTERS = ['undecided', 'maybe', 'included', 'excluded', 'all'] as const;
export type QueueFilter = (typeof QUEUE_FILTERS)[number];

const VERDICT_OF = { maybe: 'maybe', included: 'include', excluded: 'exclude' } as const;

/** Records to screen in their order. What others have finished needs no further decision. */
export function screeningQueue(
  states: readonly ScreeningState[],
  { filter, order, scores }: { filter: QueueFilter; order: QueueOrder; scores: ReadonlyMap<number, number> },
): ScreeningState[] {
  const shown = states.filter(({ mine, outcome }) => {
    if (filter === 'all') return true;
    if (filter === 'undecided') return mine === null && outcome === 'open';
    return mine === VERDICT_OF[filter];
  });
  const score = ({ id }: ScreeningState) => scores.get(id) ?? 0;
  switch (order) {
    case 'relevance':
      return shown.toSorted((one, other) => score(other) - score(one));
    case 'newest':
      return shown.toSorted((one, other) => compare(other.year, one.year));
    case 'oldest':
      return shown.toSorted((one, other) => compare(one.year, other.year));
    default:
      return shown;
  }
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
