import { subscribe } from 'valtio';
import { account } from '../platform/account/account.store.ts';
import { locale } from '../platform/i18n/locale.store.ts';
import { analyticsCalls } from './analytics-calls.ts';
import { keptCampaign } from './campaign.ts';
import { pageViewOf } from './page-view.ts';

/**
 * Tells the server that a page was opened; what fails is not told again. Only of users who agreed, and only where
 * analytics is configured, it tells who they are and by which campaign they came.
 */
export async function reportPageView(pathname: string, hasAnalytics: boolean): Promise<void> {
  const view = pageViewOf(pathname, locale.language);
  if (view === null) return;
  if (hasAnalytics) await knownReader();
  const isKnown = hasAnalytics && account.profile?.optIn === true;
  const campaign = isKnown ? keptCampaign() : undefined;
  await fetch(analyticsCalls.event, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...view, campaign }),
    keepalive: true,
    credentials: isKnown ? 'same-origin' : 'omit',
    referrerPolicy: 'no-referrer',
  });
}

/** Waits until it is known who reads. */
async function knownReader(): Promise<void> {
  if (account.stage !== 'loading') return;
  await new Promise<void>((resolve) => {
    const stop = subscribe(account, () => {
      if (account.stage === 'loading') return;
      stop();
      resolve();
    });
  });
}
