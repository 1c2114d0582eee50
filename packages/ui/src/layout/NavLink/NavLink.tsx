import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icon-paths.ts';
import { followInPage, type Follow } from '../follow-in-page.ts';
import * as styles from './NavLink.css.ts';

/** One place a user can go to. */
export interface NavEntry {
  /** Stable key. */
  id: string;
  /** One to three words. */
  label: string;
  /** Where it leads. */
  href: string;
  /** Drawing before the words. */
  icon?: IconName;
  /**
   * Opens a new window and shows an arrow.
   * @default false
   */
  external?: boolean;
  /**
   * Marks the page a user is on.
   * @default false
   */
  current?: boolean;
}

export interface NavLinkProps {
  /** Where it leads and what it is called. */
  entry: NavEntry;
  /** `tab` in headers, `row` in sidebars, `quiet` in footers. */
  look: 'tab' | 'row' | 'quiet';
  /** Called with the address instead of following it, for routing in the page. */
  onFollow?: Follow;
}

/** A link of a navigation; the page a user is on is marked. */
export function NavLink({ entry, look, onFollow }: NavLinkProps) {
  const { label, href, icon, external = false, current = false } = entry;
  const leaving = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a
      {...leaving}
      href={href}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => !external && followInPage(event, href, onFollow)}
      className={styles.navLink({ look, current })}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span className={styles.words}>{label}</span>
      {external && <Icon name="external" size="small" mirrored />}
    </a>
  );
}
