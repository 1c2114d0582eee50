import { defineMessages } from '../messages/define-messages.ts';

/** The fields that the forms of a source have in common. */
export const fieldMessages = defineMessages({
  name: { defaultMessage: 'Name', description: 'Field of a form: name of a source' },
  description: { defaultMessage: 'Description', description: 'Field of a form: what a source holds' },
  languages: { defaultMessage: 'Languages', description: 'Field of a form: languages of the documents of a source' },
  addLanguage: { defaultMessage: 'Add a language', description: 'Chooses a further language of a source' },
  removeLanguage: { defaultMessage: 'Remove {language}', description: 'Takes a language of a source away' },
  cancel: { defaultMessage: 'Cancel', description: 'Leaves a form of a source' },
  close: { defaultMessage: 'Close', description: 'Name of the closing button of a dialog' },
});
