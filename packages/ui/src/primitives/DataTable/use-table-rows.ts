import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

interface TableRows {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  /** Height of a row in pixels. */
  rowHeight: number;
  /** Height of the heading in pixels. */
  headerHeight: number;
  /** Row that stays rendered wherever the table is scrolled to, because it holds the focus; -1 for none. */
  kept: number;
}

/** The rows that are in sight, and some more on either side. */
export function useTableRows({ scroller, count, rowHeight, headerHeight, kept }: TableRows) {
  // eslint-disable-next-line react/incompatible-library -- only its results leave this hook, never its functions
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    paddingStart: headerHeight,
    overscan: 6,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      return kept < 0 || kept >= count ? indexes : [...new Set([...indexes, kept])].sort((a, b) => a - b);
    },
  });
  return { items: virtual.getVirtualItems(), height: virtual.getTotalSize() };
}
