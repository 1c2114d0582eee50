import type { ReactNode } from 'react';
import * as styles from './site.css.ts';

export interface WideTableProps {
  /** What the table lists. */
  label: string;
  /** Headings of its columns. */
  columns: readonly string[];
  /** Its rows. */
  children: ReactNode;
}

/** A table that scrolls to the side where it does not fit; a keyboard can scroll it, too. */
export function WideTable({ label, columns, children }: WideTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <section aria-label={label} className={styles.scroller} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
