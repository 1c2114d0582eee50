import type { ReviewRecord } from '@footnote/domain';
import { useEffect, useRef, useState } from 'react';
import { fetchRecordsOf } from '../reviews.client.ts';

/** Records read ahead, so that the next one is there at once. */
const AHEAD = 12;

/** Records by their numbers, those that come next read ahead. */
export function useRecords(reviewId: string, wanted: readonly number[]): ReadonlyMap<number, ReviewRecord> {
  const [records, setRecords] = useState<ReadonlyMap<number, ReviewRecord>>(new Map());
  const asked = useRef(new Set<number>());
  const next = wanted.slice(0, AHEAD).join(',');
  useEffect(() => {
    const missing = next
      .split(',')
      .filter((number) => number !== '')
      .map(Number)
      .filter((number) => !asked.current.has(number));
    if (missing.length === 0) return;
    for (const number of missing) asked.current.add(number);
    void fetchRecordsOf(reviewId, missing).then((read) => {
      if (read.ok) setRecords((before) => new Map([...before, ...read.value.map((one) => [one.id, one] as const)]));
      else for (const number of missing) asked.current.delete(number);
    });
  }, [reviewId, next]);
  return records;
}
