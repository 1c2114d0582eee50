import { proxy, subscribe } from 'valtio';
import { account, loadAccount } from '../../platform/account/account.store.ts';

/** What is written in the question field; it stays while its user signs in again. */
export const draft = proxy({ text: '' });

/** Whether a chat is missing because the session of its user ended: to the server they are a visitor then. */
export async function hasSessionEnded(): Promise<boolean> {
  if (account.stage === 'signedIn') await loadAccount();
  return account.ended;
}

/** Calls `forget` when somebody else signs in where a user was: what is on the screen is not theirs. */
export function onUserChange(forget: () => void): void {
  let user: string | undefined;
  const look = () => {
    const id = account.profile?.id;
    if (id === undefined || id === user) return;
    if (user !== undefined) {
      draft.text = '';
      forget();
    }
    user = id;
    // Without it, what was written lasts as long as the page.
    void import('./stored-draft.ts').then(({ restoreDraft }) => restoreDraft(id, draft)).catch(() => undefined);
  };
  look();
  subscribe(account, look, true);
}
