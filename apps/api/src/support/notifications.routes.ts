import { mount, type App } from '../platform/http/mount.ts';
import { RequestFailure } from '../platform/http/request-errors.ts';
import { NOTIFICATIONS_ENDPOINTS } from './notifications-endpoints.ts';
import { notificationReaderOf, type NotificationDeps } from './own-notifications.ts';

export interface NotificationsRoutesDeps {
  bell: NotificationDeps;
}

/** The calls of the bell. */
export function mountNotifications(app: App, { bell }: NotificationsRoutesDeps): void {
  const calls = NOTIFICATIONS_ENDPOINTS;
  const { notifications } = bell;
  mount(app, calls.list, async ({ user, query: { page, page_size: pageSize } }) =>
    notifications.list(await notificationReaderOf(bell, user), { page, pageSize }),
  );
  mount(app, calls.unread, async ({ user }) => ({
    unread: await notifications.unread(await notificationReaderOf(bell, user)),
  }));
  mount(app, calls.readAll, async ({ user, body }) =>
    notifications.markAllRead(await notificationReaderOf(bell, user), new Date(body.upTo)),
  );
  mount(app, calls.read, async ({ user, params }) => {
    const isTheirs = await notifications.markRead(await notificationReaderOf(bell, user), params.notificationId);
    if (!isTheirs) throw new RequestFailure('request/not-found');
  });
}
