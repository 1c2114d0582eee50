import { useId, type ReactNode } from 'react';
import { pageLead, pageTitle } from '../../theme/typography.css.ts';
import { PointList } from '../../primitives/PointList/PointList.tsx';
import * as styles from './AudienceSection.css.ts';

export interface AudienceSectionProps {
  /** Anchor of the section, without the number sign (`academic`, `healthcare`, `sciences`). */
  anchor: string;
  /** Whom it is for ("Healthcare"). */
  title: string;
  /** What they come with, in two or three sentences. */
  text: string;
  /** What they get, one line each. */
  points: readonly string[];
  /** A real component they would use, such as a table of results. */
  picture?: ReactNode;
  /**
   * Where the picture stands beside the words from 1050 px on.
   * @default 'end'
   */
  pictureSide?: 'start' | 'end';
  /** The way on, usually one link. */
  action?: ReactNode;
}

/** One audience on the page of solutions: their need, what they get, and the product itself as the picture. */
export function AudienceSection(props: AudienceSectionProps) {
  const { anchor, title, text, points, picture, pictureSide = 'end', action } = props;
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className={styles.section({ pictured: picture !== undefined })}>
      <div className={styles.words}>
        <h2 id={id} className={pageTitle}>
          {title}
        </h2>
        <p className={pageLead}>{text}</p>
        {points.length > 0 && <PointList points={points} size="medium" />}
        {action}
      </div>
      {picture !== undefined && <div className={styles.picture({ side: pictureSide })}>{picture}</div>}
    </section>
  );
}
