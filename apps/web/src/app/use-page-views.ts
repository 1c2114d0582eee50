import { useEffect } from 'react';

/** Tells which pages are opened, and what else the server asked for in the page it sent; loads nothing where it asked for nothing. */
export function usePageViews(pathname: string): void {
  useEffect(() => {
    const { telemetry } = document.documentElement.dataset;
    if (telemetry === undefined) return;
    const told = import('../analytics/page-opened.ts').then(({ pageOpened }) => pageOpened(pathname, telemetry));
    // Nothing of this is what a user waits for, or should hear of.
    told.catch(() => undefined);
  }, [pathname]);
}
