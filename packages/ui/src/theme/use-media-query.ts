import { useSyncExternalStore } from 'react';

/** Follows a media condition; true while it matches. */
export function useMediaQuery(condition: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(condition);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(condition).matches,
    () => false,
  );
}
