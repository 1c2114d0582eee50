import { proxy } from 'valtio';
import { account, loadAccount } from '../../platform/account/account.store.ts';
import { onUser } from '../../platform/account/on-user.ts';

/** What is written in the question field; it stays while its user signs in again. */
export const draft = proxy({ text: '' });

/** Whether a chat is missing because the session of its user ended: to the server they are a visitor then. */
export async function hasSessionEnded(): Promise<boolean> {
  if (account.stage === 'signedIn') await loadAccount();
  return account.ended;
}

/** Calls `forget` when somebody else signs in where a user was: what is on the screen is not theirs. */
export function onUserChange(forget: () => void): void {
  onUser((user, before) => {
    if (before !== undefined) {
      draft.text = '';
      forget();
    }
    // Without it, what was written lasts as long as the page.
    void import('./stored-draft.ts').then(({ restoreDraft }) => restoreDraft(user, draft)).catch(() => undefined);
  });
}
