import { subscribe } from 'valtio';
import { account } from '../platform/account/account.store.ts';
import { keepCampaign } from './campaign.ts';
import { reportPageView } from './report-page-view.client.ts';

/** What pages tell, by the words of the server (`data-telemetry`). */
const starts: Readonly<Record<string, () => Promise<unknown>>> = {
  errors: async () => (await import('./error-reports.ts')).reportErrors(),
  recording: async () => (await import('./recording-choice.ts')).followChoice(),
  events: async () => followCampaign(addressOfLoad().search),
};
let isStarted = false;

/** Tells the server that a page was opened, and begins with the first one what else it asked for. */
export async function pageOpened(pathname: string, telemetry: string): Promise<void> {
  const asked = telemetry.split(' ');
  if (!isStarted) {
    isStarted = true;
    for (const word of asked) void starts[word]?.().catch(() => undefined);
  }
  if (asked.includes('views')) await reportPageView(pathname, asked.includes('events'));
}

/** The address this page was loaded by: a page may have put another in its place by now. */
function addressOfLoad(): URL {
  const [load] = performance.getEntriesByType('navigation');
  return new URL(load?.name ?? location.href);
}

/** Keeps the campaign of an address, once it is known that whoever reads agreed; until then, nothing of it is kept. */
function followCampaign(search: string): void {
  const keep = () => {
    if (account.profile?.optIn !== true) return false;
    keepCampaign(search);
    return true;
  };
  if (keep()) return;
  const stop = subscribe(account, () => keep() && stop());
}
