import {
  ok,
  REVIEW_LIMITS,
  SCREENING_STAGES,
  type RecordFilter,
  type ReviewRecord,
  type ReviewRecords as RecordsAnswer,
  type ScreeningOutcome,
  type ScreeningStage,
  type ScreeningState,
} from '@footnote/domain';
import { findReview, refuse, unlessGone } from './find-review.ts';
import type { Refused, ReviewDeps } from './reviews-deps.ts';
import type { CountedRecord, ReviewUser, SavedMember, SavedRecord } from './reviews.ports.ts';
import { loadScreening, type Screening } from './screened-review.ts';

type RecordDeps = Pick<ReviewDeps, 'reviews' | 'records'>;

/** Every record of a stage, with what the user said and what became of it. */
export async function listStates(
  deps: RecordDeps,
  user: ReviewUser,
  { id, stage }: { id: string; stage: ScreeningStage },
): Promise<Refused<ScreeningState[]>> {
  const found = await findReview(deps, user, { id });
  if (!found.ok) return found;
  const { review, self } = found.value;
  const counted = await deps.records.counted(id);
  const screening = await loadScreening(deps, review);
  return ok(
    counted
      .filter(({ number, duplicateOf }) => duplicateOf === null && screening.isAtStage(number, stage))
      .map(({ number, year }) => {
        const mine = screening.decisions(number, stage).find(({ memberId }) => memberId === self?.id);
        const { state: outcome } = screening.outcome(number, stage);
        return { id: number, mine: mine?.verdict ?? null, reason: mine?.reason ?? '', outcome, year };
      }),
  );
}

/** What of a record somebody is shown. */
export interface Shown {
  screening: Screening;
  self: SavedMember | null;
}

/** A record with what is known of it; what others decided is shown once all who have to have decided. */
export function shownRecord(record: SavedRecord, { screening, self }: Shown): ReviewRecord {
  const { number, reference, source, duplicateOf } = record;
  const state = (stage: ScreeningStage) => screening.outcome(number, stage).state;
  return {
    id: number,
    reference,
    source,
    duplicateOf,
    decisions: SCREENING_STAGES.flatMap((stage) => decisionsOf(number, stage, { screening, self })),
    title: state('title'),
    fullText: state('full-text'),
  };
}

function decisionsOf(number: number, stage: ScreeningStage, { screening, self }: Shown): ReviewRecord['decisions'] {
  const isOpen = screening.isOpen(number, stage);
  const shown = screening.decisions(number, stage).filter(({ memberId }) => !isOpen || memberId === self?.id);
  const settlement = screening.settlement(number, stage);
  return [
    ...shown.flatMap(({ memberId: member, verdict, reason, madeAt }) =>
      verdict === null ? [] : [{ member, stage, verdict, reason, at: madeAt.toISOString() }],
    ),
    ...(settlement === null
      ? []
      : [
          {
            member: null,
            stage,
            verdict: settlement.verdict,
            reason: settlement.reason,
            at: settlement.settledAt.toISOString(),
          },
        ]),
  ];
}

/** Records by their numbers. */
export async function readRecords(
  deps: RecordDeps,
  user: ReviewUser,
  { id, numbers }: { id: string; numbers: readonly number[] },
): Promise<Refused<RecordsAnswer>> {
  const found = await findReview(deps, user, { id });
  if (!found.ok) return found;
  const { review, self } = found.value;
  const screening = await loadScreening(deps, review, numbers);
  const records = await deps.records.read(id, numbers);
  return ok({ records: records.map((record) => shownRecord(record, { screening, self })), total: records.length });
}

/** Which records are listed. */
export interface ListedRecords {
  id: string;
  search: string;
  filter: RecordFilter;
  stage: ScreeningStage;
  page: number;
  pageSize: number;
}

/** A page of the records of a review. */
export async function listRecords(
  deps: RecordDeps,
  user: ReviewUser,
  { id, stage, ...query }: ListedRecords,
): Promise<Refused<RecordsAnswer>> {
  const found = await findReview(deps, user, { id });
  if (!found.ok) return found;
  const { review, self } = found.value;
  const state = STATES[query.filter];
  // Of which records something became, only the decisions on all of them tell.
  const whole = state === null ? null : await loadScreening(deps, review);
  const numbers =
    state === null || whole === null
      ? null
      : numbersOf(await deps.records.counted(id), { screening: whole, state, stage });
  const { records, total } = await deps.records.list(id, { ...query, numbers });
  const shown = records.map(({ number }) => number);
  const screening = whole ?? (await loadScreening(deps, review, shown));
  return ok({ records: records.map((record) => shownRecord(record, { screening, self })), total });
}

/** What became of the records of a filter; null where that does not matter. */
const STATES = {
  all: null,
  duplicates: null,
  open: 'open',
  conflicts: 'conflict',
  included: 'include',
  excluded: 'exclude',
} as const satisfies Record<RecordFilter, ScreeningOutcome['state'] | null>;

/** Numbers of the records that this became of. */
function numbersOf(
  counted: readonly CountedRecord[],
  { screening, state, stage }: { screening: Screening; state: ScreeningOutcome['state']; stage: ScreeningStage },
): number[] {
  return counted
    .filter(({ number }) => screening.isAtStage(number, stage))
    .filter(({ number }) => screening.outcome(number, stage).state === state)
    .map(({ number }) => number);
}

/** Titles and abstracts after a record, for the ranking. */
export async function readTexts(
  deps: RecordDeps,
  user: ReviewUser,
  { id, after }: { id: string; after: number },
): Promise<Refused<{ id: number; text: string }[]>> {
  const found = await findReview(deps, user, { id });
  if (!found.ok) return found;
  return ok(await deps.records.texts(id, after, REVIEW_LIMITS.texts, REVIEW_LIMITS.textCharacters));
}

/** Says that a record is the same as another one, or is not. */
export async function changeDuplicate(
  deps: RecordDeps,
  user: ReviewUser,
  { id, number, duplicateOf }: { id: string; number: number; duplicateOf: number | null },
): Promise<Refused<null>> {
  const found = await findReview(deps, user, { id });
  if (!found.ok) return found;
  const change = async () => {
    const counted = await deps.records.counted(id);
    const first = counted.find((one) => one.number === duplicateOf);
    const isOne = counted.some((one) => one.number === number);
    if (!isOne || (duplicateOf !== null && (first?.duplicateOf !== null || duplicateOf === number)))
      return refuse('review/record-not-found');
    // Duplicates of what is a duplicate now are those of the same work.
    const others = duplicateOf === null ? [] : counted.filter((one) => one.duplicateOf === number);
    const all = [number, ...others.map((one) => one.number)];
    await deps.records.setDuplicates(
      id,
      all.map((one) => ({ number: one, duplicateOf })),
    );
    return ok(null);
  };
  return unlessGone(deps.records.hold(id, change));
}
