import { useId } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icon-paths.ts';
import { section, title as sectionTitle } from '../section.css.ts';
import * as styles from './FeatureList.css.ts';

/** One thing the product does. */
export interface Feature {
  /** Stable key. */
  id: string;
  /** The drawing that stands for it in the product. */
  icon: IconName;
  title: string;
  /** One or two sentences with a fact in them. */
  text: string;
}

export interface FeatureListProps {
  /** Heading of the list. */
  title: string;
  /** What it does, in the order of their weight. */
  features: readonly Feature[];
}

/** What the product does, each with the sign it has in the product. */
export function FeatureList({ title, features }: FeatureListProps) {
  const id = useId();
  if (features.length === 0) return null;
  return (
    <section aria-labelledby={id} className={section}>
      <h2 id={id} className={sectionTitle}>
        {title}
      </h2>
      <ul className={styles.list}>
        {features.map((feature) => (
          <li key={feature.id} className={styles.feature}>
            <span className={styles.icon}>
              <Icon name={feature.icon} />
            </span>
            <div className={styles.words}>
              <h3 className={styles.name}>{feature.title}</h3>
              <p className={styles.text}>{feature.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
