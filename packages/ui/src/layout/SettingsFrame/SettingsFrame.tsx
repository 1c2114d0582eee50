import { useEffect, useRef, type ReactNode } from 'react';
import { scrollSideways } from '../../primitives/scroll-sideways.ts';
import { media } from '../../theme/media.ts';
import { useMediaQuery } from '../../theme/use-media-query.ts';
import type { Follow } from '../follow-in-page.ts';
import { NavLink, type NavEntry } from '../NavLink/NavLink.tsx';
import { skipLink } from '../skip-link.css.ts';
import * as styles from './SettingsFrame.css.ts';

/** Pages that belong together. */
export interface SettingsSection {
  /** Stable key. */
  id: string;
  /** Heading of the section; left out where there is only one, and not shown on phones. */
  label?: string;
  /** Its pages; one of all sections is `current`. */
  entries: readonly NavEntry[];
}

export interface SettingsFrameProps {
  /** The header of the product, above everything. */
  header?: ReactNode;
  /** The first link, which leads past the header and the pages ("Skip to the content"). */
  skipLabel?: string;
  /** Name of the list of pages, for assistive technology ("Settings"). */
  navLabel: string;
  /** Whose settings these are, such as the organization; stands above the list. */
  name?: string;
  /** The pages, in sections. */
  sections: readonly SettingsSection[];
  /** Called with the address of a page instead of following it, for routing in the page. */
  onFollow?: Follow;
  /** Heading of the page that is shown. */
  heading: string;
  /** One or two lines below the heading. */
  description?: string;
  /** The one or two actions of the whole page, beside its heading. */
  actions?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** The one frame of account, organization and admin pages: pages at the side, content beside it; a row of pages on phones. */
export function SettingsFrame(props: SettingsFrameProps) {
  const { header, skipLabel, navLabel, name, sections, onFollow, heading, description, actions, children } = props;
  const phone = useMediaQuery(media.belowMobile);
  const row = useRef<HTMLDivElement>(null);
  const current = sections.flatMap(({ entries }) => entries).find((entry) => entry.current)?.id ?? '';
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`[data-page="${CSS.escape(current)}"]`);
    if (phone && row.current !== null && link !== null && link !== undefined) scrollSideways(row.current, link);
  }, [phone, current]);
  return (
    <>
      {skipLabel !== undefined && (
        <a href="#content" className={skipLink}>
          {skipLabel}
        </a>
      )}
      {header}
      <div className={styles.frame}>
        <nav aria-label={navLabel} className={styles.side}>
          {name !== undefined && <p className={styles.name}>{name}</p>}
          <div ref={row} className={styles.sections}>
            {sections.map((section) => (
              <Section
                key={section.id}
                section={section}
                phone={phone}
                {...(onFollow === undefined ? {} : { onFollow })}
              />
            ))}
          </div>
        </nav>
        <main id="content" tabIndex={-1} className={styles.content}>
          <header className={styles.head}>
            <div className={styles.words}>
              <h1 className={styles.heading}>{heading}</h1>
              {description !== undefined && <p className={styles.description}>{description}</p>}
            </div>
            {actions}
          </header>
          {children}
        </main>
      </div>
    </>
  );
}

interface SectionProps {
  section: SettingsSection;
  phone: boolean;
  onFollow?: Follow;
}

function Section({ section, phone, onFollow }: SectionProps) {
  const { label, entries } = section;
  return (
    <div>
      {label !== undefined && !phone && (
        <p aria-hidden="true" className={styles.label}>
          {label}
        </p>
      )}
      <ul aria-label={label} className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} data-page={entry.id}>
            <NavLink entry={entry} look={phone ? 'tab' : 'row'} {...(onFollow === undefined ? {} : { onFollow })} />
          </li>
        ))}
      </ul>
    </div>
  );
}
