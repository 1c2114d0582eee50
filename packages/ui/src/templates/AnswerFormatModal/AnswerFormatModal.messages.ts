import { defineMessages } from '../../messages/define-messages.ts';

/** What AnswerFormatModal says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Answer format', description: 'Heading of a dialog' },
  description: {
    defaultMessage: 'Tell Footnote how answers should be written. Facts and references stay the same.',
    description: 'Below the heading of the answer format',
  },
  views: { defaultMessage: 'Answer format and templates', description: 'Names two tabs' },
  formatter: { defaultMessage: 'Formatter', description: 'Tab where an answer format is written' },
  templates: { defaultMessage: 'All templates', description: 'Tab that lists templates of answer formats' },
  close: { defaultMessage: 'Close', description: 'Name of the closing button of a dialog' },
});
