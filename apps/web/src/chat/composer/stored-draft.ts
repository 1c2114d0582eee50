import { account } from '../../platform/account/account.store.ts';

const KEY = 'footnote-draft';

let writer = '';
let draft = { text: '' };

/** Gives a user back what they had written when their session ended, from now on also where a page is left meanwhile. */
export function restoreDraft(user: string, field: { text: string }): void {
  draft = field;
  if (writer === '') addEventListener('pagehide', keepDraft);
  writer = user;
  const kept = takeDraft();
  if (draft.text === '') draft.text = kept;
}

/** Keeps it in this tab, for nobody but them: a provider of accounts takes the whole page. */
function keepDraft(): void {
  try {
    if (account.ended && draft.text !== '') sessionStorage.setItem(KEY, JSON.stringify([writer, draft.text]));
  } catch {
    // Private windows may refuse storage; the words then last as long as the page.
  }
}

/** What this user had written; it is forgotten, whoever wrote it. */
function takeDraft(): string {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    sessionStorage.removeItem(KEY);
    return Array.isArray(kept) && kept[0] === writer && typeof kept[1] === 'string' ? kept[1] : '';
  } catch {
    return '';
  }
}
