import { useId, type ReactNode } from 'react';
import type { Follow } from '../../layout/follow-in-page.ts';
import { NavLink, type NavEntry } from '../../layout/NavLink/NavLink.tsx';
import { Sheet } from '../../primitives/Sheet/Sheet.tsx';
import { messages } from './MobileSidebar.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './MobileSidebar.css.ts';

/** Places under an optional heading. */
export interface SidebarSection {
  id: string;
  label?: string;
  entries: readonly NavEntry[];
}

export interface MobileSidebarProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called with false when a user closes it or goes somewhere. */
  onOpenChange: (open: boolean) => void;
  /** Main, organization, super admin and account places; empty sections leave no trace. */
  sections: readonly SidebarSection[];
  /** Below the places: policies, social links and the language menu. */
  footer: ReactNode;
  /** Called with an address instead of following its link, for routing in the page. */
  onFollow?: Follow;
}

/** Every place of the product on phones, 269 px wide; going somewhere closes it. */
export function MobileSidebar({ open, onOpenChange, sections, footer, onFollow }: MobileSidebarProps) {
  const { t } = useMessages();
  const follow = (href: string) => {
    onOpenChange(false);
    onFollow?.(href);
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      side="start"
      title={t(messages.title)}
      closeLabel={t(messages.close)}
    >
      <div className={styles.content}>
        <nav aria-label={t(messages.title)} className={styles.navigation}>
          {sections
            .filter(({ entries }) => entries.length > 0)
            .map((section) => (
              <Section key={section.id} section={section} onFollow={onFollow === undefined ? undefined : follow} />
            ))}
        </nav>
        <div className={styles.footer}>{footer}</div>
      </div>
    </Sheet>
  );
}

function Section({ section, onFollow }: { section: SidebarSection; onFollow: Follow | undefined }) {
  const id = useId();
  const { label, entries } = section;
  return (
    <section aria-labelledby={label === undefined ? undefined : id} className={styles.section}>
      {label !== undefined && (
        <h3 id={id} className={styles.label}>
          {label}
        </h3>
      )}
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <NavLink entry={entry} look="row" {...(onFollow === undefined ? {} : { onFollow })} />
          </li>
        ))}
      </ul>
    </section>
  );
}
