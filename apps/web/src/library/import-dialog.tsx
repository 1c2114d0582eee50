import { IMPORT_FORMATS, type ImportAnswer, type ImportFormat, type LibraryCollection } from '@footnote/domain';
import { Banner, Button, Modal, Select, Stack } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { useFormSubmission } from '../platform/forms/use-form-submission.ts';
import { useTranslate, type Translate } from '../platform/i18n/translate.ts';
import { ReferencesForm } from '../platform/library/references-form.tsx';
import { importReferences } from './library.client.ts';
import { unreadMessages } from '../platform/library/unread-words.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Import references', description: 'Heading of the dialog that takes in references' },
  intoCollection: {
    defaultMessage: 'They are saved in your library and filed in “{name}”.',
    description: 'Said in the dialog that takes in references, opened from a collection',
  },
  format: { defaultMessage: 'Format', description: 'Field of a form: format of a file of references' },
  auto: { defaultMessage: 'Find out by itself', description: 'Choice of a format: the program recognises it' },
  pmids: { defaultMessage: 'PMIDs', description: 'Choice of a format: identifiers of PubMed' },
  close: { defaultMessage: 'Close', description: 'Closes a notice' },
  done: { defaultMessage: 'Done', description: 'Closes the outcome of an import' },
  saved: {
    defaultMessage:
      '{saved, plural, =0 {Nothing new was saved.} one {# reference was saved.} other {# references were saved.}}',
    description: 'Outcome of an import',
  },
  already: {
    defaultMessage: '{already, plural, one {# was in your library already.} other {# were in your library already.}}',
    description: 'Outcome of an import',
  },
  unread: {
    defaultMessage: '{unread, plural, one {# part could not be taken in:} other {# parts could not be taken in:}}',
    description: 'Outcome of an import',
  },
  part: { defaultMessage: 'Line {line, number}: {reason} {text}', description: 'What could not be taken in, and why' },
  more: { defaultMessage: 'Only the first {count, number} are listed.', description: 'Below a list that was cut' },
});

const NAMES = { ris: 'RIS', nbib: 'NBIB', bibtex: 'BibTeX', 'csl-json': 'CSL-JSON' } as const;

interface ImportDialogProps {
  /** The collection that takes them as well. */
  collection: LibraryCollection | null;
  onClose: () => void;
  onImported: () => void;
}

/** Takes in references of other programs from a file or what is pasted, and lists what could not be read. */
export function ImportDialog({ collection, onClose, onImported }: ImportDialogProps) {
  const t = useTranslate();
  const [format, setFormat] = useState<ImportFormat | 'auto'>('auto');
  const [outcome, setOutcome] = useState<ImportAnswer | null>(null);
  const { busy, problem, send } = useFormSubmission();
  const run = async (text: string) => {
    const of = collection === null ? {} : { collection: collection.id };
    const imported = await send(() => importReferences({ format, text, ...of }));
    if (!imported.ok) return;
    setOutcome(imported.value);
    onImported();
  };
  if (outcome !== null) return <ImportOutcome outcome={outcome} onClose={onClose} />;
  return (
    <ReferencesForm
      title={t(messages.title)}
      busy={busy}
      problem={problem}
      onClose={onClose}
      onImport={(text) => void run(text)}
      intro={collection !== null && <p>{t(messages.intoCollection, { name: collection.name })}</p>}
    >
      <FormatChoice format={format} onChange={setFormat} />
    </ReferencesForm>
  );
}

interface FormatChoiceProps {
  format: ImportFormat | 'auto';
  onChange: (format: ImportFormat | 'auto') => void;
}

function FormatChoice({ format, onChange }: FormatChoiceProps) {
  const t = useTranslate();
  const named = IMPORT_FORMATS.map((value) => ({
    value,
    label: value === 'pmids' ? t(messages.pmids) : NAMES[value],
  }));
  return (
    <Select
      label={t(messages.format)}
      options={[{ value: 'auto' as const, label: t(messages.auto) }, ...named]}
      value={format}
      onChange={onChange}
    />
  );
}

function ImportOutcome({ outcome, onClose }: { outcome: ImportAnswer; onClose: () => void }) {
  const t = useTranslate();
  const { saved, already, unread, unreadTotal } = outcome;
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(messages.title)}
      closeLabel={t(messages.close)}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t(messages.done)}
        </Button>
      }
    >
      <Stack gap="x4">
        <Banner tone={saved.length > 0 ? 'positive' : 'info'}>
          {t(messages.saved, { saved: saved.length })} {already > 0 && t(messages.already, { already })}
        </Banner>
        {unreadTotal > 0 && (
          <>
            <p>{t(messages.unread, { unread: unreadTotal })}</p>
            <ul>
              {unread.map((part, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the list never changes
                <li key={index}>{wordsOf(t, part)}</li>
              ))}
            </ul>
            {unreadTotal > unread.length && <p>{t(messages.more, { count: unread.length })}</p>}
          </>
        )}
      </Stack>
    </Modal>
  );
}

function wordsOf(t: Translate, { line, reason, text }: ImportAnswer['unread'][number]): string {
  return t(messages.part, { line, reason: t(unreadMessages[reason]), text });
}
