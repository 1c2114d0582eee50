import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useReturnFocus } from './use-return-focus.ts';
import * as styles from './Modal.css.ts';

export interface ModalProps {
  /** Whether it is shown; keep it mounted, so that the focus can go back. */
  open: boolean;
  /** Called with false when a user closes it. */
  onOpenChange: (open: boolean) => void;
  /** Its heading. */
  title: string;
  /** One line below the heading. */
  description?: string;
  /** The task itself. */
  children?: ReactNode;
  /** Buttons at its end. */
  actions?: ReactNode;
  /**
   * `wide` is 857 px at most (specification §9), `narrow` 400 px for a question.
   * @default 'wide'
   */
  width?: 'narrow' | 'wide';
  /**
   * `by-escape` leaves the actions inside and Esc, for what should be read before it is put off; false the actions alone.
   * @default true
   */
  closable?: boolean | 'by-escape';
  /** Name of the closing button. */
  closeLabel: string;
  /**
   * True while nothing in it can be used, as while it is sent: its text is then scrolled by the keys itself.
   * @default false
   */
  busy?: boolean;
  /**
   * `alertdialog` for a question that waits for an answer: its actions and Esc close it, nothing else.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
}

/** Radix hears Esc before the field it is pressed in does, and would close the dialog that the field is in. */
function takesEscape(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest('[data-takes-escape]') !== null;
}

/** Who opens a form wants to write; Radix would begin at the closing button. */
function focusFirstField(event: Event): void {
  const content = event.currentTarget instanceof Element ? event.currentTarget : null;
  const field =
    content?.querySelector<HTMLElement>('form :is(input, select, textarea):not(:disabled, [hidden])') ?? null;
  if (field === null) return;
  event.preventDefault();
  field.focus();
}

/** A task of its own above the page. Focus is kept inside and goes back where it came from. */
export function Modal(props: ModalProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    children,
    actions,
    width = 'wide',
    closable = true,
    closeLabel,
    busy = false,
    role = 'dialog',
  } = props;
  const question = role === 'alertdialog';
  const focus = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (closable !== false || next) && onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          {...focus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            focusFirstField(event);
          }}
          role={role}
          {...(busy ? { tabIndex: 0 } : {})}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          onEscapeKeyDown={(event) => (closable === false || takesEscape(event)) && event.preventDefault()}
          onInteractOutside={(event) => (question || closable !== true) && event.preventDefault()}
          className={styles.content({ width })}
        >
          <header className={styles.header}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            {closable === true && !question && (
              <IconButton icon="close" label={closeLabel} tooltip={false} onClick={() => onOpenChange(false)} />
            )}
          </header>
          {description !== undefined && (
            <Dialog.Description className={styles.description}>{description}</Dialog.Description>
          )}
          {children}
          {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
