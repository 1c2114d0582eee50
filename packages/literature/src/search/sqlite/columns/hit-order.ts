import { unreachable } from '@footnote/domain/core';
import type { SearchRequest } from '../../literature-index.ports.ts';
import type { Column } from '../../query.ts';
import type { NumberReader } from './column-condition.ts';

/** Negative when the left document comes first. */
export type DocumentOrder = (left: number, right: number) => number;

/** The column a sort goes by; null for relevance. */
export function sortColumn(by: SearchRequest['sort']['by']): Column | null {
  switch (by) {
    case 'relevance':
      return null;
    case 'sample_size':
      return 'sampleSize';
    case 'recency':
      return 'publicationDay';
    case 'impact_factor':
      return 'impactMetric';
    default:
      return unreachable(by);
  }
}

/** Orders by `value` (unknown last either way; null: by score), then by the higher score, then by the newer PMID. */
export function documentOrder(
  order: 'asc' | 'desc',
  readers: { value: NumberReader | null; score: (document: number) => number; pmid: (document: number) => number },
): DocumentOrder {
  const sign = order === 'asc' ? 1 : -1;
  const { value, score, pmid } = readers;
  return (left, right) => {
    if (value === null) return sign * (score(left) - score(right)) || pmid(right) - pmid(left);
    return unknownLast(value(left), value(right), sign) || score(right) - score(left) || pmid(right) - pmid(left);
  };
}

function unknownLast(left: number | null, right: number | null, sign: number): number {
  if (left === null || right === null) return (left === null ? 1 : 0) - (right === null ? 1 : 0);
  return sign * (left - right);
}

/** A number that is higher for a document that comes first; equal where the order has to look further. */
export type SortKey = (document: number) => number;

/** The key of {@link documentOrder}. */
export function sortKey(
  order: 'asc' | 'desc',
  value: NumberReader | null,
  score: (document: number) => number,
): SortKey {
  const sign = order === 'asc' ? -1 : 1;
  if (value === null) return (document) => sign * score(document);
  return (document) => {
    const known = value(document);
    return known === null ? Number.NEGATIVE_INFINITY : sign * known;
  };
}

/**
 * The first `count` documents in order, without sorting all of them: a heap whose root is the last one kept. Most
 * documents are turned away by their key alone.
 */
export function firstInOrder(
  documents: ArrayLike<number>,
  count: number,
  { order, key }: { order: DocumentOrder; key: SortKey },
): number[] {
  const heap: number[] = [];
  if (count === 0) return heap;
  let least = Number.NEGATIVE_INFINITY;
  // Later documents mostly have higher PMIDs, which win ties.
  for (let index = documents.length - 1; index >= 0; index -= 1) {
    const document = documents[index] ?? 0;
    if (heap.length < count) {
      heap.push(document);
      siftUp(heap, order);
      if (heap.length === count) least = key(heap[0] ?? 0);
    } else if (key(document) >= least && order(document, heap[0] ?? 0) < 0) {
      heap[0] = document;
      siftDown(heap, order);
      least = key(heap[0] ?? 0);
    }
  }
  return heap.sort(order);
}

function siftUp(heap: number[], order: DocumentOrder): void {
  let child = heap.length - 1;
  while (child > 0) {
    const parent = (child - 1) >> 1;
    if (order(heap[parent] ?? 0, heap[child] ?? 0) >= 0) return;
    swap(heap, parent, child);
    child = parent;
  }
}

function siftDown(heap: number[], order: DocumentOrder): void {
  let parent = 0;
  for (;;) {
    let last = parent;
    for (const child of [2 * parent + 1, 2 * parent + 2])
      if (child < heap.length && order(heap[last] ?? 0, heap[child] ?? 0) < 0) last = child;
    if (last === parent) return;
    swap(heap, parent, last);
    parent = last;
  }
}

function swap(heap: number[], left: number, right: number): void {
  const held = heap[left] ?? 0;
  heap[left] = heap[right] ?? 0;
  heap[right] = held;
}
