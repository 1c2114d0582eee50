import { useId, type ReactNode } from 'react';
import type { Follow } from '../../layout/follow-in-page.ts';
import { NavLink, type NavEntry } from '../../layout/NavLink/NavLink.tsx';
import { SocialLinks, type SocialLink } from '../../layout/SocialLinks/SocialLinks.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { messages } from './SiteFooter.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './SiteFooter.css.ts';

/** Links under one heading. */
export interface FooterGroup {
  id: string;
  label: string;
  entries: readonly NavEntry[];
}

export interface SiteFooterProps {
  /** The wordmark. */
  brand: ReactNode;
  /** Solutions and About. */
  groups: readonly FooterGroup[];
  /** Pages of the product on other networks; none leaves no trace. */
  social: readonly SocialLink[];
  /** Privacy and Terms. */
  policies: readonly NavEntry[];
  /** Opens the contact form; without it there is no button. */
  onContact?: () => void;
  /** A last line, such as who answers for the page. */
  note?: string;
  /** Called with an address instead of following its link, for routing in the page. */
  onFollow?: Follow;
}

/** The end of pages about the product. */
export function SiteFooter(props: SiteFooterProps) {
  const { t } = useMessages();
  const { brand, groups, social, policies, onContact, note, onFollow } = props;
  const routing = onFollow === undefined ? {} : { onFollow };
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.groups}>
          <div className={styles.brand}>
            {brand}
            {social.length > 0 && <SocialLinks label={t(messages.social)} links={social} />}
          </div>
          {groups.map((group) => (
            <Group key={group.id} group={group} {...routing} />
          ))}
        </div>
        <nav aria-label={t(messages.policies)} className={styles.end}>
          {policies.map((entry) => (
            <NavLink key={entry.id} entry={entry} look="quiet" {...routing} />
          ))}
          {onContact !== undefined && (
            <Button variant="quiet" icon="mail" onClick={onContact}>
              {t(messages.contact)}
            </Button>
          )}
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </nav>
      </div>
    </footer>
  );
}

function Group({ group, onFollow }: { group: FooterGroup; onFollow?: Follow }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {group.label}
      </h2>
      <ul>
        {group.entries.map((entry) => (
          <li key={entry.id}>
            <NavLink entry={entry} look="quiet" {...(onFollow === undefined ? {} : { onFollow })} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
