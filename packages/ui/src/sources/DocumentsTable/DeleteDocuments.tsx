import { documentTone, type SourceDocument } from '@footnote/domain';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { messages } from './DocumentsTable.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

interface DeleteButtonsProps {
  documents: readonly SourceDocument[];
  selected: ReadonlySet<string>;
  deletable: (document: SourceDocument) => boolean;
  busy: boolean;
  onAsk: (documents: readonly SourceDocument[]) => void;
}

/** Offers to delete what is selected and all that failed, as far as there is something to delete. */
export function DeleteButtons({ documents, selected, deletable, busy, onAsk }: DeleteButtonsProps) {
  const { t } = useMessages();
  const chosen = documents.filter((document) => selected.has(document.id) && deletable(document));
  const failed = documents.filter(({ status }) => documentTone(status) === 'failed');
  const failedDeletable = failed.filter(deletable);
  return (
    <>
      {selected.size > 0 && (
        <Button size="small" icon="trash" disabled={chosen.length === 0} busy={busy} onClick={() => onAsk(chosen)}>
          {t(messages.deleteSelected, { count: chosen.length })}
        </Button>
      )}
      {failed.length > 0 && (
        <Button
          size="small"
          icon="warning"
          disabled={failedDeletable.length === 0}
          busy={busy}
          onClick={() => onAsk(failedDeletable)}
        >
          {t(messages.deleteFailed, { count: failed.length })}
        </Button>
      )}
    </>
  );
}

interface DeleteQuestionProps {
  /** What would be deleted; none keeps it closed. */
  asked: readonly SourceDocument[];
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before documents are deleted. */
export function DeleteQuestion({ asked, onClose, onConfirm }: DeleteQuestionProps) {
  const { t } = useMessages();
  return (
    <ConfirmDialog
      open={asked.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={t(messages.confirmTitle, { count: asked.length })}
      description={t(messages.confirmText, { count: asked.length, name: asked[0]?.name ?? '' })}
      confirmLabel={t(messages.delete)}
      cancelLabel={t(messages.cancel)}
      tone="critical"
      onConfirm={onConfirm}
    />
  );
}
