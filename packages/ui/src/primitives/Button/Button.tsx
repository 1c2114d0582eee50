import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  /** What the button does, as a verb. */
  children: ReactNode;
  /**
   * `primary` once a view, `secondary` beside it, `quiet` in rows of actions, `critical` for what destroys.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'critical';
  /**
   * `small` in dense rows; under 768 px every size is at least 44 px high.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
  /** Drawing before the words. */
  icon?: IconName;
  /** Drawing after the words. */
  iconEnd?: IconName;
  /**
   * Shows that the action runs and keeps it from being started twice.
   * @default false
   */
  busy?: boolean;
  /**
   * Fills the width of its parent.
   * @default false
   */
  wide?: boolean;
}

/** Starts an action. For going somewhere, use Link. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  iconEnd,
  busy = false,
  wide = false,
  disabled = false,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={styles.button({ variant, size, wide })}
    >
      {busy ? <Spinner size="small" /> : icon !== undefined && <Icon name={icon} />}
      <span className={styles.words}>{children}</span>
      {iconEnd !== undefined && <Icon name={iconEnd} />}
    </button>
  );
}
