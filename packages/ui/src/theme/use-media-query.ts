import { useSyncExternalStore } from 'react';

/** What is drawn without a window: the answer of a `matchMedia` that was put in its place, else false. */
function withoutWindow(condition: string): boolean {
  return typeof window === 'undefined' && typeof matchMedia === 'function' && matchMedia(condition).matches;
}

/** Follows a media condition; true while it matches. */
export function useMediaQuery(condition: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(condition);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(condition).matches,
    () => withoutWindow(condition),
  );
}
