import { ok, type NewDecision, type Settlement, type TakenDecisions } from '@footnote/domain';
import { findReview, refuse, unlessGone } from './find-review.ts';
import type { Refused, ReviewDeps } from './reviews-deps.ts';
import type { DecisionChange, ReviewUser, SavedReview } from './reviews.ports.ts';
import { keyOf, loadScreening, screeningOf, type Screening } from './screened-review.ts';

type DecideDeps = Pick<ReviewDeps, 'reviews' | 'records' | 'now'>;

/** What comes from a browser at once. */
interface SentDecisions {
  id: string;
  decisions: readonly NewDecision[];
  /** What its clock said then. */
  sentAt?: string | undefined;
}

/**
 * Takes in what a screener decided. The same decision sent again counts once, and of several about a record the one made
 * last, so that a browser which was offline loses nothing and overrules nothing. What cannot count is named; the rest counts.
 */
export async function decideRecords(
  deps: DecideDeps,
  user: ReviewUser,
  { id, decisions, sentAt }: SentDecisions,
): Promise<Refused<TakenDecisions>> {
  const found = await findReview(deps, user, { id });
  if (!found.ok) return found;
  const { self } = found.value;
  if (self === null) return refuse('review/not-yours');
  const take = async () => {
    // Read again: what was found before may have been changed by whoever held the review meanwhile.
    const review = await deps.reviews.find(user, id);
    if (review === null) return refuse('review/not-found');
    const numbers = [...new Set(decisions.map(({ record }) => record))];
    const there = await deps.records.existing(id, numbers);
    const refused = decisions.flatMap((one) => refusalOf(one, there));
    const isRefused = new Set(refused.map((one) => one.id));
    const known = await deps.records.known(
      id,
      decisions.map((decision) => decision.id),
    );
    const fresh = new Map(
      decisions.filter((one) => !known.has(one.id) && !isRefused.has(one.id)).map((one) => [one.id, one]),
    );
    const rightMoment = clockOf(deps.now(), sentAt);
    const timed = [...fresh.values()].map((one) => ({ ...one, madeAt: rightMoment(one.madeAt) }));
    const change = await weigh(deps.records, { review, memberId: self.id, decisions: timed });
    await deps.records.decide(id, change);
    return ok({ refused, late: change.late.map((one) => one.id) });
  };
  return unlessGone(deps.records.hold(id, take));
}

function refusalOf(
  { id, record, stage, verdict, reason }: NewDecision,
  there: ReadonlySet<number>,
): TakenDecisions['refused'] {
  if (!there.has(record)) return [{ id, code: 'review/record-not-found' }];
  return lacksReason({ stage, verdict, reason }) ? [{ id, code: 'review/reason-needed' }] : [];
}

/** The flow diagram counts excluded reports by their reasons. */
function lacksReason({ stage, verdict, reason }: Pick<Settlement | NewDecision, 'stage' | 'verdict' | 'reason'>) {
  return stage === 'full-text' && verdict === 'exclude' && reason === '';
}

const MINUTE = 60_000;

/**
 * Gives when something was done of which a browser says when. A clock that is off by minutes is set right, or an earlier
 * decision would count; seconds are the way here. One that runs ahead would keep every later decision from counting.
 */
function clockOf(now: number, sentAt: string | undefined): (madeAt: string) => string {
  const skew = sentAt === undefined ? 0 : Math.trunc((now - Date.parse(sentAt)) / MINUTE) * MINUTE;
  return (madeAt) => new Date(Math.min(Date.parse(madeAt) + skew, now)).toISOString();
}

interface Weighed {
  review: SavedReview;
  memberId: string;
  decisions: readonly NewDecision[];
}

/** Says which decisions count, and whether they were made without knowing of others. */
async function weigh(
  records: DecideDeps['records'],
  { review, memberId, decisions }: Weighed,
): Promise<DecisionChange> {
  const numbers = [...new Set(decisions.map(({ record }) => record))];
  const saved = await records.decisions(review.id, numbers);
  const settlements = await records.settlements(review.id, numbers);
  const own = new Map(saved.filter((one) => one.memberId === memberId).map((one) => [keyOf(one), one]));
  const before = screeningOf(review, { decisions: saved, settlements });
  const counting = new Map<string, NewDecision>();
  const late: NewDecision[] = [];
  for (const decision of decisions) {
    const place = keyOf(decision);
    const mine = own.get(place);
    const replaced = counting.get(place);
    const standing = replaced?.madeAt ?? mine?.madeAt.toISOString() ?? '';
    const isOpen = before.isOpen(decision.record, decision.stage);
    // What others have finished is not overturned by somebody who had no part in it.
    if (decision.madeAt < standing || (!isOpen && (mine?.verdict ?? null) === null)) late.push(decision);
    else {
      if (replaced !== undefined) late.push(replaced);
      counting.set(place, decision);
    }
  }
  const made = [...counting.values()].map((one) => {
    return { ...one, memberId, madeAt: new Date(one.madeAt), blindVerdict: null, opened: false };
  });
  const others = saved.filter((one) => one.memberId !== memberId || !counting.has(keyOf(one)));
  const after = screeningOf(review, { decisions: [...others, ...made], settlements });
  const opened = new Set(saved.filter((one) => one.opened).map(keyOf));
  return {
    memberId,
    decisions: [...counting].map(([place, decision]) => {
      const isOpen = (screening: Screening) => screening.isOpen(decision.record, decision.stage);
      const wasOpened = opened.has(place) || !isOpen(before);
      const blind = review.screeners === 2 && !wasOpened;
      return {
        ...decision,
        blindVerdict: blind ? decision.verdict : (own.get(place)?.blindVerdict ?? null),
        opened: wasOpened || !isOpen(after),
      };
    }),
    late,
  };
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
  if (lacksReason(settlement)) return refuse('review/reason-needed');
  const settle = async () => {
    if (!(await deps.records.existing(id, [record])).has(record)) return refuse('review/record-not-found');
    const screening = await loadScreening(deps, review, [record]);
    const isSettled = screening.settlement(record, stage) !== null;
    if (!isSettled && screening.outcome(record, stage).state !== 'conflict') return refuse('review/nothing-to-settle');
    await deps.records.settle(id, { record, stage, verdict, reason, memberId: self?.id ?? null });
    return ok(null);
  };
  return unlessGone(deps.records.hold(id, settle));
}
