import type { ReactNode } from 'react';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './DataTable.css.ts';

interface TableStateProps {
  state: 'ready' | 'loading' | 'error';
  rows: number;
  empty: ReactNode;
  error: ReactNode;
  loadingLabel: string;
}

const PLACEHOLDERS = ['most', 'half', 'full', 'most', 'half', 'most'] as const;

/** What stands below the heading where there are no rows to show. */
export function TableState({ state, rows, empty, error, loadingLabel }: TableStateProps) {
  return (
    <>
      <LiveRegion message={state === 'loading' ? loadingLabel : ''} />
      {state === 'error' && <div className={styles.state}>{error}</div>}
      {state === 'ready' && rows === 0 && <div className={styles.state}>{empty}</div>}
      {state === 'loading' && rows === 0 && (
        <div aria-hidden="true" className={styles.state}>
          {PLACEHOLDERS.map((width, index) => (
            // eslint-disable-next-line react/no-array-index-key -- placeholders are all alike
            <div key={index} className={styles.waiting}>
              <Skeleton width={width} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}
