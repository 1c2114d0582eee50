import { useState } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import { messages } from './NotificationBell.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
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

export interface NotificationBellProps {
  /** Newest first. */
  notifications: readonly Notification[];
  /** Called when a user opens the list, so that it can be marked as read. */
  onOpen: () => void;
}

/** The bell of the header, with how many are unread, and the list behind it. */
export function NotificationBell({ notifications, onOpen }: NotificationBellProps) {
  const { t } = useMessages();
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
        label={t(messages.title)}
        align="end"
        padding="none"
        trigger={<IconButton icon="bell" label={t(messages.name, { unread })} tooltip={false} />}
      >
        <h2 className={styles.title}>{t(messages.title)}</h2>
        {notifications.length === 0 ? (
          <p className={styles.empty}>{t(messages.empty)}</p>
        ) : (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list without links could not be scrolled by keyboard
          <section aria-label={t(messages.title)} tabIndex={0} className={styles.scroller}>
            <ul>
              {notifications.map((notification) => (
                <li key={notification.id} className={styles.item({ unread: notification.unread })}>
                  <NotificationContent notification={notification} unreadWord={t(messages.unread)} />
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
