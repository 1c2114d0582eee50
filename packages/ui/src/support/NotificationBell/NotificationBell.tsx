import { useState } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import * as styles from './NotificationBell.css.ts';

/** One piece of news for a user. */
export interface Notification {
  id: string;
  title: string;
  /** One or two lines. */
  text?: string;
  /** When, as a user says it ("3 hours ago"). */
  when: string;
  /** Where it leads; left out, it is only read. */
  href?: string;
  unread: boolean;
}

/** Words of a NotificationBell. */
export interface NotificationBellLabels {
  /** Name of the button: "Notifications, 3 unread". */
  name: (unread: number) => string;
  /** "Notifications" */
  title: string;
  /** Said when there are none. */
  empty: string;
  /** Marks one that is new, in one word. */
  unread?: string;
}

export interface NotificationBellProps {
  /** Newest first. */
  notifications: readonly Notification[];
  /** Called when a user opens the list, so that it can be marked as read. */
  onOpen: () => void;
  /** Its words, in the user’s language. */
  labels: NotificationBellLabels;
}

/** The bell of the header, with how many are unread, and the list behind it. */
export function NotificationBell({ notifications, onOpen, labels }: NotificationBellProps) {
  const [open, setOpen] = useState(false);
  const unread = notifications.filter((notification) => notification.unread).length;
  const change = (next: boolean) => {
    setOpen(next);
    if (next) onOpen();
  };
  return (
    <span className={styles.bell}>
      <Popover
        open={open}
        onOpenChange={change}
        label={labels.title}
        align="end"
        padding="none"
        trigger={<IconButton icon="bell" label={labels.name(unread)} tooltip={false} />}
      >
        <h2 className={styles.title}>{labels.title}</h2>
        {notifications.length === 0 ? (
          <p className={styles.empty}>{labels.empty}</p>
        ) : (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list without links could not be scrolled by keyboard
          <section aria-label={labels.title} tabIndex={0} className={styles.scroller}>
            <ul>
              {notifications.map((notification) => (
                <li key={notification.id} className={styles.item({ unread: notification.unread })}>
                  <NotificationContent notification={notification} unreadWord={labels.unread} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </Popover>
      {unread > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {unread > 9 ? '9+' : unread}
        </span>
      )}
    </span>
  );
}

function NotificationContent(props: { notification: Notification; unreadWord: string | undefined }) {
  const { title, text, when, href, unread } = props.notification;
  return (
    <>
      <span className={styles.head}>
        {href === undefined ? (
          <strong className={styles.name}>{title}</strong>
        ) : (
          <a href={href} className={styles.link}>
            {title}
          </a>
        )}
        {unread && props.unreadWord !== undefined && <Badge tone="accent">{props.unreadWord}</Badge>}
      </span>
      {text !== undefined && <span>{text}</span>}
      <span className={styles.when}>{when}</span>
    </>
  );
}
