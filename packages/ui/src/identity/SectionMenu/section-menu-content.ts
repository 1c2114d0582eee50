import type { ReactNode } from 'react';
import type { Follow } from '../../layout/follow-in-page.ts';
import type { MenuSection } from './menu-section.ts';

/** What a menu in sections shows. */
export interface SectionMenuContent {
  /** Name of the menu, for assistive technology. */
  label: string;
  /** What stands above the first section. */
  header?: ReactNode;
  /** Sections in order; empty ones leave no trace. */
  sections: readonly MenuSection[];
  /**
   * Edge of the button it lines up with.
   * @default 'end'
   */
  align?: 'start' | 'end';
  /** Called with an address instead of following its link, for routing in the page. */
  onFollow?: Follow;
}
