import { unreachable, type News, type UserNotification } from '@footnote/domain';
import type { Notification } from '@footnote/ui';
import { defineMessages, type IntlShape } from 'react-intl';
import type { Translate } from '../i18n/translate.ts';
import { paths } from '../navigation/paths.ts';

const messages = defineMessages({
  invited: {
    defaultMessage: '{organization} invites you',
    description: 'Heading of an invitation into an organization',
  },
  invitedText: {
    defaultMessage: 'Accept or decline under “My profile”.',
    description: 'Explains the notification of an invitation into an organization',
  },
  becameAdmin: {
    defaultMessage: 'You are an admin of {organization} now',
    description: 'Notification of a user whom somebody made an admin',
  },
  becameAdminText: {
    defaultMessage: 'You find its settings under “My profile”.',
    description: 'Explains the notification of a user whom somebody made an admin',
  },
  becameMember: {
    defaultMessage: 'You are a member of {organization} now',
    description: 'Notification of a user who was an admin of an organization',
  },
  becameMemberText: {
    defaultMessage: 'You are no longer one of its admins.',
    description: 'Explains the notification of a user who was an admin of an organization',
  },
  removed: {
    defaultMessage: 'You no longer belong to {organization}',
    description: 'Notification of a user who was taken out of an organization',
  },
  removedText: {
    defaultMessage: 'You were taken out. What you made for it is out of your reach now.',
    description: 'Explains the notification of a user who was taken out of an organization',
  },
  deleted: {
    defaultMessage: '{organization} was deleted',
    description: 'Notification of a user whose organization was deleted',
  },
  secondFactor: {
    defaultMessage: '{organization} asks for a second factor',
    description: 'Notification of a user whose organization asks its members for a second factor from now on',
  },
  secondFactorText: {
    defaultMessage: 'You act for it only with one. Set yours up under “My profile”, unless you have.',
    description: 'Explains the notification that an organization asks for a second factor',
  },
  suspended: {
    defaultMessage: '{organization} is suspended',
    description: 'Notification of a user whose organization nobody can act for at present',
  },
  suspendedText: {
    defaultMessage: 'Nobody acts for it until it is resumed. What you made for it is kept.',
    description: 'Explains the notification that an organization is suspended',
  },
  resumed: {
    defaultMessage: '{organization} is open again',
    description: 'Notification of a user whose organization was suspended and is no longer',
  },
  resumedText: {
    defaultMessage: 'What you made for it is there again.',
    description: 'Explains the notification that an organization is no longer suspended',
  },
  superAdmin: {
    defaultMessage: 'You are a super admin now',
    description: 'Notification of a user whom somebody made a super admin, who runs the service',
  },
  superAdminText: {
    defaultMessage: 'You administer users, organizations and the language model.',
    description: 'Explains the notification of a user who was made a super admin',
  },
  noSuperAdmin: {
    defaultMessage: 'You are no longer a super admin',
    description: 'Notification of a user who was a super admin, who runs the service',
  },
  noSuperAdminText: {
    defaultMessage: 'Your account and your own chats stay.',
    description: 'Explains the notification of a user who is a super admin no longer',
  },
  documentsReady: {
    defaultMessage: '{ready, plural, one {# document is ready in {source}} other {# documents are ready in {source}}}',
    description: 'Notification of a user whose uploaded documents can be searched now',
  },
  documentsReadyText: {
    defaultMessage:
      '{failed, plural, =0 {You can ask about what you uploaded for {organization}.} one {You can ask about them. # other document failed.} other {You can ask about them. # other documents failed.}}',
    description: 'Explains the notification that uploaded documents can be searched now',
  },
  documentsFailed: {
    defaultMessage: '{failed, plural, one {# document failed in {source}} other {# documents failed in {source}}}',
    description: 'Notification of a user of whose uploaded documents none can be searched',
  },
  documentsFailedText: {
    defaultMessage: 'The list of documents says why.',
    description: 'Explains the notification that uploaded documents failed',
  },
  pagesRequested: {
    defaultMessage: '{organization} requests more pages',
    description: 'Notification of super admins: admins of an organization need a higher page quota for a source',
  },
  pagesRequestedText: {
    defaultMessage: '{pages, number} pages for “{source}”.',
    description: 'Explains the notification that a higher page quota is requested for a source',
  },
  referral: {
    defaultMessage: 'Somebody registered by your link',
    description: 'Notification of a user whom a referral earned time of the paid plan',
  },
  referralText: {
    defaultMessage: '{months, plural, one {You earned # month of Pro.} other {You earned # months of Pro.}}',
    description: 'Explains the notification of a user whom a referral earned time of the paid plan',
  },
  alert: { defaultMessage: 'News from your alert “{title}”', description: 'Notification of what an alert found' },
  alertText: {
    defaultMessage: 'New studies: {articles, number}. Changes of studies it found earlier: {changes, number}.',
    description:
      'Explains the notification of what an alert found: new studies, and corrections or retractions of known ones',
  },
  answerContradicted: {
    defaultMessage: 'A new study may change your answer: “{title}”',
    description:
      'Notification of a new study that may contradict an answer somebody follows; the title is its question',
  },
  answerNews: {
    defaultMessage: 'News on “{title}”, whose answer you follow',
    description: 'Notification of new studies on the question of an answer somebody follows, or of changed ones',
  },
  answerNewsText: {
    defaultMessage: 'New studies: {articles, number}. Changes of cited studies: {changes, number}.',
    description: 'Explains the notification about an answer somebody follows',
  },
  reviewJoined: {
    defaultMessage: 'You were added to the systematic review “{title}”',
    description: 'A notification',
  },
  reviewJoinedText: {
    defaultMessage: 'It is a review of {organization}.',
    description: 'Below the notification that somebody was added to a systematic review of an organization',
  },
  articleRetracted: {
    defaultMessage: 'An article of your library was retracted',
    description: 'Notification of a user who keeps an article that was retracted',
  },
  articleConcern: {
    defaultMessage: 'Editors doubt an article of your library',
    description: 'Notification of a user who keeps an article about which an expression of concern was published',
  },
  deletedText: {
    defaultMessage: 'What you made for it was deleted with it.',
    description: 'Explains the notification of a user whose organization was deleted',
  },
});

