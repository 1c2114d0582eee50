import type { Brought, Review, ReviewSearch } from '@footnote/domain';
import { defineMessages } from 'react-intl';
import { useFormSubmission } from '../platform/forms/use-form-submission.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { ReferencesForm } from '../platform/library/references-form.tsx';
import { importRecords } from './reviews.client.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Import records of {source}', description: 'Heading of the dialog that takes in records' },
});

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
  const bring = async (text: string) => {
    const came = await send(() => importRecords(review.id, search.id, { format: 'auto', text }));
    if (came.ok) onBrought(came.value);
  };
  return (
    <ReferencesForm
      title={t(messages.title, { source: search.source })}
      busy={busy}
      problem={problem}
      onClose={onClose}
      onImport={(text) => void bring(text)}
    />
  );
}
