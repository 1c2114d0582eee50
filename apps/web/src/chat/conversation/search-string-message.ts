import { readSearchString } from '@footnote/domain';
import { defineMessages } from 'react-intl';
import type { Translate } from '../../platform/i18n/translate.ts';

const messages = defineMessages({
  ranked: { defaultMessage: 'ranked by {words}', description: 'How a part of a search was read: what only orders' },
  corrected: { defaultMessage: '“{from}” read as “{to}”', description: 'Said of a word that was searched as another' },
});

/** Says what was searched for in the language of the interface; terms stay as they are. */
export function searchStringMessage(t: Translate, text: string): string {
  const { topics, ranked, corrections } = readSearchString(text);
  const order = ranked === '' ? '' : t(messages.ranked, { words: ranked });
  const parts = [topics, order, ...corrections.map(({ from, to }) => t(messages.corrected, { from, to }))];
  return parts.filter((part) => part !== '').join(' · ');
}
