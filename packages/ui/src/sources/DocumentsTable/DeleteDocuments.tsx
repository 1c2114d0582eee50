import { documentTone, type SourceDocument } from '@footnote/domain';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import type { DocumentsTableLabels } from './documents-table-labels.ts';

interface DeleteButtonsProps {
  documents: readonly SourceDocument[];
  selected: ReadonlySet<string>;
  deletable: (document: SourceDocument) => boolean;
  busy: boolean;
  onAsk: (documents: readonly SourceDocument[]) => void;
  labels: DocumentsTableLabels;
}

/** Offers to delete what is selected and all that failed, as far as there is something to delete. */
export function DeleteButtons({ documents, selected, deletable, busy, onAsk, labels }: DeleteButtonsProps) {
  const chosen = documents.filter((document) => selected.has(document.id) && deletable(document));
  const failed = documents.filter(({ status }) => documentTone(status) === 'failed');
  const failedDeletable = failed.filter(deletable);
  return (
    <>
      {selected.size > 0 && (
        <Button size="small" icon="trash" disabled={chosen.length === 0} busy={busy} onClick={() => onAsk(chosen)}>
          {labels.deleteSelected(chosen.length)}
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
          {labels.deleteFailed(failed.length)}
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
  labels: DocumentsTableLabels;
}

/** Asks before documents are deleted. */
export function DeleteQuestion({ asked, onClose, onConfirm, labels }: DeleteQuestionProps) {
  return (
    <ConfirmDialog
      open={asked.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={labels.confirmTitle(asked.length)}
      description={labels.confirmText(asked.map(({ name }) => name))}
      confirmLabel={labels.delete}
      cancelLabel={labels.cancel}
      tone="critical"
      onConfirm={onConfirm}
    />
  );
}
