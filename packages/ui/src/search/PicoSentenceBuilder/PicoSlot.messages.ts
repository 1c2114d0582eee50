import { defineMessages } from '../../messages/define-messages.ts';

/** What PicoSlot says. */
export const messages = defineMessages({
  needOf: { defaultMessage: 'How “{term}” is asked for', description: 'Names the choice between any of, must and not' },
  remove: { defaultMessage: 'Remove “{term}”', description: 'Takes a term away' },
});

/** What is said of need. */
export const needMessages = defineMessages({
  at_least: { defaultMessage: 'any of', description: 'One of these terms is enough' },
  must: { defaultMessage: 'must', description: 'This term always' },
  not_include: { defaultMessage: 'not', description: 'This term never' },
});
