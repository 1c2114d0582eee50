import { useId, type ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './PageSummary.css.ts';

export interface PageSummaryProps {
  /** Its heading, which opens and closes it. */
  title: string;
  /** Whether its content is shown. */
  open: boolean;
  /** Called when a user opens or closes it. */
  onOpenChange: (open: boolean) => void;
  /** The overview; it scrolls where it is higher than a quarter of the window. */
  children: ReactNode;
}

/** An overview above the results that leaves them in sight, and that a user can fold. */
export function PageSummary({ title, open, onOpenChange, children }: PageSummaryProps) {
  const id = useId();
  return (
    <section aria-label={title} className={styles.panel}>
      <h3 className={styles.heading}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => onOpenChange(!open)}
          className={styles.opener}
        >
          <Icon name={open ? 'chevronDown' : 'chevronEnd'} mirrored={!open} />
          {title}
        </button>
      </h3>
      {open && (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keyboard
        <div id={id} tabIndex={0} className={styles.content}>
          {children}
        </div>
      )}
    </section>
  );
}
