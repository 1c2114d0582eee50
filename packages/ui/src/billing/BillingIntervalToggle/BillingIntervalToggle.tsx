import { useId } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { messages } from './BillingIntervalToggle.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './BillingIntervalToggle.css.ts';

/** How often a plan is paid. */
export type BillingInterval = 'month' | 'annual';

export interface BillingIntervalToggleProps {
  /** How it is paid now. */
  value: BillingInterval;
  /** Called with the other choice. */
  onChange: (value: BillingInterval) => void;
  /** Whole percent saved by paying yearly (`annualSaving` of the domain); 0 shows nothing. */
  saving: number;
  /** Keeps it still while prices load. */
  disabled?: boolean;
}

const INTERVALS = ['month', 'annual'] as const;

/** Chooses between monthly and yearly prices. */
export function BillingIntervalToggle(props: BillingIntervalToggleProps) {
  const { t } = useMessages();
  const { value, onChange, saving, disabled = false } = props;
  const group = useId();
  return (
    <fieldset disabled={disabled} className={styles.group}>
      <legend className={styles.legend}>{t(messages.name)}</legend>
      {INTERVALS.map((interval) => (
        <label key={interval} className={styles.choice}>
          <input
            type="radio"
            name={group}
            checked={value === interval}
            onChange={() => onChange(interval)}
            className={styles.radio}
          />
          <span className={styles.face}>
            {t(messages[interval])}
            {interval === 'annual' && saving > 0 && (
              <Badge tone="positive">{t(messages.saving, { percent: saving })}</Badge>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
