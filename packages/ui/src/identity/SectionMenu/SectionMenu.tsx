import type { ReactElement } from 'react';
import { deferredTrigger } from '../../primitives/deferred-trigger.tsx';
import { MENU_BUTTON } from '../../primitives/DropdownMenu/menu-button.ts';
import type { SectionMenuContent } from './section-menu-content.ts';

export interface SectionMenuProps extends SectionMenuContent {
  /** The button that opens it. */
  trigger: ReactElement;
}

const MenuButton = deferredTrigger<SectionMenuContent>({
  load: async () => (await import('./SectionMenuLayer.tsx')).SectionMenuLayer,
  ...MENU_BUTTON,
});

/** A menu of places and choices in sections; arrow keys move, letters jump, Esc closes. */
export function SectionMenu({ trigger, align = 'end', ...menu }: SectionMenuProps) {
  return <MenuButton trigger={trigger} part={{ ...menu, align }} />;
}
