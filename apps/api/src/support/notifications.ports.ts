import type { News, UserNotification } from '@footnote/domain';
import type { ListPage } from '../platform/list-page.ts';

/** To whom news goes: an account, whoever owns the address of an invitation, or all who belong to an organization now but one. */
export type Addressee =
  | { to: 'account'; accountId: string }
  | { to: 'invited'; inviteId: string }
  | { to: 'members'; organizationId: string; except?: string };

/** Whose notifications are read. */
export interface NotificationReader {
  accountId: string;
  /** Ids of the invitations that wait for them; none while their address is not verified. */
  invites: readonly string[];
}

/** What users are told behind their bell, as saved. */
export interface Notifications {
  /**
   * Tells news, inside the transaction under way if there is one. What is told of an invitation takes the place of what
   * was told of it before, and is unread again; that somebody works on a review, of what they have not read of it yet.
   */
  tell(addressee: Addressee, news: News): Promise<void>;
  /** A page of them, the newest first; `page` from 1. */
  list(reader: NotificationReader, page: { page: number; pageSize: number }): Promise<ListPage<UserNotification>>;
  /** How many of them are unread. */
  unread(reader: NotificationReader): Promise<number>;
  /** False where there is none of this id for this reader; one that is read stays so. */
  markRead(reader: NotificationReader, id: string): Promise<boolean>;
  /** Marks all that had come by a moment. */
  markAllRead(reader: NotificationReader, upTo: Date): Promise<void>;
  /** Deletes those that are older than NOTIFICATION_DAYS. */
  forgetOld(): Promise<void>;
}
