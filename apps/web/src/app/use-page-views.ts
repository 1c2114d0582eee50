import { useEffect } from 'react';

/** Tells the server which pages are opened, where it asked for that in the page it sent. */
export function usePageViews(pathname: string): void {
  useEffect(() => {
    if (document.documentElement.dataset['pageViews'] !== 'on') return;
    const told = import('./tell-page-view.client.ts').then(({ tellPageView }) => tellPageView(pathname));
    // Counting is nothing a reader waits for, or should hear of.
    told.catch(() => undefined);
  }, [pathname]);
}
