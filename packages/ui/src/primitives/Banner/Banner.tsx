import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Banner.css.ts';

export interface BannerProps {
  /** What a user should know about this page. */
  children: ReactNode;
  /**
   * Status tone.
   * @default 'info'
   */
  tone?: 'info' | 'caution' | 'critical' | 'positive';
  /** What can be done about it. */
  action?: ReactNode;
  /** Called when it is closed; left out, it stays. */
  onClose?: () => void;
  /** Name of the closing button; needed with `onClose`. */
  closeLabel?: string;
}

/** A notice across the width of its place. */
export function Banner({ children, tone = 'info', action, onClose, closeLabel }: BannerProps) {
  return (
    <div className={styles.banner({ tone })}>
      <Icon name={tone === 'positive' ? 'check' : tone === 'info' ? 'info' : 'warning'} />
      <div className={styles.text}>{children}</div>
      {action}
      {onClose !== undefined && <IconButton icon="close" size="small" label={closeLabel ?? ''} onClick={onClose} />}
    </div>
  );
}
