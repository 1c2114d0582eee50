import { defineMessages } from '../../messages/define-messages.ts';

/** What SecondFactorModal says. */
export const messages = defineMessages({
  setUpTitle: { defaultMessage: 'Set up the second factor', description: 'Begins to set the second factor up' },
  setUpText: {
    defaultMessage:
      'You need an authenticator app on your phone, such as one that comes with it. First enter your password.',
    description: 'Explains the first step of setting the second factor up',
  },
  renewTitle: { defaultMessage: 'New recovery codes', description: 'Makes new codes for the day the app is lost' },
  renewText: {
    defaultMessage: 'The codes you have now stop working.',
    description: 'What follows from making new recovery codes',
  },
  turnOffTitle: { defaultMessage: 'Turn off the second factor', description: 'Heading of a dialog' },
  turnOffText: {
    defaultMessage:
      'Your password alone will be enough to log in. Organizations that ask for a second factor are closed to you then.',
    description: 'What follows from turning the second factor off',
  },
  appTitle: { defaultMessage: 'Connect your authenticator app', description: 'Heading of a dialog' },
  appText: {
    defaultMessage: 'Scan this picture with the app. Then enter the code that it shows.',
    description: 'Explains how the second factor is set up',
  },
  picture: { defaultMessage: 'Key for your authenticator app', description: 'Says what a QR code is for' },
  typed: {
    defaultMessage: 'If you cannot scan it, type or copy this key into the app:',
    description: 'Above the key of the authenticator app as text',
  },
  copyKey: { defaultMessage: 'Copy the key', description: 'Copies the key of the authenticator app' },
  openApp: {
    defaultMessage: 'Open in an app on this device',
    description: 'Hands the key over to an authenticator app where one reads',
  },
  others: {
    defaultMessage: 'You stay logged in here. Everywhere else you are logged out.',
    description: 'What follows from changing one’s password',
  },
  codesTitle: { defaultMessage: 'Your recovery codes', description: 'Heading of a dialog' },
  codesText: {
    defaultMessage:
      'If you lose your authenticator app, these codes are the only way in. Each works once. Keep them where you keep your passwords: they are not shown again.',
    description: 'Explains the recovery codes, which are shown once',
  },
  codesName: { defaultMessage: 'Recovery codes', description: 'Names the list of recovery codes' },
  copyCodes: { defaultMessage: 'Copy the codes', description: 'Copies the recovery codes' },
  download: { defaultMessage: 'Download the codes', description: 'Saves the recovery codes as a file' },
  kept: { defaultMessage: 'I have kept them', description: 'Closes the recovery codes, which are shown once' },
  current: { defaultMessage: 'Current password', description: 'Names the field of the password one has now' },
  code: { defaultMessage: 'Code', description: 'Names the field of a code of an authenticator app' },
  codeOrRecovery: {
    defaultMessage: 'Code of the app, or a recovery code',
    description: 'Names the field of a code of either kind',
  },
  next: { defaultMessage: 'Continue', description: 'Goes on to the next step' },
  turnOn: { defaultMessage: 'Turn on', description: 'Turns the second factor on' },
  renew: { defaultMessage: 'Make new codes', description: 'Sends the form that makes new recovery codes' },
  turnOff: { defaultMessage: 'Turn off', description: 'Turns the second factor off; a question follows' },
  cancel: { defaultMessage: 'Cancel', description: 'Closes a question without doing anything' },
  close: { defaultMessage: 'Close', description: 'Name of the closing button of a dialog' },
});
