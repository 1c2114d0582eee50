import { Icon } from '../Icon/Icon.tsx';
import * as styles from './PointList.css.ts';

export interface PointListProps {
  /** What is offered, each in a few words. */
  points: readonly string[];
  /**
   * `medium` on pages about the product, `small` on cards and in dialogs.
   * @default 'small'
   */
  size?: 'small' | 'medium';
  /**
   * Colour of the ticks; `pro` for what Pro brings.
   * @default 'accent'
   */
  tone?: 'accent' | 'pro';
}

/** What somebody gets, point by point, with a tick before each. */
export function PointList({ points, size = 'small', tone = 'accent' }: PointListProps) {
  return (
    <ul className={styles.list}>
      {points.map((point) => (
        <li key={point} className={styles.point({ size })}>
          <span className={styles.tick({ size, tone })}>
            <Icon name="check" />
          </span>
          {point}
        </li>
      ))}
    </ul>
  );
}
