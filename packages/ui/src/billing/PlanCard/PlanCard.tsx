import type { ReactNode } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { PointList } from '../../primitives/PointList/PointList.tsx';
import * as styles from './PlanCard.css.ts';

export interface PlanCardProps {
  /** Name of the plan. */
  name: string;
  /** Whom it is for, in one line. */
  description: string;
  /** The price as a user says it ("€ 19"); left out where it is agreed on. */
  price?: string;
  /** What the price is for ("a month, billed yearly"). */
  period?: string;
  /** What it offers, one line each. */
  features: readonly string[];
  /** A word on the card, such as the yearly discount or the current plan. */
  badge?: string;
  /**
   * Sets it apart as the one to choose.
   * @default false
   */
  emphasised?: boolean;
  /**
   * Level of its heading below that of the page.
   * @default 3
   */
  headingLevel?: 2 | 3;
  /** The button or link that chooses it. */
  action: ReactNode;
}

/** One plan with its price and what it offers. */
export function PlanCard(props: PlanCardProps) {
  const { name, description, price, period, features, badge, emphasised = false, headingLevel = 3, action } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card({ emphasised })}>
      <header className={styles.head}>
        <Heading className={styles.name}>{name}</Heading>
        {badge !== undefined && <Badge tone="pro">{badge}</Badge>}
      </header>
      <p className={styles.description}>{description}</p>
      {price !== undefined && (
        <p>
          <span className={styles.price}>{price}</span> <span className={styles.period}>{period}</span>
        </p>
      )}
      <PointList points={features} />
      <div className={styles.action}>{action}</div>
    </article>
  );
}
