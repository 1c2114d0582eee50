import {
  notificationPageSchema,
  unreadNotificationsSchema,
  type NotificationPage,
  type Result,
} from '@footnote/domain';
import { callApi, type ApiError } from '../api/api.client.ts';
import { answerOf } from '../api/call-failure.ts';
import { calls } from '../navigation/paths.ts';

// Users are told what concerns them, for whichever organization they act.
const actingFor = null;
const nothing = () => null;

/** Counts the notifications that are unread. Throws CallFailure. */
export async function loadUnread(): Promise<number> {
  const read = (value: unknown) => unreadNotificationsSchema.parse(value).unread;
  return answerOf(await callApi(calls.unreadNotifications, { actingFor, read }));
}

/** Loads a page of notifications by its address. Throws CallFailure. */
export async function loadNotifications([url]: readonly [string, string]): Promise<NotificationPage> {
  return answerOf(await callApi(url, { actingFor, read: (value) => notificationPageSchema.parse(value) }));
}

/** Marks a notification as read. */
export function markRead(id: string): Promise<Result<null, ApiError>> {
  return callApi(calls.readNotification(id), { method: 'POST', actingFor, read: nothing });
}

/** Marks all notifications as read that had come by a moment, which is ISO 8601. */
export function markAllRead(upTo: string): Promise<Result<null, ApiError>> {
  return callApi(calls.readNotifications, { method: 'POST', body: { upTo }, actingFor, read: nothing });
}
