import * as Radix from '@radix-ui/react-dropdown-menu';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { Follow } from '../../layout/follow-in-page.ts';

import { menu } from '../../primitives/DropdownMenu/DropdownMenu.css.ts';
import { useLandmark } from '../../primitives/use-landmark.ts';
import { useDirection } from '../../theme/use-direction.ts';
import { MenuSectionItems } from './MenuSectionItems.tsx';
import * as styles from './SectionMenu.css.ts';
import type { MenuSection } from './menu-section.ts';

export interface SectionMenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
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

const filled = (section: MenuSection) => ('entries' in section ? section.entries : section.choices).length > 0;

/** A menu of places and choices in sections; arrow keys move, letters jump, Esc closes. */
export function SectionMenu({ trigger, label, header, sections, align = 'end', onFollow }: SectionMenuProps) {
  const direction = useDirection();
  const [open, setOpen] = useState(false);
  const { triggerRef, container, onOpenChange } = useLandmark<HTMLButtonElement>();
  const change = (next: boolean) => {
    onOpenChange(next);
    setOpen(next);
  };
  // Radix takes a link that does not load its page for an item that wants the menu to stay.
  const follow = (href: string) => {
    setOpen(false);
    onFollow?.(href);
  };
  const place = onFollow === undefined ? undefined : follow;
  return (
    <Radix.Root modal={false} dir={direction} open={open} onOpenChange={change}>
      <Radix.Trigger ref={triggerRef} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          aria-label={label}
          aria-labelledby={undefined}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={menu}
        >
          {header}
          {sections.filter(filled).map((section, index) => (
            <div key={section.id} className={styles.section({ ruled: index > 0 || header !== undefined })}>
              <MenuSectionItems section={section} onFollow={place} />
            </div>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
