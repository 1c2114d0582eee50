/** How many pages hold so many rows; at least 1. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(Math.max(0, total) / Math.max(1, pageSize)));
}

/** Numbers to show around a page, at most seven; null stands for those left out. */
export function pageWindow(page: number, last: number): (number | null)[] {
  if (last <= 7) return Array.from({ length: last }, (_, index) => index + 1);
  const from = Math.min(Math.max(page - 1, 3), last - 4);
  const start = page <= 4 ? [1, 2, 3, 4, 5] : [1, null, from, from + 1, from + 2];
  if (page <= 4) return [...start, null, last];
  return page >= last - 3 ? [1, null, last - 4, last - 3, last - 2, last - 1, last] : [...start, null, last];
}

/** The page, at another size, that shows the first row of a page. */
export function pageAfterResize(page: number, from: number, to: number): number {
  return Math.floor(((page - 1) * from) / to) + 1;
}
