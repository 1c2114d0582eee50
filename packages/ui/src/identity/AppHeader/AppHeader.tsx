import type { ReactNode } from 'react';
import type { Follow } from '../../layout/follow-in-page.ts';
import { NavLink, type NavEntry } from '../../layout/NavLink/NavLink.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { SectionMenu } from '../SectionMenu/SectionMenu.tsx';
import { messages } from './AppHeader.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './AppHeader.css.ts';

export interface AppHeaderProps {
  /** The wordmark as the link home, with the PRO label behind it for those who have it. */
  brand: ReactNode;
  /** Chat, Search, Solutions. */
  tabs: readonly NavEntry[];
  /** Pages of the About menu; without any there is no menu. */
  about: readonly NavEntry[];
  /** Controls at the end at every width, such as the bell and the login button or user menu. */
  actions: ReactNode;
  /** Controls before those, from 768 px on, such as the upgrade button and the language menu. */
  wideActions?: ReactNode;
  /** Whether the sidebar is open. */
  sidebarOpen: boolean;
  /** Called when a user on a phone asks for the sidebar. */
  onOpenSidebar: () => void;
  /** Called with an address instead of following its link, for routing in the page. */
  onFollow?: Follow;
}

/** The top of every page: where a user is, where they can go, and who they are. Under 768 px the places move to the MobileSidebar. */
export function AppHeader(props: AppHeaderProps) {
  const { t } = useMessages();
  const { brand, tabs, about, actions, wideActions, sidebarOpen, onOpenSidebar, onFollow } = props;
  const routing = onFollow === undefined ? {} : { onFollow };
  const inAbout = about.some(({ current }) => current === true);
  return (
    <header className={styles.header}>
      <span className={styles.phoneOnly}>
        <IconButton
          icon="menu"
          label={t(messages.openSidebar)}
          tooltip={false}
          aria-haspopup="dialog"
          aria-expanded={sidebarOpen}
          onClick={onOpenSidebar}
        />
      </span>
      <div className={styles.brand}>{brand}</div>
      <nav aria-label={t(messages.navigation)} className={styles.navigation}>
        {tabs.map((entry) => (
          <NavLink key={entry.id} entry={entry} look="tab" {...routing} />
        ))}
        {about.length > 0 && (
          <SectionMenu
            label={t(messages.about)}
            align="start"
            {...routing}
            trigger={
              <Button variant="quiet" iconEnd="chevronDown">
                <span className={styles.aboutWord({ current: inAbout })}>{t(messages.about)}</span>
              </Button>
            }
            sections={[{ id: 'about', entries: about }]}
          />
        )}
      </nav>
      <div className={styles.end}>
        {wideActions !== undefined && <div className={styles.wideActions}>{wideActions}</div>}
        {actions}
      </div>
    </header>
  );
}
