import type { ReactNode } from 'react';
import * as styles from './StatusPage.css.ts';

/** Why a page cannot be shown. */
export type StatusKind = 'notFound' | 'unauthorized' | 'error' | 'offline';

/** The footnote mark of each kind: its number where the web has one, else the printer's signs in their order. */
const MARKS: Record<StatusKind, string> = { notFound: '404', unauthorized: '403', error: '†', offline: '*' };

export interface StatusPageProps {
  /** Which of them it is. */
  kind: StatusKind;
  /** What is the matter, in a few words ("Page not found"). */
  title: string;
  /** Why, and how to go on, in one or two sentences; stands as the footnote of the title. */
  note: ReactNode;
  /** How to go on: a button that tries again, a link to a page that exists. */
  actions?: ReactNode;
  /** By which the team finds an error, with the words before it. */
  reference?: { label: string; id: string };
}

/** Stands in place of a page that cannot be shown, and explains it in a footnote. */
export function StatusPage({ kind, title, note, actions, reference }: StatusPageProps) {
  const mark = MARKS[kind];
  // What a user did not ask for by an address comes unexpected, and is read out.
  const sudden = kind === 'error' || kind === 'offline';
  return (
    <section role={sudden ? 'alert' : undefined} className={styles.page}>
      <h1 className={styles.heading}>
        {title}
        <span aria-hidden="true" className={styles.raised}>
          {mark}
        </span>
      </h1>
      <span aria-hidden="true" className={styles.rule} />
      <div className={styles.note}>
        <span aria-hidden="true" className={styles.noteMark}>
          {mark}
        </span>
        {note}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {reference !== undefined && (
        <p className={styles.reference}>
          {reference.label} <span className={styles.code}>{reference.id}</span>
        </p>
      )}
    </section>
  );
}
