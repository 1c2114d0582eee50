import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { FormFrame } from '../FormFrame/FormFrame.tsx';

export interface FormModalProps {
  /** The verb of its button. */
  submitLabel: string;
  /** The way out. */
  cancelLabel: string;
  /** Name of the closing button. */
  closeLabel: string;
  /** Whether it is shown. */
  open: boolean;
  /** Called when a user cancels or closes it. */
  onClose: () => void;
  /** Its heading. */
  title: string;
  /** Its fields. */
  children: ReactNode;
  /** Above the form, such as that the last one was sent. */
  notice?: ReactNode;
  /**
   * What kept the form as a whole from being accepted.
   * @default ''
   */
  problem?: string;
  /** Called on submit, by button or Enter; never while busy or disabled. */
  onSubmit: () => void;
  /**
   * Shows that it is being sent.
   * @default false
   */
  busy?: boolean;
  /**
   * Keeps it open while it is being sent.
   * @default false
   */
  staysWhileBusy?: boolean;
  /**
   * Keeps it from being sent while something is missing.
   * @default false
   */
  disabled?: boolean;
}

/** A short form above the page, with a way out. */
export function FormModal(props: FormModalProps) {
  const {
    open,
    onClose,
    title,
    children,
    notice,
    problem = '',
    onSubmit,
    disabled = false,
    submitLabel,
    cancelLabel,
    closeLabel,
  } = props;
  const { busy = false, staysWhileBusy = false } = props;
  const held = busy && staysWhileBusy;
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      width="narrow"
      closable={!held}
      busy={held}
      closeLabel={closeLabel}
    >
      {notice}
      <FormFrame
        problem={problem}
        submitLabel={submitLabel}
        onSubmit={onSubmit}
        busy={busy}
        disabled={disabled}
        actions={
          <Button variant="quiet" disabled={held} onClick={onClose}>
            {cancelLabel}
          </Button>
        }
      >
        {children}
      </FormFrame>
    </Modal>
  );
}
