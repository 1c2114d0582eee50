import type { ReactNode } from 'react';

export interface SheetProps {
  /** Whether it is shown; keep it mounted, so that the focus can go back. */
  open: boolean;
  /** Called with false when a user closes it. */
  onOpenChange: (open: boolean) => void;
  /** Its heading. */
  title: string;
  /**
   * Keeps the heading for assistive technology only, where the content has one.
   * @default false
   */
  titleHidden?: boolean;
  /** What it holds; it scrolls where there is more. */
  children: ReactNode;
  /**
   * Edge it comes from: `bottom` for details, `start` for navigation.
   * @default 'bottom'
   */
  side?: 'bottom' | 'start';
  /** Name of the closing button. */
  closeLabel: string;
}
