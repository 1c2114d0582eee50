import type { ComponentSize } from './kit.ts';
import * as styles from './component.css.ts';

const kilobytes = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });

export interface SizeNoteProps {
  size: ComponentSize;
}

/** What an app pays that takes this component alone. */
export function SizeNote({ size }: SizeNoteProps) {
  return (
    <p className={styles.note}>
      Alone it adds {kilobytes.format(size.gzip / 1000)} of JavaScript (gzip, React not counted); what components share
      is paid once.
    </p>
  );
}
