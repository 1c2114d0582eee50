import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /**
   * 16 (`small`) or 20 pixels.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
}

/** Shows that something runs; the words beside it say what. */
export function Spinner({ size = 'medium' }: SpinnerProps) {
  return <span aria-hidden="true" className={styles.spinner({ size })} />;
}
