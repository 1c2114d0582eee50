import { progress } from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What is measured, for assistive technology. */
  label: string;
  /** Done so far, from 0 to `max`; more than `max` is shown as full. */
  value: number;
  /** The whole; at least 1. */
  max: number;
  /** Says the value in words ("420 of 1,000 tokens"). */
  valueText: string;
  /**
   * `critical` once the limit is passed, `caution` close to it.
   * @default 'accent'
   */
  tone?: 'accent' | 'caution' | 'critical';
}

/** How much of a whole is done or used. */
export function ProgressBar({ label, value, max, valueText, tone = 'accent' }: ProgressBarProps) {
  const whole = Math.max(1, max);
  return (
    <progress
      aria-label={label}
      aria-valuetext={valueText}
      max={whole}
      value={Math.min(Math.max(0, value), whole)}
      className={progress({ tone })}
    />
  );
}
