import { defineMessages } from 'react-intl';
import { account } from '../account/account.store.ts';
import { showFailure } from '../api/show-failure.ts';
import type { Translate } from '../i18n/translate.ts';
import { showToast } from '../shell/toasts.ts';
import { removeArticles, saveArticles } from './saved-articles.client.ts';
import { noteSaved } from './saved-articles.store.ts';

const messages = defineMessages({
  needsAccount: {
    defaultMessage: 'Log in to save articles in a library of your own.',
    description: 'Said to a visitor who wants to save an article',
  },
  saved: {
    defaultMessage: '{count, plural, one {# article is in your library.} other {# articles are in your library.}}',
    description: 'Said once articles were saved',
  },
});

/** PMIDs of which the server has not answered yet. */
const pending = new Set<string>();

/** Saves an article, or takes it out; what is shown changes at once, and back where the server refuses. */
export async function toggleSaved(t: Translate, pmid: string, saved: boolean): Promise<void> {
  if (account.stage !== 'signedIn') return showToast('info', t(messages.needsAccount));
  if (pending.has(pmid)) return undefined;
  pending.add(pmid);
  noteSaved([pmid], !saved);
  const done = await (saved ? removeArticles([pmid]) : saveArticles([pmid]));
  pending.delete(pmid);
  if (done.ok) return undefined;
  noteSaved([pmid], saved);
  return showFailure(t, done.error);
}

/** Saves several articles, and says how many. */
export async function saveAll(t: Translate, pmids: readonly string[]): Promise<void> {
  if (account.stage !== 'signedIn') return showToast('info', t(messages.needsAccount));
  const done = await saveArticles(pmids);
  if (!done.ok) return showFailure(t, done.error);
  noteSaved(pmids, true);
  return showToast('positive', t(messages.saved, { count: pmids.length }));
}
