import type { ChatFrameLabels, StreamAnnouncerProps } from '@footnote/ui';
import { useMemo } from 'react';
import { defineMessages } from 'react-intl';
import { useTranslate, type Translate } from '../platform/i18n/translate.ts';

const messages = defineMessages({
  skip: { defaultMessage: 'Skip to the conversation', description: 'First link of the page' },
  rail: { defaultMessage: 'Chats', description: 'Names the column of chats' },
  openRail: { defaultMessage: 'Open chats', description: 'Opens the column of chats' },
  closeRail: { defaultMessage: 'Close chats', description: 'Closes the column of chats' },
  main: { defaultMessage: 'Conversation', description: 'Names the column of the conversation' },
  panel: { defaultMessage: 'References', description: 'Names the panel of references' },
  openPanel: { defaultMessage: 'Show references', description: 'Opens the panel of references' },
  closePanel: { defaultMessage: 'Hide references', description: 'Closes the panel of references' },
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
  announcer: StreamAnnouncerProps['labels'];
}

function labelsOf(formatMessage: Translate): ScreenLabels {
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
  const t = useTranslate();
  return useMemo(() => labelsOf(t), [t]);
}
