import {
  screeningOutcome,
  type FlowRecord,
  type ScreenedRecord,
  type ScreeningOutcome,
  type ScreeningStage,
} from '@footnote/domain';
import type { ReviewDeps } from './reviews-deps.ts';
import type { CountedRecord, SavedDecision, SavedReview, SavedSettlement } from './reviews.ports.ts';

/** What was decided about the records of a review. */
export interface Screening {
  /** What was said of a record at a stage, without what was taken back. */
  decisions(record: number, stage: ScreeningStage): readonly SavedDecision[];
  settlement(record: number, stage: ScreeningStage): SavedSettlement | null;
  /** All that is needed to say what becomes of it. */
  screened(record: number, stage: ScreeningStage): ScreenedRecord;
  outcome(record: number, stage: ScreeningStage): ScreeningOutcome;
}

const keyOf = (record: number, stage: ScreeningStage) => `${record} ${stage}`;

/** Puts together what was decided. */
export function screeningOf(
  { screeners }: Pick<SavedReview, 'screeners'>,
  { decisions, settlements }: { decisions: readonly SavedDecision[]; settlements: readonly SavedSettlement[] },
): Screening {
  const standing = decisions.filter(({ verdict }) => verdict !== null);
  const made = Map.groupBy(standing, ({ record, stage }) => keyOf(record, stage));
  const settled = new Map(settlements.map((one) => [keyOf(one.record, one.stage), one]));
  const of = (record: number, stage: ScreeningStage) => made.get(keyOf(record, stage)) ?? [];
  const settlement = (record: number, stage: ScreeningStage) => settled.get(keyOf(record, stage)) ?? null;
  const screened = (record: number, stage: ScreeningStage): ScreenedRecord => ({
    stage,
    decisions: of(record, stage).flatMap(({ verdict, reason }) => (verdict === null ? [] : [{ verdict, reason }])),
    settlement: settlement(record, stage),
    required: screeners,
  });
  return {
    decisions: of,
    settlement,
    screened,
    outcome: (record, stage) => screeningOutcome(screened(record, stage)),
  };
}

/** What was decided about a review, or some of its records, as saved now. */
export async function loadScreening(
  { records }: Pick<ReviewDeps, 'records'>,
  review: SavedReview,
  numbers?: readonly number[],
): Promise<Screening> {
  const decisions = await records.decisions(review.id, numbers);
  const settlements = await records.settlements(review.id, numbers);
  return screeningOf(review, { decisions, settlements });
}

/** Records as the flow diagram counts them. */
export function flowRecords(counted: readonly CountedRecord[], screening: Screening): FlowRecord[] {
  return counted.map(({ number, duplicateOf }) => ({
    duplicate: duplicateOf !== null,
    title: screening.outcome(number, 'title'),
    fullText: screening.outcome(number, 'full-text'),
  }));
}
