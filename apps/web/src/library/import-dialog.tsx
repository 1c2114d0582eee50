import {
  IMPORT_FORMATS,
  LIBRARY_LIMITS,
  type ImportAnswer,
  type ImportFormat,
  type LibraryCollection,
} from '@footnote/domain';
import { Banner, Button, FileDrop, FormModal, Modal, Select, Stack, TextArea, type SortedFiles } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { useFormSubmission } from '../platform/forms/use-form-submission.ts';
import { useTranslate, type Translate } from '../platform/i18n/translate.ts';
import { importReferences } from './library.client.ts';
import { unreadMessages } from '../platform/library/unread-words.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Import references', description: 'Heading of the dialog that takes in references' },
  intoCollection: {
    defaultMessage: 'They are saved in your library and filed in “{name}”.',
    description: 'Said in the dialog that takes in references, opened from a collection',
  },
  text: { defaultMessage: 'References or PMIDs', description: 'Field of a form: pasted text with references' },
  placeholder: {
    defaultMessage: 'Paste RIS, NBIB, BibTeX, CSL-JSON or PMIDs, or choose a file below.',
    description: 'Stands in the empty field for references',
  },
  tooLong: {
    defaultMessage: 'This is longer than {limit, number} characters. Import it in parts.',
    description: 'What is wrong with pasted references or a file of them',
  },
  kind: {
    defaultMessage: 'Only text files of references can be read: .ris, .nbib, .bib, .json or .txt.',
    description: 'What is wrong with a chosen file',
  },
  format: { defaultMessage: 'Format', description: 'Field of a form: format of a file of references' },
  auto: { defaultMessage: 'Find out by itself', description: 'Choice of a format: the program recognises it' },
  pmids: { defaultMessage: 'PMIDs', description: 'Choice of a format: identifiers of PubMed' },
  hint: { defaultMessage: '.ris, .nbib, .bib, .json or .txt', description: 'Which files of references are taken' },
  import: { defaultMessage: 'Import', description: 'Opens the dialog that takes in references of other programs' },
  cancel: { defaultMessage: 'Cancel', description: 'Leaves a form without doing anything' },
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
const ENDINGS = ['.ris', '.nbib', '.bib', '.json', '.txt', '.text', '.bibtex'];

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
  const [text, setText] = useState('');
  const [fileProblem, setFileProblem] = useState('');
  const [outcome, setOutcome] = useState<ImportAnswer | null>(null);
  const { busy, problem, send } = useFormSubmission();
  const tooLong = t(messages.tooLong, { limit: LIBRARY_LIMITS.importCharacters });
  const isLong = text.length > LIBRARY_LIMITS.importCharacters;
  const take = async ({ taken: [file], refused }: SortedFiles) => {
    setFileProblem(refused.length === 0 ? '' : t(messages.kind));
    if (file === undefined) return;
    if (file.size > LIBRARY_LIMITS.importCharacters * 3) setFileProblem(tooLong);
    else setText(await file.text());
  };
  const run = async () => {
    if (text.trim() === '' || isLong) return;
    const of = collection === null ? {} : { collection: collection.id };
    const imported = await send(() => importReferences({ format, text, ...of }));
    if (!imported.ok) return;
    setOutcome(imported.value);
    onImported();
  };
  if (outcome !== null) return <ImportOutcome outcome={outcome} onClose={onClose} />;
  return (
    <FormModal
      open
      onClose={onClose}
      title={t(messages.title)}
      submitLabel={t(messages.import)}
      cancelLabel={t(messages.cancel)}
      closeLabel={t(messages.close)}
      problem={problem}
      onSubmit={() => void run()}
      busy={busy}
      staysWhileBusy
      disabled={text.trim() === '' || isLong}
    >
      {collection !== null && <p>{t(messages.intoCollection, { name: collection.name })}</p>}
      <TextArea
        label={t(messages.text)}
        value={text}
        onChange={setText}
        placeholder={t(messages.placeholder)}
        rows={6}
        {...(isLong ? { error: tooLong } : {})}
      />
      <FileDrop
        accept={ENDINGS}
        multiple={false}
        onFiles={(files) => void take(files)}
        hint={t(messages.hint)}
        error={fileProblem}
        busy={busy}
      />
      <FormatChoice format={format} onChange={setFormat} />
    </FormModal>
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
