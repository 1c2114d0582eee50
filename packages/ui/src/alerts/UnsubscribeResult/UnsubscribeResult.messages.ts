import { defineMessages } from '../../messages/define-messages.ts';

/** What UnsubscribeResult says. */
export const messages = defineMessages({
  askTitle: {
    defaultMessage: 'Stop the weekly alerts?',
    description: 'Heading of the question ("Stop the weekly alerts?")',
  },
  askText: {
    defaultMessage: 'You can make new ones from any search later.',
    description: 'What will happen, in one line',
  },
  oneAskTitle: {
    defaultMessage: 'Stop the alert “{alert}”?',
    description: 'Heading of the question about one alert, by its name',
  },
  oneAskText: {
    defaultMessage: 'It goes to {email}. You can resume it in your profile.',
    description: 'Below the question whether one alert should stop',
  },
  oneDoneText: {
    defaultMessage: '“{alert}” goes to {email} no more. You can resume it in your profile.',
    description: 'Says that one alert was stopped, by its name and address',
  },
  email: { defaultMessage: 'E-mail', description: 'Unsubscribe result: email' },
  unsubscribe: { defaultMessage: 'Unsubscribe', description: 'Unsubscribe result: unsubscribe' },
  doneTitle: { defaultMessage: 'You are unsubscribed', description: 'Heading afterwards' },
  doneText: {
    defaultMessage: 'No alert of this account goes to {email} any more.',
    description: 'What was stopped for whoever is signed in; alerts of others may go there',
  },
});
