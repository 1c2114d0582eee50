import { randomNumbers, VERDICTS, type Verdict } from '@footnote/domain';
import { CLAIM_LABELS, type ClaimLabel } from './claim-samples.ts';

/** What experts found of a claim, and what the check says. */
export interface JudgedClaim {
  gold: ClaimLabel;
  verdict: Verdict;
  /** Claims and articles that belong together are drawn together for intervals. */
  group: string;
}

/** A share with its 95 % interval, all from 0 to 1. */
export interface ShareWithInterval {
  value: number;
  low: number;
  high: number;
}

/** Rows: what experts found; columns: what the check says. */
type Tally<Said extends string> = Record<ClaimLabel, Record<Said, number>>;

export interface ClaimFigures {
  /** Claims, each with one article. */
  n: number;
  /** Mean F1 of the three labels; `partly`, which leans to support, counts as support here. */
  macroF1: ShareWithInterval;
  f1: Record<ClaimLabel, number>;
  /** The same where `partly` counts as not enough information. */
  macroF1PartlyAsNotEnough: ShareWithInterval;
  /** Of the claims that their source contradicts, those a reader is told are supported or quoted: the dangerous number. */
  contradictedCalledSupported: ShareWithInterval;
  contradictedCalledContradicted: ShareWithInterval;
  /** Of the claims that their source supports. */
  supportedKept: ShareWithInterval;
  supportedCalledContradicted: ShareWithInterval;
  /** Of the claims that their source says nothing of. */
  notEnoughCalledSupported: ShareWithInterval;
  accuracy: ShareWithInterval;
  confusion: Tally<ClaimLabel>;
  verdicts: Tally<Verdict>;
}

/** The label a verdict comes to. */
export const LABEL_OF: Record<Verdict, ClaimLabel> = {
  quoted: 'support',
  supported: 'support',
  partly: 'support',
  contradicted: 'contradict',
  'not found': 'not enough information',
};

const ratio = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

function tallied(judged: readonly JudgedClaim[]): Tally<Verdict> {
  const row = () => ({ quoted: 0, supported: 0, partly: 0, contradicted: 0, 'not found': 0 });
  const tally: Tally<Verdict> = { support: row(), contradict: row(), 'not enough information': row() };
  for (const { gold, verdict } of judged) tally[gold][verdict] += 1;
  return tally;
}

function confusionOf(tally: Tally<Verdict>, partly: ClaimLabel): Tally<ClaimLabel> {
  const row = (gold: ClaimLabel) => {
    const counts = { support: 0, contradict: 0, 'not enough information': 0 };
    for (const verdict of VERDICTS) counts[verdict === 'partly' ? partly : LABEL_OF[verdict]] += tally[gold][verdict];
    return counts;
  };
  return {
    support: row('support'),
    contradict: row('contradict'),
    'not enough information': row('not enough information'),
  };
}

const rowTotal = (confusion: Tally<ClaimLabel>, gold: ClaimLabel) =>
  CLAIM_LABELS.reduce((sum, said) => sum + confusion[gold][said], 0);

function f1Of(confusion: Tally<ClaimLabel>, label: ClaimLabel): number {
  const right = confusion[label][label];
  const said = CLAIM_LABELS.reduce((sum, gold) => sum + confusion[gold][label], 0);
  return ratio(2 * right, rowTotal(confusion, label) + said);
}

/** Mean F1 of the three labels, 0 to 1. */
export function macroF1(confusion: Tally<ClaimLabel>): number {
  return CLAIM_LABELS.reduce((sum, label) => sum + f1Of(confusion, label), 0) / CLAIM_LABELS.length;
}

function accuracy(confusion: Tally<ClaimLabel>): number {
  const right = CLAIM_LABELS.reduce((sum, label) => sum + confusion[label][label], 0);
  return ratio(
    right,
    CLAIM_LABELS.reduce((sum, label) => sum + rowTotal(confusion, label), 0),
  );
}

const shareOf = (gold: ClaimLabel, said: readonly Verdict[]) => (tally: Tally<Verdict>) =>
  ratio(
    said.reduce((sum, verdict) => sum + tally[gold][verdict], 0),
    VERDICTS.reduce((sum, verdict) => sum + tally[gold][verdict], 0),
  );
/** What a reader is told is right. */
const SUPPORTED = ['quoted', 'supported'] as const;

const MEASURES = {
  macroF1: (tally) => macroF1(confusionOf(tally, 'support')),
  macroF1PartlyAsNotEnough: (tally) => macroF1(confusionOf(tally, 'not enough information')),
  contradictedCalledSupported: shareOf('contradict', SUPPORTED),
  contradictedCalledContradicted: shareOf('contradict', ['contradicted']),
  supportedKept: shareOf('support', SUPPORTED),
  supportedCalledContradicted: shareOf('support', ['contradicted']),
  notEnoughCalledSupported: shareOf('not enough information', SUPPORTED),
  accuracy: (tally) => accuracy(confusionOf(tally, 'support')),
} satisfies Record<string, (tally: Tally<Verdict>) => number>;

const DRAWS = 1_000;

/** Tallies of as many groups as there are, drawn with replacement (bootstrap). */
function drawn(judged: readonly JudgedClaim[]): Tally<Verdict>[] {
  const groups = [...Map.groupBy(judged, ({ group }) => group).values()];
  const random = randomNumbers(15);
  return Array.from({ length: DRAWS }, () =>
    tallied(groups.flatMap(() => groups[Math.floor(random() * groups.length)] ?? [])),
  );
}

/** The figures of a check of claims, with intervals from 1,000 draws of whole groups. */
export function claimFigures(judged: readonly JudgedClaim[]): ClaimFigures {
  const verdicts = tallied(judged);
  const confusion = confusionOf(verdicts, 'support');
  const draws = drawn(judged);
  const withInterval = (name: keyof typeof MEASURES): ShareWithInterval => {
    const values = draws.map(MEASURES[name]).toSorted((left, right) => left - right);
    const at = (share: number) => round(values[Math.floor(share * (values.length - 1))] ?? 0);
    return { value: round(MEASURES[name](verdicts)), low: at(0.025), high: at(0.975) };
  };
  return {
    n: judged.length,
    macroF1: withInterval('macroF1'),
    f1: {
      support: round(f1Of(confusion, 'support')),
      contradict: round(f1Of(confusion, 'contradict')),
      'not enough information': round(f1Of(confusion, 'not enough information')),
    },
    macroF1PartlyAsNotEnough: withInterval('macroF1PartlyAsNotEnough'),
    contradictedCalledSupported: withInterval('contradictedCalledSupported'),
    contradictedCalledContradicted: withInterval('contradictedCalledContradicted'),
    supportedKept: withInterval('supportedKept'),
    supportedCalledContradicted: withInterval('supportedCalledContradicted'),
    notEnoughCalledSupported: withInterval('notEnoughCalledSupported'),
    accuracy: withInterval('accuracy'),
    confusion,
    verdicts,
  };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
