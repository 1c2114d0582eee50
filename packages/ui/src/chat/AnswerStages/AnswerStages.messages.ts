import { defineMessages } from '../../messages/define-messages.ts';

/** What AnswerStages says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Progress of the answer', description: 'Names the list of stages' },
  studies: {
    defaultMessage: '{count, plural, =0 {No studies found} one {# study found} other {# studies found}}',
    description: 'Stage of a running answer',
  },
  documents: {
    defaultMessage: '{count, plural, one {# document found} other {# documents found}}',
    description: 'Stage of an answer from documents of an organization',
  },
  both: {
    defaultMessage:
      '{studies, plural, one {# study} other {# studies}} and {documents, plural, one {# document} other {# documents}} found',
    description: 'Stage of an answer from the literature and from documents of an organization',
  },
});

/** What is said of stage. */
export const stageMessages = defineMessages({
  understanding: { defaultMessage: 'Understanding the question', description: 'Stage of a running answer' },
  searching: { defaultMessage: 'Searching', description: 'Stage of a running answer; the query follows' },
  reading: { defaultMessage: 'Reading', description: 'Stage of a running answer' },
  writing: { defaultMessage: 'Writing', description: 'Stage of a running answer' },
  checking: { defaultMessage: 'Checking every claim against its source', description: 'Stage of a running answer' },
});
