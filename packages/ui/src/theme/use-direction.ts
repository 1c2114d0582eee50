import { useSyncExternalStore } from 'react';

const read = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** Follows the writing direction of the page; arrow keys along the line depend on it. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(
    (changed) => {
      const observer = new MutationObserver(changed);
      observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });
      return () => observer.disconnect();
    },
    read,
    () => 'ltr',
  );
}
