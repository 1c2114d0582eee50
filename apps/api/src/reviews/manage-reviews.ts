import { isDeepStrictEqual } from 'node:util';
import { ok, REVIEW_LIMITS, SCREENING_STAGES, type ReviewProtocol, type ReviewUpdate } from '@footnote/domain';
import { findReview, refuse, unlessGone, type FoundReview } from './find-review.ts';
import type { Refused, ReviewDeps } from './reviews-deps.ts';
import type { ReviewUser, SavedReview } from './reviews.ports.ts';
import { loadScreening } from './screened-review.ts';

type ManageDeps = Pick<ReviewDeps, 'reviews' | 'records'>;

/** Begins a review, for oneself or the organization one acts for; gives its id. */
export async function beginReview(
  { reviews }: Pick<ManageDeps, 'reviews'>,
  user: ReviewUser,
  review: { title: string; shared: boolean; protocol: ReviewProtocol },
): Promise<Refused<string>> {
  if (review.shared && user.organizationId === null) return refuse('review/no-organization');
  const made = await reviews.create(user, review, REVIEW_LIMITS.reviews);
  return made === null ? refuse('review/too-many') : ok(made.id);
}

/** Changes title, protocol or the number of screeners, or gives a review to the organization its maker acts for. */
export async function changeReview(
  deps: ManageDeps,
  user: ReviewUser,
  { id, update }: { id: string; update: ReviewUpdate },
): Promise<Refused<null>> {
  const found = await findReview(deps, user, { id, to: 'manage' });
  if (!found.ok) return found;
  return unlessGone(deps.records.hold(id, () => changeHeld(deps, user, { found: found.value, update })));
}

/** Within one transaction, so that nobody decides between the look at what is half decided and the change. */
async function changeHeld(
  deps: ManageDeps,
  user: ReviewUser,
  { found: { review, self }, update }: { found: FoundReview; update: ReviewUpdate },
): Promise<Refused<null>> {
  const { revision, shared, protocol, ...change } = update;
  if (revision !== review.revision) return refuse('review/changed-meanwhile');
  const given = shared === true && review.organizationId === null;
  if (given && user.organizationId === null) return refuse('review/no-organization');
  if (given && user.organizationId !== null && (await deps.reviews.isFull(user.organizationId, REVIEW_LIMITS.reviews)))
    return refuse('review/too-many');
  const changed = protocol === undefined ? [] : changedFields(review.protocol, protocol);
  if (change.screeners !== undefined && change.screeners !== review.screeners) {
    if (change.screeners === 1 && (await isHalfDecided(deps, review))) return refuse('review/half-decided');
    changed.push('screeners');
  }
  const isAmended = changed.length > 0 && (await deps.records.isScreened(review.id, null));
  if (isAmended && (await deps.reviews.countAmendments(review.id)) >= REVIEW_LIMITS.amendments)
    return refuse('review/too-many-amendments');
  const isChanged = await deps.reviews.change(
    review,
    { ...change, protocol, organizationId: given ? (user.organizationId ?? undefined) : undefined },
    isAmended ? { changed, memberId: self?.id ?? null } : null,
  );
  return isChanged ? ok(null) : refuse('review/changed-meanwhile');
}

/** Whether one of two people has decided on a record, which the other does not know of yet. */
async function isHalfDecided({ records }: ManageDeps, review: SavedReview): Promise<boolean> {
  const screening = await loadScreening({ records }, review);
  return (await records.counted(review.id)).some(({ number }) =>
    SCREENING_STAGES.some((stage) => screening.decisions(number, stage).length > 0 && screening.isOpen(number, stage)),
  );
}

function changedFields(before: ReviewProtocol, after: ReviewProtocol): string[] {
  return Object.entries(after).flatMap(([field, value]) =>
    isDeepStrictEqual(value, Object.getOwnPropertyDescriptor(before, field)?.value) ? [] : [field],
  );
}

/** Deletes a review with all that is in it. */
export async function deleteReview(deps: ManageDeps, user: ReviewUser, id: string): Promise<Refused<null>> {
  const found = await findReview(deps, user, { id, to: 'manage' });
  if (!found.ok) return found;
  await deps.reviews.remove(id);
  return ok(null);
}

/** Has a member of the organization work on a review. */
export async function inviteMember(
  deps: Pick<ReviewDeps, 'reviews' | 'notifications' | 'inTransaction'>,
  user: ReviewUser,
  { id, email }: { id: string; email: string },
): Promise<Refused<null>> {
  const found = await findReview(deps, user, { id, to: 'manage' });
  if (!found.ok) return found;
  const { review } = found.value;
  if (review.organizationId === null) return refuse('review/no-such-member');
  const { id: reviewId, title, organizationId } = review;
  return deps.inTransaction(async () => {
    const added = await deps.reviews.addMember(review, email, REVIEW_LIMITS.members);
    if (added === null) return refuse('review/no-such-member');
    if (added === 'full') return refuse('review/too-many-members');
    const { accountId, organizationName, isNew } = added;
    // Nobody is told what they did themself, nor what was so before.
    if (isNew && accountId !== user.accountId)
      await deps.notifications.tell(
        { to: 'account', accountId },
        { kind: 'review-joined', organizationId, organizationName, reviewId, title },
      );
    return ok(null);
  });
}

/** Takes somebody out of a review; everybody may leave. */
export async function removeMember(
  deps: ManageDeps,
  user: ReviewUser,
  { id, memberId }: { id: string; memberId: string },
): Promise<Refused<null>> {
  const found = await findReview(deps, user, { id });
  if (!found.ok) return found;
  const { manageable, self } = found.value;
  if (!manageable && self?.id !== memberId) return refuse('review/not-yours');
  await deps.reviews.removeMember(id, memberId);
  return ok(null);
}
