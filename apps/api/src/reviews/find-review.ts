import { err, ok, REVIEW_ERRORS, type ReviewErrorCode } from '@footnote/domain';
import type { Refused, ReviewDeps } from './reviews-deps.ts';
import type { ReviewUser, SavedMember, SavedReview } from './reviews.ports.ts';

/** Refuses with an error of reviews. */
export const refuse = (code: ReviewErrorCode) => err(REVIEW_ERRORS.error(code));

/** What comes of work on a review that may have been deleted meanwhile. */
export async function unlessGone<Value>(work: Promise<Refused<Value> | null>): Promise<Refused<Value>> {
  return (await work) ?? refuse('review/not-found');
}

/** Whether somebody may change a review as a whole: who began it, and admins of its organization. */
export function mayManage({ accountId, organizationId, madeBy }: SavedReview, user: ReviewUser): boolean {
  return accountId === user.accountId || (organizationId !== null && (madeBy === user.accountId || user.mayManage));
}

/** A review the user sees, with those who work on it. */
export interface FoundReview {
  review: SavedReview;
  members: SavedMember[];
  /** The user among them; null for an admin of the organization who was not invited. */
  self: SavedMember | null;
  /** The name of somebody who works on it; '' for nobody. */
  nameOf: (memberId: string | null) => string;
  manageable: boolean;
}

/** Finds a review for whoever may see it, or may manage it. */
export async function findReview(
  { reviews }: Pick<ReviewDeps, 'reviews'>,
  user: ReviewUser,
  { id, to = 'see' }: { id: string; to?: 'see' | 'manage' },
): Promise<Refused<FoundReview>> {
  const review = await reviews.find(user, id);
  if (review === null) return refuse('review/not-found');
  const manageable = mayManage(review, user);
  if (to === 'manage' && !manageable) return refuse('review/not-yours');
  const members = await reviews.members(review);
  const self = members.find(({ accountId, active }) => accountId === user.accountId && active) ?? null;
  const nameOf = (memberId: string | null) => members.find((member) => member.id === memberId)?.name ?? '';
  return ok({ review, members, self, nameOf, manageable });
}
