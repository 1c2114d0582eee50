import { LIBRARY_LIMITS } from '@footnote/domain';
import { FileDrop, FormModal, TextArea, type SortedFiles } from '@footnote/ui';
import { useState, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useTranslate } from '../i18n/translate.ts';

const messages = defineMessages({
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
  hint: { defaultMessage: '.ris, .nbib, .bib, .json or .txt', description: 'Which files of references are taken' },
  import: { defaultMessage: 'Import', description: 'Opens the dialog that takes in references of other programs' },
  cancel: { defaultMessage: 'Cancel', description: 'Leaves a form without doing anything' },
  close: { defaultMessage: 'Close', description: 'Closes a notice' },
});

const ENDINGS = ['.ris', '.nbib', '.bib', '.json', '.txt', '.text', '.bibtex'];
/** Bytes that a character takes at most in the languages of references. */
const BYTES_OF_CHARACTER = 3;

interface ReferencesFormProps {
  title: string;
  busy: boolean;
  problem: string;
  onClose: () => void;
  /** Called with what was pasted or stands in the chosen file. */
  onImport: (text: string) => void;
  /** Said above the fields. */
  intro?: ReactNode;
  /** Further fields, below. */
  children?: ReactNode;
}

/** Takes references of other programs, pasted or from a file. */
export function ReferencesForm({ title, busy, problem, onClose, onImport, intro, children }: ReferencesFormProps) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const [fileProblem, setFileProblem] = useState('');
  const tooLong = t(messages.tooLong, { limit: LIBRARY_LIMITS.importCharacters });
  const isLong = text.length > LIBRARY_LIMITS.importCharacters;
  const take = async ({ taken: [file], refused }: SortedFiles) => {
    setFileProblem(refused.length === 0 ? '' : t(messages.kind));
    if (file === undefined) return;
    if (file.size > LIBRARY_LIMITS.importCharacters * BYTES_OF_CHARACTER) setFileProblem(tooLong);
    else setText(await file.text());
  };
  const isUnfit = text.trim() === '' || isLong;
  return (
    <FormModal
      open
      onClose={onClose}
      title={title}
      submitLabel={t(messages.import)}
      cancelLabel={t(messages.cancel)}
      closeLabel={t(messages.close)}
      problem={problem}
      onSubmit={() => {
        if (!isUnfit) onImport(text);
      }}
      busy={busy}
      staysWhileBusy
      disabled={isUnfit}
    >
      {intro}
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
      {children}
    </FormModal>
  );
}
