import type { UserNotification } from './notification.schema.ts';

const organization = { organizationId: '6f9619ff-8b86-4d01-b42d-00cf4fc964f1', organizationName: 'Harbour Clinic' };
const source = { ...organization, sourceId: '6f9619ff-8b86-4d01-b42d-00cf4fc964f2', sourceName: 'Guidelines' };

/** A notification of every kind, the newest first. */
export const notificationFixtures: readonly UserNotification[] = [
  {
    id: '6f9619ff-8b86-4d01-b42d-00cf4fc964a1',
    news: { kind: 'invitation-received', ...organization, role: 'Member' },
    createdAt: '2026-05-18T09:30:00.000Z',
    unread: true,
  },
  {
    id: '6f9619ff-8b86-4d01-b42d-00cf4fc964a2',
    news: { kind: 'role-changed', ...organization, role: 'Admin' },
    createdAt: '2026-05-17T08:00:00.000Z',
    unread: true,
  },
  {
    id: '6f9619ff-8b86-4d01-b42d-00cf4fc964a3',
    news: { kind: 'member-removed', ...organization },
    createdAt: '2026-05-12T15:45:00.000Z',
    unread: false,
  },
  {
    id: '6f9619ff-8b86-4d01-b42d-00cf4fc964a4',
    news: { kind: 'organization-deleted', ...organization },
    createdAt: '2026-04-02T10:00:00.000Z',
    unread: false,
  },
  {
    id: '6f9619ff-8b86-4d01-b42d-00cf4fc964a5',
    news: { kind: 'second-factor-required', ...organization },
    createdAt: '2026-03-30T10:00:00.000Z',
    unread: false,
  },
  {
    id: '6f9619ff-8b86-4d01-b42d-00cf4fc964a6',
    news: { kind: 'organization-suspended', ...organization },
    createdAt: '2026-03-12T10:00:00.000Z',
    unread: false,
  },
  {
    id: '6f9619ff-8b86-4d01-b42d-00cf4fc964a7',
    news: { kind: 'organization-resumed', ...organization },
    createdAt: '2026-03-10T10:00:00.000Z',
    unread: false,
  },
  {
    id: '6f9619ff-8b86-4d01-b42d-00cf4fc964a8',
    news: { kind: 'super-admin-granted' },
    createdAt: '2026-03-02T10:00:00.000Z',
    unread: false,
  },
  {
    id: '6f9619ff-8b86-4d01-b42d-00cf4fc964a9',
    news: { kind: 'super-admin-revoked' },
    createdAt: '2026-03-01T10:00:00.000Z',
    unread: false,
  },
  {
    id: '6f9619ff-8b86-4d01-b42d-00cf4fc964b1',
    news: { kind: 'documents-ready', ...source, ready: 28, failed: 2 },
    createdAt: '2026-02-20T10:00:00.000Z',
    unread: false,
  },
  {
    id: '6f9619ff-8b86-4d01-b42d-00cf4fc964b2',
    news: { kind: 'documents-failed', ...source, failed: 4 },
    createdAt: '2026-02-19T10:00:00.000Z',
    unread: false,
  },
  {
    id: '6f9619ff-8b86-4d01-b42d-00cf4fc964b3',
    news: { kind: 'pages-requested', ...source, pages: 20_000 },
    createdAt: '2026-02-18T10:00:00.000Z',
    unread: false,
  },
  {
    id: '6f9619ff-8b86-4d01-b42d-00cf4fc964b4',
    news: { kind: 'referral-succeeded', months: 1 },
    createdAt: '2026-02-17T10:00:00.000Z',
    unread: false,
  },
  {
    id: '6f9619ff-8b86-4d01-b42d-00cf4fc964b5',
    news: {
      kind: 'alert-news',
      alertId: '6f9619ff-8b86-4d01-b42d-00cf4fc964f3',
      deliveryId: '6f9619ff-8b86-4d01-b42d-00cf4fc964f4',
      title: 'Salt and blood pressure',
      articles: 3,
      changes: 1,
    },
    createdAt: '2026-02-16T10:00:00.000Z',
    unread: false,
  },
  {
    id: '6f9619ff-8b86-4d01-b42d-00cf4fc964c5',
    news: {
      kind: 'answer-news',
      alertId: '6f9619ff-8b86-4d01-b42d-00cf4fc964e3',
      sessionId: '6f9619ff-8b86-4d01-b42d-00cf4fc964e4',
      title: 'Does dapagliflozin lower hospitalisation for heart failure?',
      contradicting: 1,
      articles: 2,
      changes: 0,
    },
    createdAt: '2026-02-15T11:00:00.000Z',
    unread: false,
  },
  {
    id: '6f9619ff-8b86-4d01-b42d-00cf4fc964b6',
    news: {
      kind: 'saved-article-noticed',
      notice: 'retracted',
      pmid: '32450107',
      title: 'Hydroxychloroquine or chloroquine for treatment of COVID-19: a multinational registry analysis',
    },
    createdAt: '2026-02-15T10:00:00.000Z',
    unread: false,
  },
  {
    id: '6f9619ff-8b86-4d01-b42d-00cf4fc964b7',
    news: {
      kind: 'review-joined',
      ...organization,
      reviewId: '6f9619ff-8b86-4d01-b42d-00cf4fc964e5',
      title: 'SGLT2 inhibitors in heart failure',
    },
    createdAt: '2026-02-15T09:00:00.000Z',
    unread: false,
  },
];
