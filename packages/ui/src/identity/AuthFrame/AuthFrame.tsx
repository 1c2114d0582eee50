import type { ReactNode } from 'react';
import { PlainPage } from '../../layout/PlainPage/PlainPage.tsx';
import { PointList } from '../../primitives/PointList/PointList.tsx';
import { pageLead } from '../../theme/typography.css.ts';
import * as styles from './AuthFrame.css.ts';

export interface AuthFrameProps {
  /** The wordmark, usually as the link home. */
  brand: ReactNode;
  /** The form, in the middle, at most 400 px wide. */
  children: ReactNode;
  /** What an account is good for; beside the form from 1050 px on, and left out below. */
  banner: { title: string; text: string; points: readonly string[] };
}

/** The house of the pages that lead into an account: the form, and beside it what the account is good for. */
export function AuthFrame({ brand, children, banner }: AuthFrameProps) {
  return (
    <div className={styles.frame}>
      <PlainPage brand={brand}>
        <div className={styles.column}>{children}</div>
      </PlainPage>
      <aside aria-label={banner.title} className={styles.banner}>
        <p className={styles.title}>{banner.title}</p>
        <p className={pageLead}>{banner.text}</p>
        <PointList points={banner.points} size="medium" />
      </aside>
    </div>
  );
}
