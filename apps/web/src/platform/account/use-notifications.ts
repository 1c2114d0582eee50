import type { NotificationPage, Result, UserNotification, UserProfile } from '@footnote/domain';
import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import type { ApiError } from '../api/api.client.ts';
import { showFailure } from '../api/show-failure.ts';
import { useTranslate } from '../i18n/translate.ts';
import { calls } from '../navigation/paths.ts';
import { loadNotifications, loadUnread, markAllRead, markRead } from './notifications.client.ts';

/** Notifications that are loaded at once. */
const PAGE_SIZE = 20;

/** Milliseconds after which a page that is looked at asks for news; it asks as well when its user comes back to it. */
const NEWS_EVERY = 60_000;

/** What a user is told, and how they mark it as read. */
export interface Feed {
  unread: number;
  /** The newest first, as far as they are loaded; null before the first. */
  shown: readonly UserNotification[] | null;
  failed: boolean;
  again: () => void;
  /** Null where all are shown. */
  more: (() => void) | null;
  loadingMore: boolean;
  read: (id: string) => Promise<void>;
  readAll: () => Promise<void>;
}

/** Keeps what a user is told: how much is unread always, and the list while it is open. */
export function useNotifications(profile: Pick<UserProfile, 'id' | 'pendingInvites'>, isOpen: boolean): Feed {
  const t = useTranslate();
  // An invitation that is answered here is told of no longer.
  const reader = [profile.id, ...profile.pendingInvites.map(({ id }) => id)].join(' ');
  const count = useSWR([calls.unreadNotifications, reader], loadUnread, {
    refreshInterval: NEWS_EVERY,
    keepPreviousData: true,
  });
  const list = useSWRInfinite(
    (index) => (isOpen ? ([calls.notifications(index + 1, PAGE_SIZE), reader] as const) : null),
    loadNotifications,
  );
  const shown = list.data === undefined ? null : inOrder(list.data);
  const total = list.data?.at(-1)?.total ?? 0;
  /** Shows at once what is read, and then what the server has. */
  const change = async (isRead: (one: UserNotification) => boolean, call: () => Promise<Result<null, ApiError>>) => {
    const read = shown?.filter((one) => one.unread && isRead(one)).length ?? 0;
    const marked = (page: NotificationPage): NotificationPage => ({
      ...page,
      items: page.items.map((one) => (isRead(one) ? { ...one, unread: false } : one)),
    });
    void list.mutate((pages) => pages?.map(marked), { revalidate: false });
    void count.mutate((before = 0) => Math.max(0, before - read), { revalidate: false });
    const called = await call();
    // One that is gone by now, as an invitation that was taken back, is no longer in the list.
    if (!called.ok && called.error.status !== 404) await showFailure(t, called.error);
    await Promise.all([count.mutate(), list.mutate()]);
  };
  const newest = shown?.[0];
  return {
    unread: count.data ?? 0,
    shown,
    failed: list.error !== undefined && !list.isValidating,
    again: () => void list.mutate(),
    more: shown !== null && shown.length < total ? () => void list.setSize(list.size + 1) : null,
    loadingMore: list.isValidating && list.size > (list.data?.length ?? 0),
    read: (id) =>
      change(
        (one) => one.id === id,
        () => markRead(id),
      ),
    readAll: async () => {
      if (newest === undefined) return;
      await change(
        ({ createdAt }) => createdAt <= newest.createdAt,
        () => markAllRead(newest.createdAt),
      );
    },
  };
}

/** What comes while pages are loaded moves others to the next page, where they stand a second time. */
function inOrder(pages: readonly NotificationPage[]): UserNotification[] {
  return [...new Map(pages.flatMap(({ items }) => items).map((one) => [one.id, one])).values()];
}
