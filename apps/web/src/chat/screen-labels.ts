import type { ChatFrameLabels, HistoryListLabels, ReferencesPanelLabels, StreamAnnouncerProps } from '@footnote/ui';
import { useMemo } from 'react';
import { defineMessages, useIntl, type IntlShape } from 'react-intl';
import { useReferenceLabels } from '../platform/reference-labels.ts';
import { wordsOf, type FormatWords } from '../platform/words.ts';

const messages = defineMessages({
  skip: { defaultMessage: 'Skip to the conversation', description: 'First link of the page' },
  rail: { defaultMessage: 'Chats', description: 'Names the column of chats' },
  openRail: { defaultMessage: 'Open chats', description: 'Opens the column of chats' },
  closeRail: { defaultMessage: 'Close chats', description: 'Closes the column of chats' },
  main: { defaultMessage: 'Conversation', description: 'Names the column of the conversation' },
  panel: { defaultMessage: 'References', description: 'Names the panel of references' },
  openPanel: { defaultMessage: 'Show references', description: 'Opens the panel of references' },
  closePanel: { defaultMessage: 'Hide references', description: 'Closes the panel of references' },
  historyName: { defaultMessage: 'Chat history', description: 'Names the list of earlier chats' },
  historyEmpty: {
    defaultMessage: 'Your chats will be listed here.',
    description: 'Empty chat history',
  },
  historyNone: { defaultMessage: 'No chat matches.', description: 'Chat history without a match for the search' },
  historyLoading: { defaultMessage: 'Loading chats', description: 'Said while the chat history loads' },
  historyError: { defaultMessage: 'The chats could not be loaded.', description: 'Chat history failed to load' },
  retry: { defaultMessage: 'Try again', description: 'Loads something again' },
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
  cited: { defaultMessage: 'Cited in the answer', description: 'Heading in the references' },
  alsoRead: { defaultMessage: 'Also read', description: 'Heading over references that were read and not cited' },
  noReferences: { defaultMessage: 'No references yet', description: 'Empty references' },
  noReferencesHint: {
    defaultMessage: 'They appear while an answer is written.',
    description: 'Explains empty references',
  },
  referencesLoading: { defaultMessage: 'Loading references', description: 'Said while references load' },
  referencesError: { defaultMessage: 'Citations failed to load.', description: 'References failed to load' },
  select: { defaultMessage: 'Select reference {number, number}', description: 'Names the checkbox of a reference' },
  selected: {
    defaultMessage: '{count, plural, one {# selected} other {# selected}}',
    description: 'Selected references',
  },
  clearSelection: { defaultMessage: 'Clear', description: 'Deselects all references' },
  limitReached: {
    defaultMessage: 'Up to {limit, number} references can be selected.',
    description: 'Said when no more references can be selected',
  },
  regenerate: { defaultMessage: 'Regenerate from selected', description: 'Answers again from the selected references' },
  chatWith: {
    defaultMessage: 'Chat with selected',
    description: 'Asks only about the selected references from now on',
  },
  running: { defaultMessage: 'Footnote is answering.', description: 'Announced to screen readers' },
  answered: { defaultMessage: 'The answer is complete.', description: 'Announced to screen readers' },
  noDocuments: {
    defaultMessage: 'No documents were found for this question.',
    description: 'Announced to screen readers',
  },
  stopped: { defaultMessage: 'The answer was stopped.', description: 'Announced to screen readers' },
  failed: { defaultMessage: 'The question could not be answered.', description: 'Announced to screen readers' },
});

/** Words of the screen around the conversation. */
export interface ScreenLabels {
  frame: ChatFrameLabels;
  history: HistoryListLabels;
  /** Said in place of `history.empty` while something is searched for. */
  historyNone: string;
  references: ReferencesPanelLabels;
  announcer: StreamAnnouncerProps['labels'];
}

const DAY_MS = 86_400_000;

function dayWords(intl: IntlShape, day: string): string {
  const formatMessage = wordsOf(intl);
  const words = (time: number) => intl.formatDate(time, { year: 'numeric', month: 'long', day: 'numeric' });
  // Noon keeps a day the same day in every zone near the reader's.
  const asked = new Date(`${day}T12:00:00`).getTime();
  if (Number.isNaN(asked)) return '';
  const text = words(asked);
  if (text === words(Date.now())) return formatMessage(messages.today);
  return text === words(Date.now() - DAY_MS) ? formatMessage(messages.yesterday) : text;
}

function historyLabels(intl: IntlShape): HistoryListLabels {
  const formatMessage = wordsOf(intl);
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

function referencesLabels(
  formatMessage: FormatWords,
  reference: ReferencesPanelLabels['reference'],
): ReferencesPanelLabels {
  return {
    title: formatMessage(messages.panel),
    cited: formatMessage(messages.cited),
    alsoRead: formatMessage(messages.alsoRead),
    empty: formatMessage(messages.noReferences),
    emptyHint: formatMessage(messages.noReferencesHint),
    loading: formatMessage(messages.referencesLoading),
    error: formatMessage(messages.referencesError),
    retry: formatMessage(messages.retry),
    close: formatMessage(messages.closePanel),
    select: (number) => formatMessage(messages.select, { number }),
    selected: (count) => formatMessage(messages.selected, { count }),
    clearSelection: formatMessage(messages.clearSelection),
    limitReached: (limit) => formatMessage(messages.limitReached, { limit }),
    regenerate: formatMessage(messages.regenerate),
    chatWith: formatMessage(messages.chatWith),
    reference,
  };
}

function labelsOf(intl: IntlShape, reference: ReferencesPanelLabels['reference']): ScreenLabels {
  const formatMessage = wordsOf(intl);
  return {
    frame: {
      skip: formatMessage(messages.skip),
      rail: formatMessage(messages.rail),
      openRail: formatMessage(messages.openRail),
      closeRail: formatMessage(messages.closeRail),
      main: formatMessage(messages.main),
      panel: formatMessage(messages.panel),
      openPanel: formatMessage(messages.openPanel),
      closePanel: formatMessage(messages.closePanel),
    },
    history: historyLabels(intl),
    historyNone: formatMessage(messages.historyNone),
    references: referencesLabels(formatMessage, reference),
    announcer: {
      running: formatMessage(messages.running),
      answered: formatMessage(messages.answered),
      no_documents: formatMessage(messages.noDocuments),
      stopped: formatMessage(messages.stopped),
      failed: formatMessage(messages.failed),
    },
  };
}

/** Words of the screen around the conversation, in the interface language. */
export function useScreenLabels(): ScreenLabels {
  const intl = useIntl();
  const reference = useReferenceLabels();
  return useMemo(() => labelsOf(intl, reference), [intl, reference]);
}
