import { proxy, subscribe } from 'valtio';
import { account, loadAccount } from '../platform/account.store.ts';
import { keepDraft, takeDraft } from './kept-draft.ts';

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
    const kept = takeDraft(id);
    if (draft.text === '') draft.text = kept;
  };
  look();
  subscribe(account, look, true);
  // A provider of accounts takes the whole page.
  addEventListener('pagehide', () => {
    if (account.ended && reader !== undefined) keepDraft(reader, draft.text);
  });
}
