import { defineMessages } from '../../messages/define-messages.ts';

/** What PasskeyModal says. */
export const messages = defineMessages({
  addTitle: { defaultMessage: 'Add a passkey', description: 'Begins to add a passkey' },
  addText: {
    defaultMessage: 'Your browser then asks where the passkey is to be kept, and who you are.',
    description: 'Explains what follows once a passkey is being added',
  },
  addSubmit: { defaultMessage: 'Continue', description: 'Goes on to the question of the browser for a passkey' },
  renameTitle: { defaultMessage: 'Rename the passkey', description: 'Heading of a dialog' },
  renameSubmit: { defaultMessage: 'Save', description: 'Saves the new name of a passkey' },
  removeTitle: { defaultMessage: 'Remove the passkey', description: 'Heading of a dialog' },
  removeText: {
    defaultMessage: '“{name}” opens your account no more. Remove it on your device as well.',
    description: 'What follows from removing a passkey',
  },
  removeSubmit: { defaultMessage: 'Remove', description: 'Removes a passkey' },
  nameLabel: { defaultMessage: 'Name', description: 'Names the field with the name of a passkey' },
  nameHint: {
    defaultMessage: 'By which you know it again, such as your phone.',
    description: 'What the name of a passkey is for',
  },
  current: { defaultMessage: 'Current password', description: 'Names the field of the password one has now' },
  cancel: { defaultMessage: 'Cancel', description: 'Closes a question without doing anything' },
  close: { defaultMessage: 'Close', description: 'Name of the closing button of a dialog' },
});
