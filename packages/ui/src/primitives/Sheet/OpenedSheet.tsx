import * as Dialog from '@radix-ui/react-dialog';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useReturnFocus } from '../Modal/use-return-focus.ts';
import { overlay } from '../Modal/Modal.css.ts';
import type { SheetProps } from './sheet-props.ts';
import * as styles from './Sheet.css.ts';

/** A sheet from its first opening on. */
export function OpenedSheet(props: SheetProps) {
  const { open, onOpenChange, title, titleHidden = false, children, side = 'bottom', closeLabel } = props;
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
