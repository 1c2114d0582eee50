import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useReturnFocus } from '../Modal/use-return-focus.ts';
import { overlay } from '../Modal/Modal.css.ts';
import * as styles from './Sheet.css.ts';

export interface SheetProps {
  /** Whether it is shown; keep it mounted, so that the focus can go back. */
  open: boolean;
  /** Called with false when a reader closes it. */
  onOpenChange: (open: boolean) => void;
  /** Its heading. */
  title: string;
  /**
   * Keeps the heading for assistive technology only, where the content has one.
   * @default false
   */
  titleHidden?: boolean;
  /** What it holds; it scrolls where there is more. */
  children: ReactNode;
  /**
   * Edge it comes from: `bottom` for details, `start` for navigation.
   * @default 'bottom'
   */
  side?: 'bottom' | 'start';
  /** Name of the closing button. */
  closeLabel: string;
}

/** A panel over the page on narrow windows. Focus is kept inside and goes back where it came from. */
export function Sheet({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  children,
  side = 'bottom',
  closeLabel,
}: SheetProps) {
  const focus = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlay} />
        <Dialog.Content {...focus} aria-describedby={undefined} className={styles.sheet({ side })}>
          <header className={styles.header({ bare: titleHidden })}>
            <Dialog.Title className={styles.title({ hidden: titleHidden })}>{title}</Dialog.Title>
            <IconButton icon="close" label={closeLabel} tooltip={false} onClick={() => onOpenChange(false)} />
          </header>
          <div className={styles.body}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
