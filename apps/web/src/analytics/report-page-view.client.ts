import { locale } from '../platform/i18n/locale.store.ts';
import { calls } from '../platform/navigation/paths.ts';
import { pageViewOf } from './page-view.ts';

/** Tells the server that a page was opened; without cookies, and what fails is not told again. */
export async function reportPageView(pathname: string): Promise<void> {
  const view = pageViewOf(pathname, locale.language);
  if (view === null) return;
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(view), keepalive: true } as const;
  await fetch(calls.event, { ...request, credentials: 'omit', referrerPolicy: 'no-referrer' });
}
