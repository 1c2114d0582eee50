import type { ReactNode, Ref } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Sheet } from '../../primitives/Sheet/Sheet.tsx';
import { media } from '../../theme/media.ts';
import { useMediaQuery } from '../../theme/use-media-query.ts';
import type { Follow } from '../follow-in-page.ts';
import { NavLink, type NavEntry } from '../NavLink/NavLink.tsx';
import { skipLink } from '../skip-link.css.ts';
import { messages } from './ChatFrame.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './ChatFrame.css.ts';

/** Other pages of the product. */
export interface ChatFramePlaces {
  /** Names the navigation ("Main"). */
  label: string;
  entries: readonly NavEntry[];
  /** After them in the header, from 768 px on, such as a menu of pages about the product. */
  more?: ReactNode;
  /** Called with an address instead of following its link, for routing in the page. */
  onFollow?: Follow;
}

export interface ChatFrameProps {
  /** Wordmark, on the rail and in the header of phones. */
  brand: ReactNode;
  /** The left rail: new chat and history; a drawer under 768 px. */
  rail: ReactNode;
  /** Whether the rail, or the drawer, is open. */
  railOpen: boolean;
  /** Called when a user opens or closes the rail. */
  onRailOpenChange: (open: boolean) => void;
  /** Other pages, in the header; under 768 px in the drawer, below the rail. */
  places?: ChatFramePlaces;
  /** What stands below the other pages in the drawer, under 768 px. */
  drawerEnd?: ReactNode;
  /** Buttons at the end of the header, such as a new chat or a theme switch. */
  headerActions?: ReactNode;
  /** The right panel, or null while there is nothing to show; a bottom sheet under 1050 px. */
  panel: ReactNode | null;
  /** Whether the panel, or the sheet, is open; without a panel it says nothing. */
  panelOpen: boolean;
  /** Called when a user opens or closes the panel. */
  onPanelOpenChange: (open: boolean) => void;
  /** The conversation, in a column of at most 760 px. */
  children: ReactNode;
  /** What sticks to the bottom of the column. */
  composer: ReactNode;
  /** The element that scrolls, for reading its position. */
  scrollRef?: Ref<HTMLDivElement>;
}

/** The chat screen's house: rail, reading column with a composer at its foot, and a panel. */
export function ChatFrame(props: ChatFrameProps) {
  const { t } = useMessages();
  const { scrollRef, ...rest } = props;
  const { railOpen, panel, panelOpen, onPanelOpenChange } = rest;
  const wide = useMediaQuery(media.fromMd);
  const phone = useMediaQuery(media.belowMobile);
  const shown = panel !== null && panelOpen;
  return (
    <div className={styles.frame({ rail: railOpen && !phone, panel: shown && wide })}>
      <a href="#conversation" className={skipLink}>
        {t(messages.skip)}
      </a>
      <Rail {...rest} phone={phone} />
      <div className={styles.column}>
        <FrameHeader {...rest} phone={phone} />
        <div ref={scrollRef} className={styles.scroller}>
          <main id="conversation" tabIndex={-1} aria-label={t(messages.main)} className={styles.reading}>
            {rest.children}
          </main>
        </div>
        <div className={styles.composer}>{rest.composer}</div>
      </div>
      {shown && wide && (
        <aside aria-label={t(messages.panel)} className={styles.panel}>
          {panel}
        </aside>
      )}
      {panel !== null && !wide && (
        <Sheet
          open={panelOpen}
          onOpenChange={onPanelOpenChange}
          title={t(messages.panel)}
          titleHidden
          closeLabel={t(messages.closePanel)}
        >
          {panel}
        </Sheet>
      )}
    </div>
  );
}

function FrameHeader({
  brand,
  railOpen,
  onRailOpenChange,
  phone,
  places,
  ...props
}: ChatFrameProps & { phone: boolean }) {
  const { t } = useMessages();
  const { panel, panelOpen, onPanelOpenChange } = props;
  return (
    <header className={styles.header}>
      {(phone || !railOpen) && (
        <IconButton
          icon={phone ? 'menu' : 'panelStart'}
          label={t(messages.openRail)}
          aria-expanded={railOpen}
          mirrored
          onClick={() => onRailOpenChange(true)}
        />
      )}
      {(phone || !railOpen) && brand}
      {!phone && places !== undefined && <Places places={places} look="tab" />}
      {!phone && places?.more}
      <span className={styles.headerEnd}>
        {props.headerActions}
        {panel !== null && (
          <IconButton
            icon="list"
            label={panelOpen ? t(messages.closePanel) : t(messages.openPanel)}
            aria-expanded={panelOpen}
            onClick={() => onPanelOpenChange(!panelOpen)}
          />
        )}
      </span>
    </header>
  );
}

function Rail({ brand, rail, railOpen, onRailOpenChange, ...rest }: ChatFrameProps & { phone: boolean }) {
  const { t } = useMessages();
  const { places, drawerEnd, phone } = rest;
  if (phone) {
    return (
      <Sheet
        side="start"
        open={railOpen}
        onOpenChange={onRailOpenChange}
        title={t(messages.rail)}
        closeLabel={t(messages.closeRail)}
      >
        <div className={styles.railBody}>
          {rail}
          {places !== undefined && <Places places={places} look="row" />}
          {drawerEnd !== undefined && <div className={styles.drawerEnd}>{drawerEnd}</div>}
        </div>
      </Sheet>
    );
  }
  if (!railOpen) return null;
  return (
    <nav aria-label={t(messages.rail)} className={styles.rail}>
      <div className={styles.railHeader}>
        {brand}
        <IconButton icon="panelStart" label={t(messages.closeRail)} mirrored onClick={() => onRailOpenChange(false)} />
      </div>
      <div className={styles.railBody}>{rail}</div>
    </nav>
  );
}

function Places({ places, look }: { places: ChatFramePlaces; look: 'tab' | 'row' }) {
  const { label, entries, onFollow } = places;
  return (
    <nav aria-label={label} className={styles.places({ look })}>
      {entries.map((entry) => (
        <NavLink key={entry.id} entry={entry} look={look} {...(onFollow === undefined ? {} : { onFollow })} />
      ))}
    </nav>
  );
}
