import { newCollectionSchema, LIBRARY_LIMITS, type LibraryCollection } from '@footnote/domain';
import { FormModal, TextInput } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useSchemaForm } from '../platform/forms/use-schema-form.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { changeCollection, createCollection } from './library.client.ts';

const messages = defineMessages({
  make: { defaultMessage: 'New collection', description: 'Begins a collection of saved articles' },
  rename: { defaultMessage: 'Rename the collection', description: 'Heading of the form with the name of a collection' },
  name: { defaultMessage: 'Name', description: 'Field of a form' },
  create: { defaultMessage: 'Create', description: 'Makes what a form describes' },
  save: { defaultMessage: 'Save', description: 'Keeps the changes of a form' },
  cancel: { defaultMessage: 'Cancel', description: 'Leaves a form without doing anything' },
  close: { defaultMessage: 'Close', description: 'Closes a notice' },
});

interface CollectionNameProps {
  /** The one to rename; null for a new one. */
  collection: LibraryCollection | null;
  onClose: () => void;
  /** Called with the collection that was made, or null after it was renamed. */
  onSaved: (made: LibraryCollection | null) => void;
}

/** Asks for the name of a collection, and makes it or gives it this name. */
export function CollectionName({ collection, onClose, onSaved }: CollectionNameProps) {
  const t = useTranslate();
  const form = useSchemaForm({ schema: newCollectionSchema, initial: { name: collection?.name ?? '' } });
  const save = () =>
    form.submit(async ({ name }) => {
      const saved = await form.send(() =>
        collection === null ? createCollection(name) : changeCollection(collection.id, { name }),
      );
      if (!saved.ok) return;
      onClose();
      onSaved(saved.value);
    });
  const { name: error } = form.errors;
  return (
    <FormModal
      open
      onClose={onClose}
      title={t(collection === null ? messages.make : messages.rename)}
      submitLabel={t(collection === null ? messages.create : messages.save)}
      cancelLabel={t(messages.cancel)}
      closeLabel={t(messages.close)}
      problem={form.problem}
      onSubmit={save}
      busy={form.busy}
    >
      <TextInput
        label={t(messages.name)}
        value={form.values.name}
        onChange={(name) => form.change({ name })}
        maxLength={LIBRARY_LIMITS.nameCharacters}
        required
        {...(error === undefined ? {} : { error })}
      />
    </FormModal>
  );
}
