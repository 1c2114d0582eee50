import type { KeyboardEvent } from 'react';
import type { ZoomStep } from './ReaderTools.tsx';

/** What keys of the reader do. */
export interface ReaderKeys {
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  onZoom: (step: ZoomStep) => void;
  onFind: () => void;
}

const ZOOMS: Readonly<Record<string, ZoomStep>> = { '+': 'in', '=': 'in', '-': 'out', '0': 'width' };

/** Does what a key means in the reader, but for those that are typed into a field. */
export function readerKey(event: KeyboardEvent, { page, pageCount, onPageChange, onZoom, onFind }: ReaderKeys): void {
  const typed = event.target instanceof Element && event.target.closest('input') !== null;
  const command = event.ctrlKey || event.metaKey;
  const finds = event.key.toLowerCase() === 'f' && command;
  if (finds || (event.key === '/' && !typed && !command)) {
    event.preventDefault();
    onFind();
    return;
  }
  if (typed || command || event.altKey) return;
  const zoom = ZOOMS[event.key];
  const next = pageFor(event.key, page, pageCount);
  if (zoom === undefined && next === null) return;
  event.preventDefault();
  if (zoom !== undefined) onZoom(zoom);
  else if (next !== null && next !== page) onPageChange(next);
}

function pageFor(key: string, page: number, pageCount: number): number | null {
  if (key === 'PageDown' || key === 'ArrowRight') return Math.min(pageCount, page + 1);
  if (key === 'PageUp' || key === 'ArrowLeft') return Math.max(1, page - 1);
  if (key === 'Home') return 1;
  return key === 'End' ? pageCount : null;
}
