import type { IconName } from '../Icon/icon-paths.ts';

/** One action of a menu. */
export interface MenuItem {
  /** Stable key. */
  id: string;
  /** What it does. */
  label: string;
  /** Drawing before the words. */
  icon?: IconName;
  /**
   * `critical` for what destroys.
   * @default 'normal'
   */
  tone?: 'normal' | 'critical';
  /**
   * Shows it and passes over it.
   * @default false
   */
  disabled?: boolean;
  /** Called when it is chosen; the menu closes. */
  onSelect: () => void;
}