type Words = Pick<Notification, 'title' | 'text' | 'href'>;

/** What says things in the language of a reader. */
export interface Speech {
  t: Translate;
  intl: Pick<IntlShape, 'formatDate' | 'formatRelativeTime'>;
}

/** Says a notification in the language of its reader. */
export function notificationOf({ t, intl }: Speech, { id, news, createdAt, unread }: UserNotification): Notification {
  return { id, unread, when: ago(intl, createdAt), ...wordsOf(t, news) };
}

function wordsOf(t: Translate, news: News): Words {
  switch (news.kind) {
    case 'super-admin-granted':
      return { title: t(messages.superAdmin), text: t(messages.superAdminText), href: paths.users };
    case 'super-admin-revoked':
      return { title: t(messages.noSuperAdmin), text: t(messages.noSuperAdminText) };
    case 'referral-succeeded':
      return {
        title: t(messages.referral),
        text: t(messages.referralText, { months: news.months }),
        href: paths.referrals,
      };
    case 'alert-news': {
      const { title, articles, changes, alertId, deliveryId } = news;
      const href = `${paths.search}?qid=${alertId}&rid=${deliveryId}`;
      return { title: t(messages.alert, { title }), text: t(messages.alertText, { articles, changes }), href };
    }
    case 'answer-news': {
      const { title, contradicting, articles, changes } = news;
      return {
        title: t(contradicting > 0 ? messages.answerContradicted : messages.answerNews, { title }),
        text: t(messages.answerNewsText, { articles, changes }),
        href: paths.chatSession(news.sessionId),
      };
    }
    case 'saved-article-noticed':
      return {
        title: t(news.notice === 'retracted' ? messages.articleRetracted : messages.articleConcern),
        text: news.title,
        href: paths.library,
      };
    case 'documents-ready':
    case 'documents-failed':
    case 'pages-requested':
      return wordsOfSource(t, news);
    default:
      return wordsOfOrganization(t, news);
  }
}

type SourceNews = Extract<News, { sourceName: string }>;

function wordsOfSource(t: Translate, news: SourceNews): Words {
  const { organizationName: organization, organizationId, sourceName: source, sourceId } = news;
  if (news.kind === 'pages-requested') {
    const text = t(messages.pagesRequestedText, { pages: news.pages, source });
    return {
      title: t(messages.pagesRequested, { organization }),
      text,
      href: paths.organizationSources(organizationId),
    };
  }
  const { failed } = news;
  const href = paths.within(organizationId, paths.source(sourceId));
  if (news.kind === 'documents-failed')
    return { title: t(messages.documentsFailed, { failed, source }), text: t(messages.documentsFailedText), href };
  const title = t(messages.documentsReady, { ready: news.ready, source });
  return { title, text: t(messages.documentsReadyText, { failed, organization }), href };
}

type OrganizationNews = Exclude<Extract<News, { organizationName: string }>, SourceNews>;

function wordsOfOrganization(t: Translate, news: OrganizationNews): Words {
  const { organizationName: organization } = news;
  switch (news.kind) {
    case 'invitation-received':
      return { title: t(messages.invited, { organization }), text: t(messages.invitedText), href: paths.profile };
    case 'role-changed':
      return news.role === 'Admin'
        ? { title: t(messages.becameAdmin, { organization }), text: t(messages.becameAdminText), href: paths.profile }
        : {
            title: t(messages.becameMember, { organization }),
            text: t(messages.becameMemberText),
            href: paths.profile,
          };
    case 'member-removed':
      return { title: t(messages.removed, { organization }), text: t(messages.removedText) };
    case 'organization-deleted':
      return { title: t(messages.deleted, { organization }), text: t(messages.deletedText) };
    case 'second-factor-required':
      return {
        title: t(messages.secondFactor, { organization }),
        text: t(messages.secondFactorText),
        href: paths.security,
      };
    case 'organization-suspended':
      return { title: t(messages.suspended, { organization }), text: t(messages.suspendedText) };
    case 'organization-resumed':
      return { title: t(messages.resumed, { organization }), text: t(messages.resumedText), href: paths.profile };
    case 'review-joined':
      return {
        title: t(messages.reviewJoined, { title: news.title }),
        text: t(messages.reviewJoinedText, { organization }),
        href: paths.within(news.organizationId, paths.review(news.reviewId)),
      };
    default:
      return unreachable(news);
  }
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A moment as it is said: "3 hours ago", and the date after a week. */
function ago({ formatRelativeTime, formatDate }: Speech['intl'], moment: string): string {
  const past = Date.now() - Date.parse(moment);
  if (past < MINUTE) return formatRelativeTime(0, 'second', { numeric: 'auto' });
  if (past < HOUR) return formatRelativeTime(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return formatRelativeTime(-Math.floor(past / HOUR), 'hour');
  if (past < 7 * DAY) return formatRelativeTime(-Math.floor(past / DAY), 'day');
  return formatDate(moment, { dateStyle: 'medium' });
}
