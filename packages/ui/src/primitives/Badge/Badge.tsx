import type { ReactNode } from 'react';
import { badge } from './Badge.css.ts';

export interface BadgeProps {
  /** One or two words. */
  children: ReactNode;
  /**
   * Status tone.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'positive' | 'caution' | 'critical' | 'info' | 'pro';
}

/** A short status beside something; not a button. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>;
}
