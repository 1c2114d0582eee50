import { defineMessages } from '../../messages/define-messages.ts';

/** What ReferralLanding says. */
export const messages = defineMessages({
  title: {
    defaultMessage: 'A colleague invites you to Footnote',
    description: 'Heading of the page ("A colleague invites you")',
  },
  text: {
    defaultMessage:
      'Ask the literature a question, and check every sentence of the answer against the study it rests on.',
    description: 'What the product is, in two sentences',
  },
  register: { defaultMessage: 'Register', description: 'Referral landing: register' },
  loading: { defaultMessage: 'Checking the invitation', description: 'Said while the link is checked' },
  failed: {
    defaultMessage: 'The link could not load. You can register all the same; your colleague then earns nothing.',
    description: 'Said where the link could not load, and what that means ("You can register all the same")',
  },
  retry: { defaultMessage: 'Try again', description: 'Referral landing: retry' },
});
