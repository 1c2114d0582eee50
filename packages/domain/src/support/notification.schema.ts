import { z } from 'zod';
import { momentSchema } from '../kernel/moment.schema.ts';
import { pageSchema } from '../kernel/page.schema.ts';
import { MEMBER_ROLES } from '../organizations/organization.schema.ts';

/** Days for which a notification is kept. */
export const NOTIFICATION_DAYS = 180;

/** The organization a notification tells of, by the name it had at that moment. */
const organization = { organizationId: z.string(), organizationName: z.string() };

/** Somebody is invited into an organization; gone from the list once they answered or cannot any more. */
const invitationReceived = z.strictObject({
  kind: z.literal('invitation-received'),
  ...organization,
  role: z.enum(MEMBER_ROLES),
});

/** Somebody has another role in their organization. */
const roleChanged = z.strictObject({ kind: z.literal('role-changed'), ...organization, role: z.enum(MEMBER_ROLES) });

/** Somebody was taken out of their organization. */
const memberRemoved = z.strictObject({ kind: z.literal('member-removed'), ...organization });

/** The organization somebody belonged to was deleted. */
const organizationDeleted = z.strictObject({ kind: z.literal('organization-deleted'), ...organization });

/** An organization of theirs asks its members for a second factor from now on. */
const secondFactorRequired = z.strictObject({ kind: z.literal('second-factor-required'), ...organization });

/** Nobody acts for an organization of theirs for now. */
const organizationSuspended = z.strictObject({ kind: z.literal('organization-suspended'), ...organization });

/** An organization of theirs that was suspended is open again. */
const organizationResumed = z.strictObject({ kind: z.literal('organization-resumed'), ...organization });

/** Somebody administers the service from now on. */
const superAdminGranted = z.strictObject({ kind: z.literal('super-admin-granted') });

/** Somebody administers the service no longer. */
const superAdminRevoked = z.strictObject({ kind: z.literal('super-admin-revoked') });

/** The source a notification tells of, by the name it had at that moment. */
const source = { ...organization, sourceId: z.string(), sourceName: z.string() };
const documents = z.number().int().min(0);

/** Nothing more happens to what they uploaded together: some of it can be searched now. */
const documentsReady = z.strictObject({
  kind: z.literal('documents-ready'),
  ...source,
  ready: documents,
  failed: documents,
});

/** Nothing of what they uploaded together can be searched. */
const documentsFailed = z.strictObject({ kind: z.literal('documents-failed'), ...source, failed: documents });

/** Admins of an organization need more pages for a source. */
const pagesRequested = z.strictObject({
  kind: z.literal('pages-requested'),
  ...source,
  pages: z.number().int().min(0),
});

/** Somebody they referred has an account now. */
const referralSucceeded = z.strictObject({ kind: z.literal('referral-succeeded'), months: z.number().int().min(1) });

/** A saved search of theirs found new studies, or what it told of has changed. */
const alertNews = z.strictObject({
  kind: z.literal('alert-news'),
  alertId: z.string(),
  deliveryId: z.string(),
  title: z.string(),
  articles: z.number().int().min(0),
  changes: z.number().int().min(0),
});

/** There are new studies on the question of an answer they follow, or what it cites has changed. */
const answerNews = z.strictObject({
  kind: z.literal('answer-news'),
  alertId: z.string(),
  sessionId: z.string(),
  title: z.string(),
  /** New studies that may contradict the answer, and all new ones. */
  contradicting: z.number().int().min(0),
  articles: z.number().int().min(0),
  changes: z.number().int().min(0),
});

/** An article of their library was retracted, or doubted by its editors, after they saved it. */
const savedArticleNoticed = z.strictObject({
  kind: z.literal('saved-article-noticed'),
  notice: z.enum(['retracted', 'concern']),
  pmid: z.string(),
  title: z.string(),
});

/** They work on a systematic review of their organization from now on. */
const reviewJoined = z.strictObject({
  kind: z.literal('review-joined'),
  ...organization,
  reviewId: z.string(),
  title: z.string(),
});

/** What a user is told, by its kind. A new kind is added here; the compiler names every place that has to know it. */
export const newsSchema = z.discriminatedUnion('kind', [
  invitationReceived,
  roleChanged,
  memberRemoved,
  organizationDeleted,
  secondFactorRequired,
  organizationSuspended,
  organizationResumed,
  superAdminGranted,
  superAdminRevoked,
  documentsReady,
  documentsFailed,
  pagesRequested,
  referralSucceeded,
  alertNews,
  answerNews,
  savedArticleNoticed,
  reviewJoined,
]);
export type News = z.infer<typeof newsSchema>;
export type NewsKind = News['kind'];

/** Every kind of news there is. */
export const NEWS_KINDS: readonly NewsKind[] = newsSchema.options.map(({ shape }) => shape.kind.value);

/** A notification as its reader sees it. */
export const notificationSchema = z.strictObject({
  id: z.string(),
  news: newsSchema,
  /** ISO 8601. */
  createdAt: z.string(),
  unread: z.boolean(),
});
export type UserNotification = z.infer<typeof notificationSchema>;

/** A page of GET /api/users/me/notifications, the newest first. */
export const notificationPageSchema = pageSchema(notificationSchema);
export type NotificationPage = z.infer<typeof notificationPageSchema>;

/** Answer of GET /api/users/me/notifications/unread. */
export const unreadNotificationsSchema = z.strictObject({ unread: z.number().int().min(0) });

/** Body of POST /api/users/me/notifications/read: those that came later stay unread, because nobody saw them. */
export const readNotificationsSchema = z.strictObject({
  /** When the newest notification came that its reader has seen; ISO 8601. */
  upTo: momentSchema,
});
