import { proxy } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { account } from '../account/account.store.ts';

/** What of the literature the user has saved, as far as this page knows. */
export const savedArticles = proxy<{
  /** By PMID. */
  saved: Record<string, true>;
  stage: 'unknown' | 'loading' | 'known';
}>({ saved: {}, stage: 'unknown' });

subscribeKey(account, 'stage', () => Object.assign(savedArticles, { saved: {}, stage: 'unknown' }));

/** Notes what was saved, or taken out. */
export function noteSaved(pmids: readonly string[], saved: boolean): void {
  for (const pmid of pmids) {
    if (saved) savedArticles.saved[pmid] = true;
    else delete savedArticles.saved[pmid];
  }
}

/** Asks once what the user has saved; where that fails, nothing is shown as saved. */
export async function loadSaved(): Promise<void> {
  if (account.stage !== 'signedIn' || savedArticles.stage !== 'unknown') return;
  savedArticles.stage = 'loading';
  const { fetchSavedPmids } = await import('./saved-articles.client.ts');
  const loaded = await fetchSavedPmids();
  if (savedArticles.stage !== 'loading') return;
  if (loaded.ok) noteSaved(loaded.value, true);
  savedArticles.stage = 'known';
}
