import type { ReactNode } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { pageLead, pageTitle } from '../../theme/typography.css.ts';
import { PointList } from '../../primitives/PointList/PointList.tsx';
import { messages } from './ReferralLanding.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './ReferralLanding.css.ts';

export interface ReferralLandingProps {
  /** `loading` while the link is checked; `failed` keeps the way to register open. */
  state: 'ready' | 'loading' | 'failed';
  /** Called when a visitor wants to register. */
  onRegister: () => void;
  /** Called when a visitor tries the link again. */
  onRetry: () => void;
  /** What the product offers, one line each. */
  points: readonly string[];
  /** Below the button: the way in for those who have an account. */
  footer?: ReactNode;
}

/** Where a referral link leads: what the product is, and the button to register with the referral. */
export function ReferralLanding({ state, onRegister, onRetry, points, footer }: ReferralLandingProps) {
  const { t } = useMessages();
  return (
    <section aria-busy={state === 'loading' || undefined} className={styles.landing}>
      <LiveRegion message={state === 'loading' ? t(messages.loading) : ''} />
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
          <h1 className={pageTitle}>{t(messages.title)}</h1>
          <p className={pageLead}>{t(messages.text)}</p>
          {state === 'failed' && (
            <div role="alert" className={styles.problem}>
              <Banner tone="caution" action={<Button onClick={onRetry}>{t(messages.retry)}</Button>}>
                {t(messages.failed)}
              </Banner>
            </div>
          )}
          <PointList points={points} size="medium" />
          <Button variant="primary" onClick={onRegister}>
            {t(messages.register)}
          </Button>
          {footer}
        </>
      )}
    </section>
  );
}
