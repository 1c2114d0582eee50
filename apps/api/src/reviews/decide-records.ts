import { isBlind, ok, type NewDecision, type Settlement } from '@footnote/domain';
import { findReview, refuse } from './find-review.ts';
import type { Refused, ReviewDeps } from './reviews-deps.ts';
import type { DecisionChange, ReviewUser, SavedDecision, SavedReview } from './reviews.ports.ts';
import { loadScreening, screeningOf } from './screened-review.ts';

type DecideDeps = Pick<ReviewDeps, 'reviews' | 'records' | 'now'>;

/**
 * Takes in what a screener decided. The same decision sent again counts once, and of several about a record the one made
 * last, so that a browser which was offline loses nothing and overrules nothing.
 */
export async function decideRecords(
  deps: DecideDeps,
  user: ReviewUser,
  { id, decisions }: { id: string; decisions: readonly NewDecision[] },
): Promise<Refused<null>> {
  const found = await findReview(deps, user, { id });
  if (!found.ok) return found;
  const { review, self } = found.value;
  if (self === null) return refuse('review/not-yours');
  if (decisions.some(isWithoutReason)) return refuse('review/reason-needed');
  return deps.records.hold(id, async () => {
    const numbers = [...new Set(decisions.map(({ record }) => record))];
    const there = new Set((await deps.records.read(id, numbers)).map(({ number }) => number));
    if (numbers.some((number) => !there.has(number))) return refuse('review/record-not-found');
    const known = await deps.records.known(
      id,
      decisions.map((decision) => decision.id),
    );
    const fresh = new Map(decisions.filter((one) => !known.has(one.id)).map((one) => [one.id, one]));
    const change = await weigh(deps, { review, memberId: self.id, decisions: [...fresh.values()] });
    await deps.records.decide(id, change);
    return ok(null);
  });
}

function isWithoutReason({ stage, verdict, reason }: NewDecision): boolean {
  return stage === 'full-text' && verdict === 'exclude' && reason === '';
}

interface Weighed {
  review: SavedReview;
  memberId: string;
  decisions: readonly NewDecision[];
}

/** Says which decisions count, and whether they were made without knowing of others. */
async function weigh({ records, now }: DecideDeps, { review, memberId, decisions }: Weighed): Promise<DecisionChange> {
  const numbers = [...new Set(decisions.map(({ record }) => record))];
  const saved = await records.decisions(review.id, numbers);
  const settlements = await records.settlements(review.id, numbers);
  const own = new Map(saved.filter((one) => one.memberId === memberId).map((one) => [placeOf(one), one]));
  const others = screeningOf(review, { decisions: saved, settlements });
  const counting = new Map<string, DecisionChange['decisions'][number]>();
  const late: NewDecision[] = [];
  for (const given of decisions) {
    const decision = { ...given, madeAt: notAfter(given.madeAt, now()) };
    const place = placeOf(decision);
    const before = own.get(place);
    const standing = counting.get(place)?.madeAt ?? before?.madeAt.toISOString() ?? '';
    if (decision.madeAt < standing) {
      late.push(decision);
      continue;
    }
    const replaced = counting.get(place);
    if (replaced !== undefined) late.push(replaced);
    const blind = isBlind(others.screened(decision.record, decision.stage));
    counting.set(place, { ...decision, blindVerdict: blind ? decision.verdict : (before?.blindVerdict ?? null) });
  }
  return { memberId, decisions: [...counting.values()], late };
}

const placeOf = ({ record, stage }: Pick<SavedDecision, 'record' | 'stage'>) => `${record} ${stage}`;

/** A clock that runs ahead would keep every later decision from counting. */
function notAfter(madeAt: string, now: number): string {
  return new Date(Math.min(Date.parse(madeAt), now)).toISOString();
}

/** Settles a conflict for good, or opens it again: for whoever manages the review. */
export async function settleConflict(
  deps: DecideDeps,
  user: ReviewUser,
  { id, settlement }: { id: string; settlement: Settlement },
): Promise<Refused<null>> {
  const found = await findReview(deps, user, { id, to: 'manage' });
  if (!found.ok) return found;
  const { review, self } = found.value;
  const { record, stage, verdict, reason } = settlement;
  if (stage === 'full-text' && verdict === 'exclude' && reason === '') return refuse('review/reason-needed');
  return deps.records.hold(id, async () => {
    if ((await deps.records.read(id, [record])).length === 0) return refuse('review/record-not-found');
    const screening = await loadScreening(deps, review, [record]);
    const isSettled = screening.settlement(record, stage) !== null;
    if (!isSettled && screening.outcome(record, stage).state !== 'conflict') return refuse('review/nothing-to-settle');
    await deps.records.settle(id, { record, stage, verdict, reason, memberId: self?.id ?? null });
    return ok(null);
  });
}
