import { defineMessages } from '../../messages/define-messages.ts';

/** What PasskeyList says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Passkeys', description: 'Heading over the passkeys (WebAuthn) of an account' },
  text: {
    defaultMessage:
      'With a passkey you log in by the finger, face or PIN that unlocks your device, or by a security key. Nobody can guess it or talk it out of you.',
    description: 'Explains passkeys',
  },
  none: { defaultMessage: 'You have no passkey yet.', description: 'Stands in place of an empty list of passkeys' },
  add: { defaultMessage: 'Add a passkey', description: 'Begins to add a passkey' },
  added: { defaultMessage: 'Added: {date}', description: 'The day a passkey was added' },
  used: { defaultMessage: 'Last used: {date}', description: 'The day a passkey was last used' },
  unused: { defaultMessage: 'Not used yet', description: 'Of a passkey nobody has logged in with' },
  rename: { defaultMessage: 'Rename', description: 'Gives a passkey another name' },
  renameNamed: {
    defaultMessage: 'Rename: {name}',
    description: 'Names the button that renames a passkey, beginning with the words on it',
  },
  remove: { defaultMessage: 'Remove', description: 'Removes a passkey; a question follows' },
  removeNamed: {
    defaultMessage: 'Remove: {name}',
    description: 'Names the button that removes a passkey, beginning with the words on it',
  },
  full: {
    defaultMessage: 'You have ten passkeys already. Remove one before you add another.',
    description: 'Refusal to add a passkey',
  },
  loading: { defaultMessage: 'Your passkeys are being loaded.', description: 'Said to screen readers' },
  failed: {
    defaultMessage: 'Your passkeys could not be loaded.',
    description: 'Stands in place of the passkeys of an account',
  },
  again: { defaultMessage: 'Try again', description: 'Loads again what could not be loaded' },
});
