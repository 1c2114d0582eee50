import { doiAddress, LIBRARY_LIMITS, libraryItemUpdateSchema, type LibraryItem } from '@footnote/domain';
import { ArticleAbstract, Checkbox, FormModal, Link, ReferenceLine, Stack, TextArea, TextInput } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { z } from 'zod';
import { useSchemaForm } from '../platform/forms/use-schema-form.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { changeItem } from './library.client.ts';

const messages = defineMessages({
  note: { defaultMessage: 'Note', description: 'Field of a form: what a user notes about a saved article' },
  tags: { defaultMessage: 'Tags', description: 'Field of a form: what a user files a saved article under' },
  tagsHint: { defaultMessage: 'Separate tags with commas.', description: 'Helps to fill in the tags of an article' },
  tagsWrong: {
    defaultMessage: 'At most {tags, number} tags of {characters, number} characters each.',
    description: 'What is wrong with the tags of a saved article',
  },
  read: { defaultMessage: 'I have read it', description: 'Marks a saved article as read' },
  save: { defaultMessage: 'Save', description: 'Keeps the changes of a form' },
  cancel: { defaultMessage: 'Cancel', description: 'Leaves a form without doing anything' },
  close: { defaultMessage: 'Close', description: 'Closes a notice' },
  untitled: { defaultMessage: 'Untitled article', description: 'Stands for a title that is not known' },
  source: { defaultMessage: 'Read it where it was published', description: 'Leads to the page of an article' },
});

const { note, tags } = libraryItemUpdateSchema.shape;

/** Tags as they are typed, parted by commas. */
const formSchema = z.object({
  note: note.unwrap(),
  tags: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    )
    // What is wrong with one of them is wrong with the field.
    .refine((typed) => tags.unwrap().safeParse(typed).success),
  read: z.boolean(),
});

/** An address that a record names is followed only where it leads to a page. */
function pageOf({ citation }: LibraryItem): string | null {
  const ofDoi = doiAddress(citation.doi);
  if (ofDoi !== '') return ofDoi;
  return /^https?:\/\//.test(citation.url) ? citation.url : null;
}

function PageLink({ item }: { item: LibraryItem }) {
  const t = useTranslate();
  const page = pageOf(item);
  return (
    page !== null && (
      <Link external href={page}>
        {t(messages.source)}
      </Link>
    )
  );
}

interface ItemDialogProps {
  item: LibraryItem;
  onClose: () => void;
  onChanged: () => void;
}

/** A saved article with its abstract, and what its user notes about it. */
export function ItemDialog({ item, onClose, onChanged }: ItemDialogProps) {
  const t = useTranslate();
  const { key, citation, own } = item;
  const initial = { note: item.note, tags: item.tags.join(', '), read: item.read };
  const form = useSchemaForm({ schema: formSchema, initial });
  const { values, change } = form;
  const save = () =>
    form.submit(async (noted) => {
      if (own && !(await form.send(() => changeItem({ key, ...noted }))).ok) return;
      onClose();
      onChanged();
    });
  const tagsWrong = t(messages.tagsWrong, { tags: LIBRARY_LIMITS.tags, characters: LIBRARY_LIMITS.tagCharacters });
  return (
    <FormModal
      open
      onClose={onClose}
      title={citation.title === '' ? t(messages.untitled) : citation.title}
      submitLabel={t(own ? messages.save : messages.close)}
      cancelLabel={t(messages.cancel)}
      closeLabel={t(messages.close)}
      problem={form.problem}
      onSubmit={save}
      busy={form.busy}
    >
      <Stack gap="x4">
        <ReferenceLine citation={citation} />
        <PageLink item={item} />
        {own && (
          <>
            <TextArea
              label={t(messages.note)}
              value={values.note}
              onChange={(next) => change({ ...values, note: next })}
              maxLength={LIBRARY_LIMITS.noteCharacters}
              rows={3}
            />
            <TextInput
              label={t(messages.tags)}
              value={values.tags}
              onChange={(next) => change({ ...values, tags: next })}
              hint={t(messages.tagsHint)}
              {...(form.errors.tags === undefined ? {} : { error: tagsWrong })}
            />
            <Checkbox
              label={t(messages.read)}
              checked={values.read}
              onChange={(next) => change({ ...values, read: next })}
            />
          </>
        )}
        {citation.abstract !== '' && <ArticleAbstract text={citation.abstract} />}
      </Stack>
    </FormModal>
  );
}
