import type { ReviewRecord } from '@footnote/domain';
import { useEffect, useRef, useState } from 'react';
import { fetchRecordsOf } from '../reviews.client.ts';

/** Seconds until what could not be read is read again. */
const AGAIN_SECONDS = 5;

/** Records read ahead, so that the next one is there at once. */
const AHEAD = 12;

/** Records by their numbers, those that come next read ahead. */
export function useRecords(reviewId: string, wanted: readonly number[]): ReadonlyMap<number, ReviewRecord> {
  const [records, setRecords] = useState<ReadonlyMap<number, ReviewRecord>>(new Map());
  const [tries, setTries] = useState(0);
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
    const read = async () => {
      const came = await fetchRecordsOf(reviewId, missing);
      if (came.ok) {
        setRecords((before) => new Map([...before, ...came.value.map((one) => [one.id, one] as const)]));
        return;
      }
      for (const number of missing) asked.current.delete(number);
      setTimeout(() => setTries((count) => count + 1), AGAIN_SECONDS * 1000);
    };
    void read();
  }, [reviewId, next, tries]);
  return records;
}
