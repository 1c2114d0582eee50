import { useId } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import * as styles from './BillingIntervalToggle.css.ts';

/** How often a plan is paid. */
export type BillingInterval = 'month' | 'annual';

/** Words of a BillingIntervalToggle. */
export interface BillingIntervalToggleLabels extends Record<BillingInterval, string> {
  /** The question ("How to pay"). */
  name: string;
  /** What paying yearly saves ("Save 25 %"). */
  saving: (percent: number) => string;
}

export interface BillingIntervalToggleProps {
  /** How it is paid now. */
  value: BillingInterval;
  /** Called with the other choice. */
  onChange: (value: BillingInterval) => void;
  /** Whole percent saved by paying yearly (`annualSaving` of the domain); 0 shows nothing. */
  saving: number;
  /** Keeps it still while prices load. */
  disabled?: boolean;
  /** Its words. */
  labels: BillingIntervalToggleLabels;
}

const INTERVALS = ['month', 'annual'] as const;

/** Chooses between monthly and yearly prices. */
export function BillingIntervalToggle(props: BillingIntervalToggleProps) {
  const { value, onChange, saving, disabled = false, labels } = props;
  const group = useId();
  return (
    <fieldset disabled={disabled} className={styles.group}>
      <legend className={styles.legend}>{labels.name}</legend>
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
            {labels[interval]}
            {interval === 'annual' && saving > 0 && <Badge tone="positive">{labels.saving(saving)}</Badge>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
