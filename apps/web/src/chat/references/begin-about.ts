import { collectionOf } from '@footnote/domain';
import { defineMessages } from 'react-intl';
import type { Translate } from '../../platform/i18n/translate.ts';
import { showToast } from '../../platform/shell/toasts.ts';
import { chatWithDocuments } from '../conversation/chat-actions.ts';
import { loadArticles } from '../history/sessions.client.ts';
import { chooseSources } from '../settings/chat-settings.store.ts';
import { namedArticles } from './named-articles.ts';

const messages = defineMessages({
  noReferences: {
    defaultMessage: 'No references were added to chat, please try again',
    description: 'Said when a chat about chosen articles has none',
  },
  someReferences: {
    defaultMessage: '{found, number} of {named, number} references were added to the chat.',
    description: 'Said when some of the articles that were chosen for a chat are unknown or too many',
  },
});

/** Asks the collection of the library that an address names, or holds the chat about its articles, and says when some or all of them could not be added. */
export async function beginAbout(articles: string, t: Translate): Promise<void> {
  if (collectionOf(articles) !== null) {
    chatWithDocuments([]);
    return chooseSources([articles]);
  }
  const { ids, named } = namedArticles(articles);
  const found = await chatWithArticles(ids);
  if (found === 0) showToast('critical', t(messages.noReferences));
  else if (found < named) showToast('info', t(messages.someReferences, { found, named }));
  return undefined;
}

/** Begins a chat about the articles of the given PMIDs; the number of articles found. */
async function chatWithArticles(ids: readonly string[]): Promise<number> {
  const loaded = ids.length === 0 ? null : await loadArticles(ids);
  if (loaded === null || !loaded.ok) return 0;
  chatWithDocuments(loaded.value);
  return loaded.value.length;
}
