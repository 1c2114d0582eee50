import type { ReactElement } from 'react';
import { deferredTrigger } from '../deferred-trigger.tsx';
import { MENU_BUTTON } from './menu-button.ts';
import type { MenuItem } from './menu-item.ts';
import type { MenuLayerProps } from './MenuLayer.tsx';

export type { MenuItem } from './menu-item.ts';

export interface DropdownMenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Name of the menu, for assistive technology. */
  label: string;
  /** The actions, in order. */
  items: readonly MenuItem[];
  /**
   * Edge of the button it lines up with.
   * @default 'end'
   */
  align?: 'start' | 'end';
}

const MenuButton = deferredTrigger<Omit<MenuLayerProps, 'link'>>({
  load: async () => (await import('./MenuLayer.tsx')).MenuLayer,
  ...MENU_BUTTON,
});

/** A list of actions behind one button; arrow keys move, letters jump, Esc closes. */
export function DropdownMenu({ trigger, label, items, align = 'end' }: DropdownMenuProps) {
  return <MenuButton trigger={trigger} part={{ label, items, align }} />;
}
