import { proxy, subscribe } from 'valtio';
import { account, loadAccount } from '../../platform/account/account.store.ts';

/** What is written in the question field; it stays while its reader signs in again. */
export const draft = proxy({ text: '' });

/** Whether a chat is missing because the session of its reader ended: to the server they are a visitor then. */
export async function hasSessionEnded(): Promise<boolean> {
  if (account.stage === 'signedIn') await loadAccount();
  return account.ended;
}

/** Calls `forget` when somebody else signs in where a reader was: what is on the screen is not theirs. */
export function onOtherReader(forget: () => void): void {
  let reader: string | undefined;
  const look = () => {
    const id = account.profile?.id;
    if (id === undefined || id === reader) return;
    if (reader !== undefined) {
      draft.text = '';
      forget();
    }
    reader = id;
    // Without it, what was written lasts as long as the page.
    void import('./kept-draft.ts').then(({ bringDraftBack }) => bringDraftBack(id, draft)).catch(() => undefined);
  };
  look();
  subscribe(account, look, true);
}
