import { useState } from 'react';
import type { TriggerLink } from '../../primitives/deferred-trigger.tsx';
import { MenuFrame } from '../../primitives/DropdownMenu/MenuFrame.tsx';
import { useDirection } from '../../theme/use-direction.ts';
import { MenuSectionItems } from './MenuSectionItems.tsx';
import type { SectionMenuContent } from './section-menu-content.ts';
import * as styles from './SectionMenu.css.ts';
import type { MenuSection } from './menu-section.ts';

export interface SectionMenuLayerProps extends SectionMenuContent {
  /** The button that opens it. */
  link: TriggerLink;
}

const filled = (section: MenuSection) => ('entries' in section ? section.entries : section.choices).length > 0;

/** The sections beside the button of a menu. */
export function SectionMenuLayer({ link, label, header, sections, align = 'end', onFollow }: SectionMenuLayerProps) {
  const direction = useDirection();
  const [open, setOpen] = useState(false);
  // Radix takes a link that does not load its page for an item that wants the menu to stay.
  const follow = (href: string) => {
    setOpen(false);
    onFollow?.(href);
  };
  const place = onFollow === undefined ? undefined : follow;
  return (
    <MenuFrame link={link} label={label} align={align} open={open} onOpenChange={setOpen} direction={direction}>
      {header}
      {sections.filter(filled).map((section, index) => (
        <div key={section.id} className={styles.section({ ruled: index > 0 || header !== undefined })}>
          <MenuSectionItems section={section} onFollow={place} />
        </div>
      ))}
    </MenuFrame>
  );
}
