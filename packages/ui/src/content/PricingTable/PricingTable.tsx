import { Children, useId, type ReactNode } from 'react';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { pageLead, pageTitle } from '../../theme/typography.css.ts';
import * as styles from './PricingTable.css.ts';

export interface PricingTableProps {
  /** Heading of the page. */
  title: string;
  /** One or two sentences below it. */
  text?: string;
  /** The choice between monthly and annual prices; left out where there is one price only. */
  toggle?: ReactNode;
  /** The plans, one card each, in the order of what they offer. */
  children: ReactNode;
  /** Below the plans: taxes, trial, how to end it. */
  note?: ReactNode;
  /** At the end: the plans feature by feature, and what people ask before they pay. */
  details?: ReactNode;
  /**
   * Said while prices are on their way; three placeholders stand for the plans then.
   * @default ''
   */
  loading?: string;
}

/** The plans beside one another with the choice of how they are paid. */
export function PricingTable({ title, text, toggle, children, note, details, loading = '' }: PricingTableProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h1 id={id} className={pageTitle}>
          {title}
        </h1>
        {text !== undefined && <p className={pageLead}>{text}</p>}
      </div>
      {toggle}
      <LiveRegion message={loading} />
      {loading === '' ? (
        <ul className={styles.plans}>
          {Children.map(children, (plan) => (
            <li className={styles.plan}>{plan}</li>
          ))}
        </ul>
      ) : (
        <div aria-hidden="true" className={styles.plans}>
          <PlanPlaceholder />
          <PlanPlaceholder />
          <PlanPlaceholder />
        </div>
      )}
      {note !== undefined && <div className={styles.note}>{note}</div>}
      {details !== undefined && <div className={styles.details}>{details}</div>}
    </section>
  );
}

function PlanPlaceholder() {
  return (
    <div className={styles.waiting}>
      <Skeleton shape="title" width="half" />
      <Skeleton width="most" />
      <Skeleton shape="control" width="half" />
      <Skeleton width="full" />
      <Skeleton width="most" />
      <Skeleton width="most" />
      <Skeleton shape="control" />
    </div>
  );
}
