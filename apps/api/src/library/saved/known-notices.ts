import type { Article, NoticeKind } from '@footnote/domain';

/** Notices that owners of a saved article are told of. */
export const TOLD_NOTICES = ['retracted', 'concern'] as const;
export type ToldNotice = (typeof TOLD_NOTICES)[number];

const KINDS = { retracted: 'retracted_by', concern: 'concern_by' } as const satisfies Record<ToldNotice, string>;

/** Which of them an article carries. */
export function knownNotices({ notices }: Pick<Article, 'notices'>): ToldNotice[] {
  return TOLD_NOTICES.filter((notice) => notices.some(({ kind }) => kind === KINDS[notice]));
}

/** Notices of these names, as articles carry them. */
export function noticeKinds(known: readonly string[]): NoticeKind[] {
  return TOLD_NOTICES.filter((notice) => known.includes(notice)).map((notice) => KINDS[notice]);
}
