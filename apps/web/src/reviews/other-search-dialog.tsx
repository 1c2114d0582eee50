import {
  newReviewSearchSchema,
  REVIEW_LIMITS,
  SOURCE_KINDS,
  TEXT_LIMITS,
  type Review,
  type SourceKind,
} from '@footnote/domain';
import { FormModal, Select, TextArea, TextInput } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { useFormSubmission } from '../platform/forms/use-form-submission.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { addSearch } from './reviews.client.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Search of another database', description: 'Heading of a form' },
  source: { defaultMessage: 'Database, register or other source', description: 'Field of a form' },
  kind: { defaultMessage: 'Kind of source', description: 'Field of a form' },
  database: { defaultMessage: 'Database', description: 'Kind of a source of records' },
  register: { defaultMessage: 'Register of studies', description: 'Kind of a source of records' },
  other: {
    defaultMessage: 'Other (websites, citations, experts)',
    description: 'Kind of a source of records',
  },
  query: { defaultMessage: 'Search string, exactly as it was run', description: 'Field of a form' },
  date: { defaultMessage: 'Date of the search (YYYY-MM-DD)', description: 'Field of a form' },
  found: { defaultMessage: 'Records found', description: 'Field of a form: how many records a database found' },
  wrong: {
    defaultMessage: 'Name the source, and give the date as 2026-01-31 and the number in digits.',
    description: 'What is wrong with the form of a search',
  },
  add: { defaultMessage: 'Add', description: 'Has somebody work on a systematic review' },
  cancel: { defaultMessage: 'Cancel', description: 'Leaves a form without doing anything' },
  close: { defaultMessage: 'Close', description: 'Closes a notice' },
});

interface OtherSearchDialogProps {
  review: Review;
  onClose: () => void;
  onAdded: () => void;
}

/** Notes a search of another database: where, when, exactly how, and how many it found. */
export function OtherSearchDialog({ review, onClose, onAdded }: OtherSearchDialogProps) {
  const t = useTranslate();
  const { busy, problem, send } = useFormSubmission();
  const [source, setSource] = useState('');
  const [kind, setKind] = useState<SourceKind>('database');
  const [query, setQuery] = useState('');
  const [searchedOn, setSearchedOn] = useState(() => new Date().toISOString().slice(0, 10));
  const [found, setFound] = useState('');
  const [wrong, setWrong] = useState(false);
  const add = async () => {
    const search = { by: 'other' as const, source, kind, query, searchedOn: searchedOn.trim(), found: Number(found) };
    const isRight = newReviewSearchSchema.safeParse(search).success;
    setWrong(!isRight);
    if (!isRight) return;
    const added = await send(() => addSearch(review.id, search));
    if (added.ok) onAdded();
  };
  return (
    <FormModal
      open
      onClose={onClose}
      title={t(messages.title)}
      submitLabel={t(messages.add)}
      cancelLabel={t(messages.cancel)}
      closeLabel={t(messages.close)}
      problem={wrong ? t(messages.wrong) : problem}
      onSubmit={() => void add()}
      busy={busy}
    >
      <TextInput
        label={t(messages.source)}
        value={source}
        onChange={setSource}
        maxLength={REVIEW_LIMITS.sourceCharacters}
        required
      />
      <Select
        label={t(messages.kind)}
        options={SOURCE_KINDS.map((value) => ({ value, label: t(messages[value]) }))}
        value={kind}
        onChange={setKind}
      />
      <TextArea label={t(messages.query)} value={query} onChange={setQuery} rows={4} maxLength={TEXT_LIMITS.query} />
      <TextInput label={t(messages.date)} value={searchedOn} onChange={setSearchedOn} maxLength={10} required />
      <TextInput label={t(messages.found)} value={found} onChange={setFound} maxLength={7} />
    </FormModal>
  );
}
