import { defineMessages } from '../../messages/define-messages.ts';

/** What SecondFactorForm says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Confirm that it is you', description: 'Heading of the second step of logging in' },
  text: {
    defaultMessage: 'Enter the code that your authenticator app shows now.',
    description: 'Explains the second step of logging in',
  },
  recoveryText: {
    defaultMessage: 'Enter one of the recovery codes you have kept. Each works once.',
    description: 'Explains the second step of logging in without the authenticator app',
  },
  passkeyOrAppText: {
    defaultMessage: 'Use your passkey, or enter the code that your authenticator app shows now.',
    description: 'Explains the second step of logging in',
  },
  passkeyOrRecoveryText: {
    defaultMessage: 'Use your passkey, or enter one of the recovery codes you have kept. Each works once.',
    description: 'Explains the second step of logging in',
  },
  passkey: { defaultMessage: 'Use a passkey', description: 'Takes the second step of logging in with a passkey' },
  code: { defaultMessage: 'Code', description: 'Names the field of a code of an authenticator app' },
  recoveryCode: { defaultMessage: 'Recovery code', description: 'Names the field of a code for a lost app' },
  submit: { defaultMessage: 'Log in', description: 'Signs in, or leads to the page where one does' },
  otherwiseRecovery: {
    defaultMessage: 'Use a recovery code',
    description: 'Asks for a recovery code instead of one of the authenticator app',
  },
  otherwiseApp: {
    defaultMessage: 'Use the authenticator app',
    description: 'Asks for a code of the authenticator app instead of a recovery code',
  },
  again: { defaultMessage: 'Begin again', description: 'Leads from the second step of logging in back to the first' },
});
