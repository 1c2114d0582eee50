import type { Follow } from '../../layout/follow-in-page.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { SectionMenu } from '../SectionMenu/SectionMenu.tsx';
import type { MenuSection } from '../SectionMenu/menu-section.ts';
import * as styles from './UserMenu.css.ts';

/** Who is signed in. */
export interface MenuPerson {
  /** First and last name, else the e-mail. */
  name: string;
  email: string;
  /** One or two letters. */
  initials: string;
  /** Address of a picture. */
  picture?: string;
}

export interface UserMenuProps {
  /** Who is signed in. */
  person: MenuPerson;
  /** Sources, accounts, organization, super admin and account entries, in order. */
  sections: readonly MenuSection[];
  /** Name of the button and the menu ("Account of Ada Lovelace"). */
  label: string;
  /** Name of the organization the user acts for; seen beside the picture where there is room. */
  actingFor?: string;
  /** Called with an address instead of following its link, for routing in the page. */
  onFollow?: Follow;
}

/** The signed-in user: who they are, the account they act for, and what belongs to it. */
export function UserMenu({ person, sections, label, actingFor, onFollow }: UserMenuProps) {
  const { name, email, initials, picture } = person;
  const face = { name: '', initials, ...(picture === undefined ? {} : { picture }) };
  return (
    <SectionMenu
      label={label}
      sections={sections}
      {...(onFollow === undefined ? {} : { onFollow })}
      trigger={
        <button type="button" className={styles.trigger}>
          <VisuallyHidden>{label}</VisuallyHidden>
          {actingFor !== undefined && (
            <bdi aria-hidden="true" className={styles.actingFor}>
              {actingFor}
            </bdi>
          )}
          <Avatar {...face} />
        </button>
      }
      header={
        <div className={styles.header}>
          <Avatar {...face} />
          <span className={styles.names}>
            <bdi className={styles.name}>{name}</bdi>
            {email !== name && <bdi className={styles.email}>{email}</bdi>}
          </span>
        </div>
      }
    />
  );
}
