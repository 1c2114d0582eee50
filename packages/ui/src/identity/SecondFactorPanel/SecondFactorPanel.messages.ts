import { defineMessages } from '../../messages/define-messages.ts';

/** What SecondFactorPanel says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Second factor', description: 'Heading over the second factor of an account' },
  text: {
    defaultMessage:
      'Beside the password, logging in asks for a code of an authenticator app on your phone. Whoever knows your password alone stays out.',
    description: 'Explains the second factor of an account',
  },
  off: { defaultMessage: 'Off', description: 'State of the second factor of an account' },
  on: { defaultMessage: 'On', description: 'State of the second factor of an account' },
  since: { defaultMessage: 'Since {date}', description: 'The day the second factor was turned on' },
  codesLeft: {
    defaultMessage:
      '{count, plural, =0 {No recovery code is left} one {# recovery code is left} other {# recovery codes are left}}',
    description: 'How many codes there still are for the day the authenticator app is lost',
  },
  fewCodes: {
    defaultMessage:
      'Make new recovery codes before you run out of them: without your app or passkey they are the only way in.',
    description: 'Said where few recovery codes are left',
  },
  setUp: { defaultMessage: 'Set up', description: 'Begins to set the second factor up' },
  setUpNamed: { defaultMessage: 'Set up the second factor', description: 'Begins to set the second factor up' },
  renew: { defaultMessage: 'New recovery codes', description: 'Makes new codes for the day the app is lost' },
  turnOff: { defaultMessage: 'Turn off', description: 'Turns the second factor off; a question follows' },
  turnOffNamed: {
    defaultMessage: 'Turn off the second factor',
    description: 'Names the button that turns the second factor off, beginning with the words on it',
  },
  noPassword: {
    defaultMessage:
      'Your account has no password: whoever signs you in, such as Google or your institution, looks after a second factor.',
    description: 'Said where an account signs in elsewhere only',
  },
  loading: { defaultMessage: 'The second factor is being loaded.', description: 'Said to screen readers' },
  failed: {
    defaultMessage: 'Whether you have a second factor could not be loaded.',
    description: 'Stands in place of the second factor of an account',
  },
  again: { defaultMessage: 'Try again', description: 'Loads again what could not be loaded' },
});
