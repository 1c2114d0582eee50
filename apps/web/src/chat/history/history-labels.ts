import type { HistoryListLabels } from '@footnote/ui';
import { useMemo } from 'react';
import { defineMessages, useIntl, type IntlShape } from 'react-intl';
import { translatorOf } from '../../platform/i18n/translate.ts';

const messages = defineMessages({
  historyName: { defaultMessage: 'Chat history', description: 'Names the list of earlier chats' },
  historyEmpty: {
    defaultMessage: 'Your chats will be listed here.',
    description: 'Empty chat history',
  },
  historyNone: { defaultMessage: 'No chat matches.', description: 'Chat history without a match for the search' },
  historyLoading: { defaultMessage: 'Loading chats', description: 'Said while the chat history loads' },
  historyError: { defaultMessage: 'The chats could not be loaded.', description: 'Chat history failed to load' },
  more: { defaultMessage: 'Show more', description: 'Loads older chats' },
  today: { defaultMessage: 'Today', description: 'Heading over chats of today' },
  yesterday: { defaultMessage: 'Yesterday', description: 'Heading over chats of yesterday' },
  actions: { defaultMessage: 'Actions for {title}', description: 'Names the menu of a chat' },
  rename: { defaultMessage: 'Rename', description: 'Renames a chat' },
  renameField: { defaultMessage: 'New title', description: 'Names the field of a new title' },
  delete: { defaultMessage: 'Delete', description: 'Deletes a chat' },
  deleteTitle: { defaultMessage: 'Delete this chat?', description: 'Heading of a question' },
  deleteText: {
    defaultMessage: '“{title}” and its answers will be gone for good.',
    description: 'Said before a chat is deleted',
  },
  cancel: { defaultMessage: 'Cancel', description: 'Closes a question without doing anything' },
  untitled: { defaultMessage: 'Untitled chat', description: 'Title of a chat that has none' },
  retry: { defaultMessage: 'Try again', description: 'Loads something again' },
});

/** Words of the chat history. */
export interface HistoryLabels {
  list: HistoryListLabels;
  /** Said in place of `list.empty` while something is searched for. */
  noMatch: string;
}

const DAY_MS = 86_400_000;

function dayWords(intl: IntlShape, day: string): string {
  const formatMessage = translatorOf(intl);
  const words = (time: number) => intl.formatDate(time, { year: 'numeric', month: 'long', day: 'numeric' });
  // Noon keeps a day the same day in every zone near the user's.
  const asked = new Date(`${day}T12:00:00`).getTime();
  if (Number.isNaN(asked)) return '';
  const text = words(asked);
  if (text === words(Date.now())) return formatMessage(messages.today);
  return text === words(Date.now() - DAY_MS) ? formatMessage(messages.yesterday) : text;
}

function historyLabels(intl: IntlShape): HistoryListLabels {
  const formatMessage = translatorOf(intl);
  return {
    name: formatMessage(messages.historyName),
    empty: formatMessage(messages.historyEmpty),
    loading: formatMessage(messages.historyLoading),
    error: formatMessage(messages.historyError),
    retry: formatMessage(messages.retry),
    more: formatMessage(messages.more),
    day: (day) => dayWords(intl, day),
    actions: (title) => formatMessage(messages.actions, { title }),
    rename: formatMessage(messages.rename),
    renameField: formatMessage(messages.renameField),
    delete: formatMessage(messages.delete),
    deleteTitle: formatMessage(messages.deleteTitle),
    deleteText: (title) => formatMessage(messages.deleteText, { title }),
    cancel: formatMessage(messages.cancel),
    untitled: formatMessage(messages.untitled),
  };
}

/** Words of the chat history, in the interface language. */
export function useHistoryLabels(): HistoryLabels {
  const intl = useIntl();
  return useMemo(() => ({ list: historyLabels(intl), noMatch: translatorOf(intl)(messages.historyNone) }), [intl]);
}
