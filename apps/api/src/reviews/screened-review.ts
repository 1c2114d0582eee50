import {
  prismaFlow,
  screeningOutcome,
  type PrismaFlow,
  type ScreeningOutcome,
  type ScreeningStage,
} from '@footnote/domain';
import type { ReviewDeps } from './reviews-deps.ts';
import type {
  CountedRecord,
  SavedDecision,
  SavedReview,
  SavedSearchOfReview,
  SavedSettlement,
} from './reviews.ports.ts';

/** What was decided about the records of a review. */
export interface Screening {
  /** What was said of a record at a stage, without what was taken back. */
  decisions(record: number, stage: ScreeningStage): readonly SavedDecision[];
  settlement(record: number, stage: ScreeningStage): SavedSettlement | null;
  outcome(record: number, stage: ScreeningStage): ScreeningOutcome;
  /** Whether it awaits decisions, which are made without knowing of one another. */
  isOpen(record: number, stage: ScreeningStage): boolean;
  /** Whether it is screened at a stage at all: full texts are those of what titles and abstracts took on. */
  isAtStage(record: number, stage: ScreeningStage): boolean;
}

/** A record at a stage, as a key. */
export const keyOf = ({ record, stage }: Pick<SavedDecision, 'record' | 'stage'>) => `${record} ${stage}`;

/** Puts together what was decided. */
export function screeningOf(
  { screeners }: Pick<SavedReview, 'screeners'>,
  { decisions, settlements }: { decisions: readonly SavedDecision[]; settlements: readonly SavedSettlement[] },
): Screening {
  const standing = decisions.filter(({ verdict }) => verdict !== null);
  const made = Map.groupBy(standing, keyOf);
  const settled = new Map(settlements.map((one) => [keyOf(one), one]));
  const outcomes = new Map<string, ScreeningOutcome>();
  const of = (record: number, stage: ScreeningStage) => made.get(keyOf({ record, stage })) ?? [];
  const settlement = (record: number, stage: ScreeningStage) => settled.get(keyOf({ record, stage })) ?? null;
  const outcome = (record: number, stage: ScreeningStage): ScreeningOutcome => {
    const key = keyOf({ record, stage });
    const known = outcomes.get(key);
    if (known !== undefined) return known;
    const said = of(record, stage).flatMap(({ verdict, reason }) => (verdict === null ? [] : [{ verdict, reason }]));
    const screened = { stage, decisions: said, settlement: settlement(record, stage), required: screeners };
    const found = screeningOutcome(screened);
    outcomes.set(key, found);
    return found;
  };
  return {
    decisions: of,
    settlement,
    outcome,
    isOpen: (record, stage) => outcome(record, stage).state === 'open',
    isAtStage: (record, stage) => stage === 'title' || outcome(record, 'title').state === 'include',
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

/** The numbers of the flow diagram of a review. */
export function reviewFlow(
  searches: readonly SavedSearchOfReview[],
  { counted, screening }: { counted: readonly CountedRecord[]; screening: Screening },
): PrismaFlow {
  return prismaFlow(
    searches.map(({ source, ...search }) => ({ ...search, name: source })),
    counted.map(({ number, duplicateOf }) => ({
      duplicate: duplicateOf !== null,
      title: screening.outcome(number, 'title'),
      fullText: screening.outcome(number, 'full-text'),
    })),
  );
}
