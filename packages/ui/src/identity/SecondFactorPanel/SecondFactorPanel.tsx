import type { SecondFactor } from '@footnote/domain';
import { useId } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './SecondFactorPanel.messages.ts';
import * as styles from './SecondFactorPanel.css.ts';

export interface SecondFactorPanelProps {
  /** Whether it is on, or can be; null while it loads. */
  state: SecondFactor | null;
  /** Called when a user tries again; given where it could not be loaded. */
  onRetry?: () => void;
  /** Called when a user wants to set it up. */
  onSetUp: () => void;
  /** Called when a user wants new recovery codes. */
  onRenew: () => void;
  /** Called when a user wants to turn it off. */
  onTurnOff: () => void;
  /** Says a day as a user reads it ("1 June 2026"). */
  formatDate: (moment: string) => string;
}

/** Recovery codes below which new ones are advised. */
const FEW = 3;

/** The second factor of an account: whether it is on, and the ways to turn it on and off. */
export function SecondFactorPanel(props: SecondFactorPanelProps) {
  const { t } = useMessages();
  const { state, onRetry } = props;
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.heading}>
          {t(messages.name)}
        </h2>
        <p className={styles.text}>{t(messages.text)}</p>
      </div>
      {state !== null ? (
        <State {...props} state={state} />
      ) : onRetry === undefined ? (
        <output>
          <VisuallyHidden>{t(messages.loading)}</VisuallyHidden>
          <Skeleton width="half" />
        </output>
      ) : (
        <ErrorState title={t(messages.failed)} action={<Button onClick={onRetry}>{t(messages.again)}</Button>} />
      )}
    </section>
  );
}

function State({ state, formatDate, onSetUp, onRenew, onTurnOff }: SecondFactorPanelProps & { state: SecondFactor }) {
  const { t } = useMessages();
  const { on, available, since, passkeys, recoveryCodes: count } = state;
  const hasCodes = on || passkeys > 0;
  if (!on && !available) return <p className={styles.text}>{t(messages.noPassword)}</p>;
  return (
    <>
      <p className={styles.state}>
        {(on || passkeys === 0) && (
          <Badge tone={on ? 'positive' : 'neutral'}>{t(on ? messages.on : messages.off)}</Badge>
        )}
        {since !== null && <span>{t(messages.since, { date: formatDate(since) })}</span>}
        {hasCodes && <span>{t(messages.codesLeft, { count })}</span>}
      </p>
      {hasCodes && count < FEW && <Banner tone="caution">{t(messages.fewCodes)}</Banner>}
      <div className={styles.actions}>
        {!on && available && (
          <Button size={hasCodes ? 'small' : 'medium'} aria-label={t(messages.setUpNamed)} onClick={onSetUp}>
            {t(messages.setUp)}
          </Button>
        )}
        {hasCodes && available && (
          <Button size="small" onClick={onRenew}>
            {t(messages.renew)}
          </Button>
        )}
        {on && (
          <Button size="small" variant="quiet" aria-label={t(messages.turnOffNamed)} onClick={onTurnOff}>
            {t(messages.turnOff)}
          </Button>
        )}
      </div>
    </>
  );
}
