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
  const asked = useRef(new Set<number>());
  const next = wanted.slice(0, AHEAD).join(',');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async () => {
      const numbers = next === '' ? [] : next.split(',').map(Number);
      const missing = numbers.filter((number) => !asked.current.has(number));
      if (missing.length === 0) return;
      for (const number of missing) asked.current.add(number);
      const came = await fetchRecordsOf(reviewId, missing);
      if (came.ok) {
        setRecords((before) => new Map([...before, ...came.value.map((one) => [one.id, one] as const)]));
        return;
      }
      for (const number of missing) asked.current.delete(number);
      timer = setTimeout(() => void read(), AGAIN_SECONDS * 1000);
    };
    void read();
    return () => clearTimeout(timer);
  }, [reviewId, next]);
  return records;
}
