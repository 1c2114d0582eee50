import { LIBRARY_LIMITS, type Brought, type Review, type ReviewSearch } from '@footnote/domain';
import { FileDrop, FormModal, TextArea, type SortedFiles } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { useFormSubmission } from '../platform/forms/use-form-submission.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { importRecords } from './reviews.client.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Bring records of {source}', description: 'Heading of the dialog that takes in records' },
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

interface FileDialogProps {
  review: Review;
  search: ReviewSearch;
  onClose: () => void;
  onBrought: (brought: Brought) => void;
}

/** Brings the records that another database found, from its file. */
export function FileDialog({ review, search, onClose, onBrought }: FileDialogProps) {
  const t = useTranslate();
  const { busy, problem, send } = useFormSubmission();
  const [text, setText] = useState('');
  const [fileProblem, setFileProblem] = useState('');
  const tooLong = t(messages.tooLong, { limit: LIBRARY_LIMITS.importCharacters });
  const isLong = text.length > LIBRARY_LIMITS.importCharacters;
  const take = async ({ taken: [file], refused }: SortedFiles) => {
    setFileProblem(refused.length === 0 ? '' : t(messages.kind));
    if (file === undefined) return;
    if (file.size > LIBRARY_LIMITS.importCharacters * 3) setFileProblem(tooLong);
    else setText(await file.text());
  };
  const bring = async () => {
    const came = await send(() => importRecords(review.id, search.id, { format: 'auto', text }));
    if (came.ok) onBrought(came.value);
  };
  return (
    <FormModal
      open
      onClose={onClose}
      title={t(messages.title, { source: search.source })}
      submitLabel={t(messages.import)}
      cancelLabel={t(messages.cancel)}
      closeLabel={t(messages.close)}
      problem={problem}
      onSubmit={() => void bring()}
      busy={busy}
      staysWhileBusy
      disabled={text.trim() === '' || isLong}
    >
      <TextArea
        label={t(messages.text)}
        value={text}
        onChange={setText}
        placeholder={t(messages.placeholder)}
        rows={5}
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
    </FormModal>
  );
}
