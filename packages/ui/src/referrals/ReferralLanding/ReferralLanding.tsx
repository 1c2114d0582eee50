import type { ReactNode } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { pageLead, pageTitle } from '../../theme/typography.css.ts';
import { PointList } from '../../primitives/PointList/PointList.tsx';
import * as styles from './ReferralLanding.css.ts';

/** Words of a ReferralLanding. */
export interface ReferralLandingLabels {
  /** Heading of the page ("A colleague invites you"). */
  title: string;
  /** What the product is, in two sentences. */
  text: string;
  /** What an account offers, one line each. */
  points: readonly string[];
  register: string;
  /** Said while the link is checked. */
  loading: string;
  /** Said where the link could not load, and what that means ("You can register all the same"). */
  failed: string;
  retry: string;
}

export interface ReferralLandingProps {
  /** `loading` while the link is checked; `failed` keeps the way to register open. */
  state: 'ready' | 'loading' | 'failed';
  /** Called when a visitor wants to register. */
  onRegister: () => void;
  /** Called when a visitor tries the link again. */
  onRetry: () => void;
  /** Below the button: the way in for those who have an account. */
  footer?: ReactNode;
  /** Its words, in the user’s language. */
  labels: ReferralLandingLabels;
}

/** Where a referral link leads: what the product is, and the button to register with the referral. */
export function ReferralLanding({ state, onRegister, onRetry, footer, labels }: ReferralLandingProps) {
  return (
    <section aria-busy={state === 'loading' || undefined} className={styles.landing}>
      <LiveRegion message={state === 'loading' ? labels.loading : ''} />
      {state === 'loading' ? (
        <div aria-hidden="true" className={styles.waiting}>
          <Skeleton shape="control" width="most" />
          <Skeleton width="full" />
          <Skeleton width="most" />
          <Skeleton width="half" />
          <Skeleton shape="control" width="quarter" />
        </div>
      ) : (
        <>
          <h1 className={pageTitle}>{labels.title}</h1>
          <p className={pageLead}>{labels.text}</p>
          {state === 'failed' && (
            <div role="alert" className={styles.problem}>
              <Banner tone="caution" action={<Button onClick={onRetry}>{labels.retry}</Button>}>
                {labels.failed}
              </Banner>
            </div>
          )}
          <PointList points={labels.points} size="medium" />
          <Button variant="primary" onClick={onRegister}>
            {labels.register}
          </Button>
          {footer}
        </>
      )}
    </section>
  );
}
