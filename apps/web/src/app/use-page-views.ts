import { useEffect } from 'react';

/** Tells the server which pages are opened, where it asked for that in the page it sent. */
export function usePageViews(pathname: string): void {
  useEffect(() => {
    if (document.documentElement.dataset['pageViews'] !== 'on') return;
    const reported = import('./report-page-view.client.ts').then(({ reportPageView }) => reportPageView(pathname));
    // Counting is nothing a user waits for, or should hear of.
    reported.catch(() => undefined);
  }, [pathname]);
}
