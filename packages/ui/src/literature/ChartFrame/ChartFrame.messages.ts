import { defineMessages } from '../../messages/define-messages.ts';

/** What ChartFrame says. */
export const messages = defineMessages({
  asTable: { defaultMessage: 'Show as table', description: 'Shows the figures of a picture' },
  asPicture: { defaultMessage: 'Show as picture', description: 'Shows figures as a picture' },
});
