import type { Review, ReviewImport, ReviewSearch } from '@footnote/domain';
import { ConfirmDialog } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { showFailure } from '../platform/api/show-failure.ts';
import { useMoments } from '../platform/i18n/use-moments.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { removeImport, removeSearch } from './reviews.client.ts';

const messages = defineMessages({
  search: {
    defaultMessage: 'Remove the search of {source}?',
    description: 'The question before a search is taken out of a systematic review; source is a database',
  },
  file: {
    defaultMessage: 'Remove the file imported from {source} on {moment}?',
    description:
      'The question before a file of records is taken out of a systematic review; moment is a date with the time, source a database',
  },
  undatedFile: {
    defaultMessage: 'Remove the file imported from {source}?',
    description:
      'The question before a file of records that was brought nobody knows when is taken out of a systematic review; source is a database',
  },
  goes: {
    defaultMessage:
      '{brought, plural, =0 {No record is deleted with it.} one {# record is deleted with it.} other {# records are deleted with it.}}{duplicates, plural, =0 {} one { # of them is a duplicate.} other { # of them are duplicates.}} Where another file has the same record, that one is screened instead, and the numbers of the flow diagram change. Nothing is deleted if somebody has already screened one of these records.',
    description: 'What follows from taking records out of a systematic review',
  },
  remove: { defaultMessage: 'Remove', description: 'Takes a search out of a systematic review' },
  keep: { defaultMessage: 'Keep it', description: 'Answer to the question before something is deleted' },
});

/** What is to go: one file of a search, or all of it. */
export interface Removal {
  search: ReviewSearch;
  file: ReviewImport | null;
}

interface RemovalDialogProps {
  review: Review;
  /** Null while nothing is asked. */
  removal: Removal | null;
  onClose: () => void;
  onRemoved: () => void;
}

/** Says what goes with a search or a file, and takes it out. */
export function RemovalDialog({ review, removal, onClose, onRemoved }: RemovalDialogProps) {
  const t = useTranslate();
  const { formatMoment } = useMoments();
  const [busy, setBusy] = useState(false);
  const { search, file } = removal ?? { search: null, file: null };
  const { brought, duplicates } = file ?? search ?? { brought: 0, duplicates: 0 };
  const remove = async () => {
    if (search === null) return;
    setBusy(true);
    const removed = await (file === null
      ? removeSearch(review.id, search.id)
      : removeImport(review.id, search.id, file.id));
    setBusy(false);
    if (!removed.ok) await showFailure(t, removed.error);
    // Refused or not: what is shown may be out of date.
    onRemoved();
  };
  const source = search?.source ?? '';
  const question = () => {
    if (file === null) return t(messages.search, { source });
    if (file.broughtAt === null) return t(messages.undatedFile, { source });
    return t(messages.file, { moment: formatMoment(file.broughtAt), source });
  };
  return (
    <ConfirmDialog
      open={removal !== null}
      onOpenChange={(open) => !open && onClose()}
      title={question()}
      description={t(messages.goes, { brought, duplicates })}
      confirmLabel={t(messages.remove)}
      cancelLabel={t(messages.keep)}
      tone="critical"
      busy={busy}
      onConfirm={() => void remove()}
    />
  );
}
