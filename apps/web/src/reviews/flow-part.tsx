import { REVIEW_EXPORTS, type ReviewExport } from '@footnote/domain';
import { Banner, Button, ConfirmDialog, ExportMenu, Inline, PrismaDiagram, Stack } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { showFailure } from '../platform/api/show-failure.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { paths } from '../platform/navigation/paths.ts';
import { showToast } from '../platform/shell/toasts.ts';
import { saveFile } from '../platform/storage/save-file.ts';
import type { PartProps } from './part-props.ts';
import { deleteReview, exportReview } from './reviews.client.ts';

const messages = defineMessages({
  empty: {
    defaultMessage: 'Write the protocol, then add searches. The diagram counts what comes.',
    description: 'Said of a systematic review without records',
  },
  export: { defaultMessage: 'Export', description: 'Opens the menu of what of a systematic review can be exported' },
  exported: { defaultMessage: '{name} was saved.', description: 'Said after an export' },
  delete: { defaultMessage: 'Delete the review', description: 'Deletes a systematic review' },
  deleteTitle: { defaultMessage: 'Delete “{name}”?', description: 'The question before a collection is deleted' },
  deleteText: {
    defaultMessage:
      'Its records, decisions, searches and protocol are gone for everybody who works on it. Export everything first if you may need it.',
    description: 'What follows from deleting a systematic review',
  },
  keep: { defaultMessage: 'Keep it', description: 'Answer to the question before something is deleted' },
});

const exportMessages = defineMessages({
  records: { defaultMessage: 'Records with decisions (CSV)', description: 'Export of a systematic review' },
  included: { defaultMessage: 'Included studies (RIS)', description: 'Export of a systematic review' },
  searches: { defaultMessage: 'Searches as run (text)', description: 'Export of a systematic review' },
  protocol: { defaultMessage: 'Protocol with amendments (text)', description: 'Export of a systematic review' },
  audit: { defaultMessage: 'Log of all decisions (CSV)', description: 'Export of a systematic review' },
  everything: { defaultMessage: 'Everything (JSON)', description: 'Export of a systematic review' },
});

/** The flow diagram of a review, its exports, and its end. */
export function FlowPart({ review }: PartProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const save = async (what: ReviewExport) => {
    setBusy(true);
    const saved = await exportReview(review.id, what);
    setBusy(false);
    if (saved.ok) showToast('positive', t(messages.exported, { name: saved.value }));
    else await showFailure(t, saved.error);
  };
  const remove = async () => {
    setAsked(false);
    const removed = await deleteReview(review.id);
    if (removed.ok) await navigate(paths.reviews, { replace: true });
    else await showFailure(t, removed.error);
  };
  return (
    <Stack>
      {review.flow.identified === 0 && <Banner tone="info">{t(messages.empty)}</Banner>}
      <PrismaDiagram
        flow={review.flow}
        onSave={(svg) => saveFile('footnote-prisma-flow.svg', new Blob([svg], { type: 'image/svg+xml' }))}
      />
      <Inline>
        <ExportMenu
          label={t(messages.export)}
          formats={REVIEW_EXPORTS.map((id) => ({ id, label: t(exportMessages[id]) }))}
          onExport={(id) => void save(REVIEW_EXPORTS.find((known) => known === id) ?? 'everything')}
          busy={busy}
        />
        {review.manageable && (
          <Button icon="trash" size="small" onClick={() => setAsked(true)}>
            {t(messages.delete)}
          </Button>
        )}
      </Inline>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t(messages.deleteTitle, { name: review.title })}
        description={t(messages.deleteText)}
        confirmLabel={t(messages.delete)}
        cancelLabel={t(messages.keep)}
        tone="critical"
        onConfirm={() => void remove()}
      />
    </Stack>
  );
}
