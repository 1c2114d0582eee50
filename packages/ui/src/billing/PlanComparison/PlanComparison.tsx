import * as styles from './PlanComparison.css.ts';

/** What one plan has of a feature. */
export interface PlanComparisonCell {
  /** How it has it, in words ("Included", "3 a week", "No"). */
  text: string;
  /** Whether it has it at all; what it lacks is muted. */
  has: boolean;
}

/** A feature with what each plan has of it. */
export interface PlanComparisonRow {
  /** Stable key. */
  id: string;
  /** What it is. */
  name: string;
  /** One for each plan, in their order. */
  cells: readonly PlanComparisonCell[];
}

export interface PlanComparisonProps {
  /** Heading of the table ("What each plan contains"). */
  caption: string;
  /** Names of the three plans, in the order of what they offer. */
  plans: readonly string[];
  /** The features, in the order of their weight. */
  rows: readonly PlanComparisonRow[];
}

/** The plans held against one another, feature by feature. Every cell says in words what it means. */
export function PlanComparison({ caption, plans, rows }: PlanComparisonProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          <td aria-hidden="true" />
          {plans.map((plan) => (
            <th key={plan} scope="col" className={styles.plan}>
              {plan}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map(({ id, name, cells }) => (
          <tr key={id} className={styles.row}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            {cells.map(({ text, has }, at) => (
              <td key={plans[at]} className={has ? `${styles.cell} ${styles.included}` : styles.cell}>
                <span className={styles.ofPlan}>{plans[at]}</span> {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
