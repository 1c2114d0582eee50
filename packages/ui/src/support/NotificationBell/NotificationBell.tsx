import { useRef, useState } from 'react';
import { followInPage, type Follow } from '../../layout/follow-in-page.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
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
  /** Newest first; null while they load. */
  notifications: readonly Notification[] | null;
  /** How many are unread, those included that are not shown yet. */
  unread: number;
  /** Called when the list opens or closes, so that it can be loaded. */
  onOpenChange: (open: boolean) => void;
  /** Called with the id of one that a user has read, by its button or by following it. */
  onRead: (id: string) => void;
  /** Called when a user has read all that are shown. */
  onReadAll: () => void;
  /** Called with an address instead of following its link, for routing in the page. */
  onFollow?: Follow;
  /** Shows older ones; given while there are any. */
  onMore?: () => void;
  /**
   * Shows that older ones are on their way.
   * @default false
   */
  loadingMore?: boolean;
  /** Called when a user tries again; given where they could not be loaded. */
  onRetry?: () => void;
}

/** The bell of the header, with how many are unread, and the list behind it. */
export function NotificationBell(props: NotificationBellProps) {
  const { t } = useMessages();
  const { unread, onOpenChange } = props;
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
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
        <NotificationPanel {...props} onClose={() => change(false)} />
      </Popover>
      {unread > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {unread > 9 ? '9+' : unread}
        </span>
      )}
    </span>
  );
}

type NotificationPanelProps = NotificationBellProps & {
  /** Closes the panel. */
  onClose: () => void;
};

/** What stands behind the bell: the notifications, or why there are none. */
function NotificationPanel(props: NotificationPanelProps) {
  const { t } = useMessages();
  const { notifications, onRetry } = props;
  if (notifications !== null && notifications.length > 0) return <Listed {...props} notifications={notifications} />;
  return (
    <>
      <h2 className={styles.title}>{t(messages.title)}</h2>
      {notifications !== null ? (
        <p className={styles.empty}>{t(messages.empty)}</p>
      ) : onRetry === undefined ? (
        <Loading />
      ) : (
        <div className={styles.state}>
          <ErrorState
            title={t(messages.failed)}
            action={
              <Button size="small" onClick={onRetry}>
                {t(messages.again)}
              </Button>
            }
          />
        </div>
      )}
    </>
  );
}

function Loading() {
  const { t } = useMessages();
  return (
    <output className={styles.state}>
      <VisuallyHidden>{t(messages.loading)}</VisuallyHidden>
      <Skeleton width="most" />
      <Skeleton width="half" />
    </output>
  );
}

function Listed(props: NotificationPanelProps & { notifications: readonly Notification[] }) {
  const { t } = useMessages();
  const { notifications, unread, onRead, onReadAll, onMore, loadingMore = false } = props;
  const list = useRef<HTMLElement>(null);
  /** The button that was pressed goes away; the list takes the focus, so that Esc and the arrows go on working. */
  const keepFocus = () => list.current?.focus({ preventScroll: true });
  const read = (id: string) => {
    keepFocus();
    onRead(id);
  };
  const readAll = () => {
    keepFocus();
    onReadAll();
  };
  const more = () => {
    keepFocus();
    onMore?.();
  };
  return (
    <>
      <div className={styles.bar}>
        <h2 className={styles.heading}>{t(messages.title)}</h2>
        {unread > 0 && (
          <Button variant="quiet" size="small" onClick={readAll}>
            {t(messages.readAll)}
          </Button>
        )}
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list without links could not be scrolled by keyboard */}
      <section ref={list} aria-label={t(messages.title)} tabIndex={0} className={styles.scroller}>
        <ul>
          {notifications.map((notification) => (
            <li key={notification.id} className={styles.item({ unread: notification.unread })}>
              <Item {...props} notification={notification} onRead={read} />
            </li>
          ))}
        </ul>
        {onMore !== undefined && (
          <div className={styles.more}>
            <Button variant="quiet" size="small" busy={loadingMore} onClick={more}>
              {t(messages.more)}
            </Button>
          </div>
        )}
      </section>
    </>
  );
}

interface ItemProps {
  notification: Notification;
  onRead: (id: string) => void;
  onFollow?: Follow;
  onClose: () => void;
}

function Item({ notification, onRead, onFollow, onClose }: ItemProps) {
  const { t } = useMessages();
  const { id, title, text, when, href, unread } = notification;
  return (
    <>
      <span className={styles.words}>
        <span className={styles.head}>
          {href === undefined ? (
            <strong className={styles.name}>
              <bdi>{title}</bdi>
            </strong>
          ) : (
            <a
              href={href}
              onClick={(event) => {
                if (unread) onRead(id);
                followInPage(event, href, onFollow);
                if (event.defaultPrevented) onClose();
              }}
              className={styles.link}
            >
              <bdi>{title}</bdi>
            </a>
          )}
          {unread && <Badge tone="accent">{t(messages.unread)}</Badge>}
        </span>
        {text !== undefined && <span>{text}</span>}
        <span className={styles.when}>{when}</span>
      </span>
      {unread && (
        <IconButton
          size="small"
          icon="check"
          label={t(messages.read, { title })}
          tooltip={false}
          onClick={() => onRead(id)}
        />
      )}
    </>
  );
}
