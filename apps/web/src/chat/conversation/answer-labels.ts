import type {
  AnswerActionsLabels,
  AnswerLabels,
  AnswerStagesLabels,
  FailedAnswerLabels,
  FeedbackPromptLabels,
  TableViewLabels,
} from '@footnote/ui';
import { useMemo } from 'react';
import { defineMessages } from 'react-intl';
import { useAnswerLabels } from '../../platform/i18n/answer-labels.ts';
import { type Translate, useTranslate } from '../../platform/i18n/translate.ts';

const messages = defineMessages({
  stages: { defaultMessage: 'Progress of the answer', description: 'Names the list of stages' },
  understanding: { defaultMessage: 'Understanding the question', description: 'Stage of a running answer' },
  searching: { defaultMessage: 'Searching', description: 'Stage of a running answer; the query follows' },
  studies: {
    defaultMessage: '{count, plural, =0 {No studies found} one {# study found} other {# studies found}}',
    description: 'Stage of a running answer',
  },
  reading: { defaultMessage: 'Reading', description: 'Stage of a running answer' },
  writing: { defaultMessage: 'Writing', description: 'Stage of a running answer' },
  checking: { defaultMessage: 'Checking every claim against its source', description: 'Stage of a running answer' },
  actions: { defaultMessage: 'Actions on this answer', description: 'Names a row of buttons' },
  copy: { defaultMessage: 'Copy', description: 'Copies an answer' },
  copied: { defaultMessage: 'Copied', description: 'Said for a second after copying' },
  clipboardUnavailable: { defaultMessage: 'Clipboard not available', description: 'Said when copying failed' },
  copyFailed: { defaultMessage: 'Copying failed', description: 'Said when there is a clipboard and it took nothing' },
  thumbsUp: { defaultMessage: 'Good answer', description: 'Thumbs up' },
  thumbsDown: { defaultMessage: 'Bad answer', description: 'Thumbs down' },
  tables: { defaultMessage: 'View and export table', description: 'Opens the table view of an answer' },
  regenerate: { defaultMessage: 'Answer again', description: 'Asks the same question again' },
  language: { defaultMessage: 'Answer in', description: 'Name of the choice of an answer’s language' },
  languageSearch: { defaultMessage: 'Search languages', description: 'Search field in a list of languages' },
  languageNone: { defaultMessage: 'No such language', description: 'Said when no language matches' },
  retry: { defaultMessage: 'Try again', description: 'Asks a failed question again' },
  retryIn: {
    defaultMessage: 'Try again in {seconds, number} s',
    description: 'Button that counts down until a question can be asked again',
  },
  signIn: { defaultMessage: 'Log in', description: 'Leads to sign-in' },
  feedbackQuestion: { defaultMessage: 'What was wrong with this answer?', description: 'Asked after a thumbs down' },
  feedbackPlaceholder: {
    defaultMessage: 'A missing study, a wrong figure, hard to read …',
    description: 'Example in the feedback field',
  },
  feedbackSend: { defaultMessage: 'Send feedback', description: 'Sends feedback on an answer' },
  feedbackSkip: { defaultMessage: 'Skip', description: 'Closes the feedback prompt' },
  feedbackSent: { defaultMessage: 'Thank you, your feedback was saved.', description: 'Said after feedback was sent' },
  tableBack: { defaultMessage: 'Go back to chat', description: 'Leaves the table view' },
  tableExport: { defaultMessage: 'Export CSV', description: 'Saves a table as a CSV file' },
  tableNone: { defaultMessage: 'No tables found to export', description: 'Said when an answer has no table' },
  tableNoneHint: {
    defaultMessage: 'Ask for a table in your question or in the answer format.',
    description: 'What brings tables about',
  },
  tableNumber: { defaultMessage: 'Table {number, number}', description: 'Names a table of an answer' },
});

/** Words of everything that belongs to one answer. */
export interface TurnLabels {
  answer: AnswerLabels;
  stages: AnswerStagesLabels;
  actions: AnswerActionsLabels;
  failed: FailedAnswerLabels;
  feedback: FeedbackPromptLabels;
  tables: TableViewLabels;
}

function stagesLabels(formatMessage: Translate): AnswerStagesLabels {
  return {
    name: formatMessage(messages.stages),
    stage: {
      understanding: formatMessage(messages.understanding),
      searching: formatMessage(messages.searching),
      reading: formatMessage(messages.reading),
      writing: formatMessage(messages.writing),
      checking: formatMessage(messages.checking),
    },
    studies: (count) => formatMessage(messages.studies, { count }),
  };
}

function actionsLabels(formatMessage: Translate): AnswerActionsLabels {
  return {
    name: formatMessage(messages.actions),
    copy: {
      copy: formatMessage(messages.copy),
      copied: formatMessage(messages.copied),
      unavailable: formatMessage(messages.clipboardUnavailable),
      failed: formatMessage(messages.copyFailed),
    },
    thumbsUp: formatMessage(messages.thumbsUp),
    thumbsDown: formatMessage(messages.thumbsDown),
    tables: formatMessage(messages.tables),
    regenerate: formatMessage(messages.regenerate),
    language: {
      name: formatMessage(messages.language),
      search: formatMessage(messages.languageSearch),
      nothingFound: formatMessage(messages.languageNone),
    },
  };
}

function turnLabels(formatMessage: Translate, answer: AnswerLabels): TurnLabels {
  return {
    answer,
    stages: stagesLabels(formatMessage),
    actions: actionsLabels(formatMessage),
    failed: {
      retry: formatMessage(messages.retry),
      retryIn: (seconds) => formatMessage(messages.retryIn, { seconds }),
      signIn: formatMessage(messages.signIn),
    },
    feedback: {
      question: formatMessage(messages.feedbackQuestion),
      placeholder: formatMessage(messages.feedbackPlaceholder),
      send: formatMessage(messages.feedbackSend),
      skip: formatMessage(messages.feedbackSkip),
      sent: formatMessage(messages.feedbackSent),
    },
    tables: {
      back: formatMessage(messages.tableBack),
      export: formatMessage(messages.tableExport),
      none: formatMessage(messages.tableNone),
      noneHint: formatMessage(messages.tableNoneHint),
      table: (number) => formatMessage(messages.tableNumber, { number }),
    },
  };
}

/** Words of everything that belongs to one answer, in the interface language. */
export function useTurnLabels(): TurnLabels {
  const formatMessage = useTranslate();
  const answer = useAnswerLabels();
  return useMemo(() => turnLabels(formatMessage, answer), [formatMessage, answer]);
}
