import { useId, type ReactNode } from 'react';
import * as styles from './SourceGroup.css.ts';

export interface SourceGroupProps {
  /** What these sources have in common ("For everybody"). */
  heading: string;
  /** A `SourceSummary` each, with heading level 3. */
  children: ReactNode;
}

/** Sources that belong together, under a heading. */
export function SourceGroup({ heading, children }: SourceGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
