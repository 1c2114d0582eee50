import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Modal } from '../Modal/Modal.tsx';

export interface ConfirmDialogProps {
  /** Whether it is shown; keep it mounted, so that the focus can go back. */
  open: boolean;
  /** Called with false when a user cancels it; never while it is busy. */
  onOpenChange: (open: boolean) => void;
  /** The question ("Delete this chat?"). */
  title: string;
  /** What will happen, and whether it can be undone. */
  description: string;
  /** What goes with the question: a list of what will be deleted, an error. */
  children?: ReactNode;
  /** The answer as a verb ("Delete"); never "Yes". */
  confirmLabel: string;
  /** The way out ("Cancel"). */
  cancelLabel: string;
  /** Called when a user confirms; the parent closes it when the work is done. */
  onConfirm: () => void;
  /**
   * `critical` for what destroys.
   * @default 'normal'
   */
  tone?: 'normal' | 'critical';
  /**
   * Shows that the work runs and keeps the dialog open.
   * @default false
   */
  busy?: boolean;
}

/** Asks before something that cannot be undone easily. The focus begins on cancelling; Esc cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, children, confirmLabel, cancelLabel, onConfirm } = props;
  const { tone = 'normal', busy = false } = props;
  return (
    <Modal
      role="alertdialog"
      open={open}
      onOpenChange={onOpenChange}
      closable={!busy}
      title={title}
      description={description}
      width="narrow"
      closeLabel={cancelLabel}
      actions={
        <>
          <Button disabled={busy} onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={tone === 'critical' ? 'critical' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
