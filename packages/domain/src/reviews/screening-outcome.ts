/** Stages of screening: titles with abstracts first, then the full texts of what is left. */
export const SCREENING_STAGES = ['title', 'full-text'] as const;
export type ScreeningStage = (typeof SCREENING_STAGES)[number];

/** What a screener can say of a record; only a full text can turn out not to be had. */
export const SCREENING_VERDICTS = ['include', 'exclude', 'maybe', 'not-retrieved'] as const;
export type ScreeningVerdict = (typeof SCREENING_VERDICTS)[number];

/** What one screener says of a record. */
export interface ScreeningDecision {
  verdict: ScreeningVerdict;
  /** Why it is excluded; '' where that is not said. */
  reason: string;
}

/** What becomes of a record at a stage. */
export type ScreeningOutcome =
  | { state: 'open' }
  | { state: 'conflict' }
  | { state: 'include' }
  | { state: 'exclude'; reason: string }
  | { state: 'not-retrieved' };

/** What is needed to say what becomes of a record. */
export interface ScreenedRecord {
  stage: ScreeningStage;
  /** Decisions of different screeners. */
  decisions: readonly ScreeningDecision[];
  /** How a conflict was settled, or null. */
  settlement: ScreeningDecision | null;
  /** Screeners who have to decide, 1 or 2. */
  required: number;
}

/**
 * What becomes of a record. By its title, "maybe" takes it on to the full text, as "include" does; at the full text it
 * leaves it open, and screeners who exclude for different reasons disagree, because the flow diagram counts reasons.
 */
export function screeningOutcome({ stage, decisions, settlement, required }: ScreenedRecord): ScreeningOutcome {
  if (settlement !== null) return outcomeOf(stage, settlement);
  const made = decisions.filter(({ verdict }) => stage === 'title' || verdict !== 'maybe');
  if (made.length < required) return { state: 'open' };
  const outcomes = made.map((decision) => outcomeOf(stage, decision));
  const [first = { state: 'open' } as const] = outcomes;
  return outcomes.every((one) => isSame(stage, one, first)) ? withReason(outcomes, first) : { state: 'conflict' };
}

function outcomeOf(stage: ScreeningStage, { verdict, reason }: ScreeningDecision): ScreeningOutcome {
  if (verdict === 'exclude') return { state: 'exclude', reason };
  if (verdict === 'not-retrieved') return { state: stage === 'title' ? 'include' : 'not-retrieved' };
  if (verdict === 'maybe' && stage === 'full-text') return { state: 'open' };
  return { state: 'include' };
}

function isSame(stage: ScreeningStage, one: ScreeningOutcome, other: ScreeningOutcome): boolean {
  if (one.state !== other.state) return false;
  return stage === 'title' || one.state !== 'exclude' || other.state !== 'exclude' || one.reason === other.reason;
}

function withReason(outcomes: readonly ScreeningOutcome[], first: ScreeningOutcome): ScreeningOutcome {
  if (first.state !== 'exclude') return first;
  const said = outcomes.find((outcome) => outcome.state === 'exclude' && outcome.reason !== '');
  return said ?? first;
}
