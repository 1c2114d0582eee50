import type { ReactNode } from 'react';
import * as styles from './ResultsHead.css.ts';

/** A key and what it does. */
export interface KeyHint {
  /** As it is printed on the key ("/"). */
  keys: string;
  /** One or two words. */
  does: string;
}

export interface ResultsHeadProps {
  /** "1,204 results" */
  title: string;
  /** What keys do among the results; not shown on phones. */
  keys: readonly KeyHint[];
  /** How results are ordered and shown. */
  children: ReactNode;
}

/** Heads a list of results: how many there are, what keys do, and how they are shown. */
export function ResultsHead({ title, keys, children }: ResultsHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.keys}>
          {keys.map(({ keys: key, does }) => (
            <span key={key} className={styles.hint}>
              <kbd className={styles.key}>{key}</kbd>
              {does}{' '}
            </span>
          ))}
        </p>
      </div>
      <div className={styles.controls}>{children}</div>
    </div>
  );
}
