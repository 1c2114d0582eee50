import type { ScreeningState, ScreeningVerdict } from '@footnote/domain';
import { useState } from 'react';
import { screeningQueue, type QueueFilter, type QueueOrder } from './screening-queue.ts';
import { useDecisions, type DecisionsOptions } from './use-decisions.ts';
import { useRanking } from './use-ranking.ts';
import { useRecords } from './use-records.ts';

export interface DeskProps extends DecisionsOptions {
  /** Number of the record to begin with; null for the first of the queue. */
  first: number | null;
}

/** Which record a screener reads, and what they do about it. */
export function useDesk({ first, ...options }: DeskProps) {
  const { review } = options;
  const [order, setOrder] = useState<QueueOrder>('relevance');
  const [filter, setFilter] = useState<QueueFilter>('undecided');
  const [current, setCurrent] = useState(first);
  const [past, setPast] = useState<readonly Pick<ScreeningState, 'id' | 'mine' | 'reason'>[]>([]);
  const { states, decide } = useDecisions(options);
  const ranking = useRanking(review, states, order === 'relevance');
  const queue = screeningQueue(states, { filter, order, scores: ranking.scores });
  // What is shown stays, however the others are ranked meanwhile.
  const shown = states.find(({ id }) => id === current) ?? queue[0];
  const place = queue.findIndex(({ id }) => id === shown?.id);
  const following = queue.filter(({ id }) => id !== shown?.id).map(({ id }) => id);
  const records = useRecords(review.id, shown === undefined ? [] : [shown.id, ...following]);
  const isOrdering = ranking.state === 'loading' && current === null;
  return {
    order,
    setOrder,
    filter,
    setFilter: (next: QueueFilter) => {
      setFilter(next);
      setCurrent(null);
    },
    ranking,
    shown,
    record: shown === undefined || isOrdering ? undefined : records.get(shown.id),
    decided: states.filter(({ mine, outcome }) => mine !== null || outcome !== 'open').length,
    total: states.length,
    undoable: past.length > 0,
    decide: (verdict: ScreeningVerdict, reason: string) => {
      if (shown === undefined) return;
      decide(shown.id, verdict, reason);
      setPast([...past, shown]);
      setCurrent(following[filter === 'undecided' ? 0 : Math.max(0, place)] ?? null);
    },
    undo: () => {
      const last = past.at(-1);
      if (last === undefined) return;
      decide(last.id, last.mine, last.reason);
      setPast(past.slice(0, -1));
      setCurrent(last.id);
    },
    move: (by: 1 | -1) => setCurrent(queue[(place + by + queue.length) % queue.length]?.id ?? null),
  };
}
