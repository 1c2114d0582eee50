import {
  cohensKappa,
  ok,
  SCREENING_STAGES,
  type ListedReview,
  type Review,
  type ReviewAgreement,
  type ReviewImport,
  type ReviewMember,
  type ScreeningStage,
} from '@footnote/domain';
import { findReview, type FoundReview } from './find-review.ts';
import type { Refused, ReviewDeps } from './reviews-deps.ts';
import type { CountedRecord, ReviewUser, SavedDecision, SavedImport } from './reviews.ports.ts';
import { reviewFlow, screeningOf, type Screening } from './screened-review.ts';

type ShowDeps = Pick<ReviewDeps, 'reviews' | 'records'>;

/** The reviews somebody sees. */
export async function listReviews({ reviews }: Pick<ShowDeps, 'reviews'>, user: ReviewUser): Promise<ListedReview[]> {
  const found = await reviews.list(user);
  return found.map(({ id, title, organizationId, records, changedAt }) => ({
    id,
    title,
    shared: organizationId !== null,
    records,
    changedAt: changedAt.toISOString(),
  }));
}

/** A review with all that is counted of it. */
export async function showReview(deps: ShowDeps, user: ReviewUser, id: string): Promise<Refused<Review>> {
  const found = await findReview(deps, user, { id });
  if (!found.ok) return found;
  const { review, self, manageable, nameOf } = found.value;
  const counted = await deps.records.counted(id);
  const decisions = await deps.records.decisions(id);
  const settlements = await deps.records.settlements(id);
  const searches = await deps.records.searches(id);
  const imports = Map.groupBy(await deps.records.imports(id), ({ searchId }) => searchId);
  const amendments = await deps.reviews.amendmentLines(id);
  const screening = screeningOf(review, { decisions, settlements });
  return ok({
    id,
    title: review.title,
    revision: review.revision,
    shared: review.organizationId !== null,
    manageable,
    screens: self !== null,
    screeners: review.screeners,
    protocol: review.protocol,
    amendments: amendments.map(({ changedAt, memberId, changed }) => ({
      at: changedAt.toISOString(),
      by: nameOf(memberId),
      changed,
    })),
    members: membersOf(found.value, { decisions, user }),
    agreement: agreementOf(decisions, { counted, screening }),
    searches: searches.map((search) => ({ ...search, imports: (imports.get(search.id) ?? []).map(importLine) })),
    flow: reviewFlow(searches, { counted, screening }),
    conflicts: conflictsOf(counted, screening),
  });
}

const importLine = ({ id, broughtAt, brought, duplicates }: SavedImport): ReviewImport => ({
  id,
  broughtAt: broughtAt?.toISOString() ?? null,
  brought,
  duplicates,
});

function membersOf(
  { members, review }: FoundReview,
  { decisions, user }: { decisions: readonly SavedDecision[]; user: ReviewUser },
): ReviewMember[] {
  const decided = (memberId: string, stage: ScreeningStage) =>
    decisions.filter((one) => one.memberId === memberId && one.stage === stage && one.verdict !== null).length;
  return members.map(({ id, name, accountId, active }) => ({
    id,
    name,
    owner: accountId !== null && accountId === (review.accountId ?? review.madeBy),
    self: accountId === user.accountId,
    active,
    decided: { title: decided(id, 'title'), fullText: decided(id, 'full-text') },
  }));
}

/** Decisions made blind agree or do not; what was changed once others were known says nothing of agreement. */
function agreementOf(
  decisions: readonly SavedDecision[],
  { counted, screening }: { counted: readonly CountedRecord[]; screening: Screening },
): ReviewAgreement[] {
  const unique = new Set(counted.filter(({ duplicateOf }) => duplicateOf === null).map(({ number }) => number));
  return SCREENING_STAGES.flatMap((stage) => {
    const blind = decisions.filter(
      (one) =>
        one.stage === stage &&
        one.blindVerdict !== null &&
        unique.has(one.record) &&
        !screening.isOpen(one.record, stage),
    );
    const pairs = new Map<string, { members: [string, string]; said: [string, string][] }>();
    for (const of of Map.groupBy(blind, ({ record }) => record).values()) {
      const [one, other] = of.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1));
      if (one === undefined || other === undefined) continue;
      const members: [string, string] = [one.memberId, other.memberId];
      const pair = pairs.get(members.join(' ')) ?? { members, said: [] };
      pair.said.push([answerOf(one), answerOf(other)]);
      pairs.set(members.join(' '), pair);
    }
    return [...pairs.values()].map(({ members, said }) => ({ stage, members, ...cohensKappa(said) }));
  });
}

/** By title, "maybe" and "include" both take a record on. */
function answerOf({ stage, blindVerdict }: SavedDecision): string {
  return stage === 'title' && blindVerdict === 'maybe' ? 'include' : (blindVerdict ?? '');
}

function conflictsOf(counted: readonly CountedRecord[], screening: Screening): Review['conflicts'] {
  const unique = counted.filter(({ duplicateOf }) => duplicateOf === null);
  const countAt = (stage: ScreeningStage) =>
    unique.filter(
      ({ number }) => screening.isAtStage(number, stage) && screening.outcome(number, stage).state === 'conflict',
    ).length;
  return { title: countAt('title'), fullText: countAt('full-text') };
}
