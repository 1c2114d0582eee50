import { CLAIM_LABELS, type ClaimLabel } from './claim-samples.ts';

/** What experts found of a claim, and what the check says. */
export interface JudgedClaim {
  gold: ClaimLabel;
  said: ClaimLabel;
  /** Claims and articles that belong together are drawn together for intervals. */
  group: string;
}

/** A share with its 95 % interval, all from 0 to 1. */
export interface ShareWithInterval {
  value: number;
  low: number;
  high: number;
}

export interface ClaimFigures {
  /** Claims, each with one article. */
  n: number;
  /** Mean F1 of the three labels. */
  macroF1: ShareWithInterval;
  f1: Record<ClaimLabel, number>;
  /** Of the claims that their source contradicts: the dangerous number. */
  contradictedCalledSupported: ShareWithInterval;
  contradictedCalledContradicted: ShareWithInterval;
  /** Of the claims that their source supports. */
  supportedKept: ShareWithInterval;
  supportedCalledContradicted: ShareWithInterval;
  /** Of the claims that their source says nothing of. */
  notEnoughCalledSupported: ShareWithInterval;
  accuracy: ShareWithInterval;
  /** Rows: what experts found; columns: what the check says. */
  confusion: Record<ClaimLabel, Record<ClaimLabel, number>>;
}

type Confusion = ClaimFigures['confusion'];

function confusionOf(judged: readonly JudgedClaim[]): Confusion {
  const row = () => ({ support: 0, contradict: 0, 'not enough information': 0 });
  const confusion: Confusion = { support: row(), contradict: row(), 'not enough information': row() };
  for (const { gold, said } of judged) confusion[gold][said] += 1;
  return confusion;
}

const ratio = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
const rowTotal = (confusion: Confusion, gold: ClaimLabel) =>
  CLAIM_LABELS.reduce((sum, said) => sum + confusion[gold][said], 0);

function f1Of(confusion: Confusion, label: ClaimLabel): number {
  const right = confusion[label][label];
  const said = CLAIM_LABELS.reduce((sum, gold) => sum + confusion[gold][label], 0);
  return ratio(2 * right, rowTotal(confusion, label) + said);
}

const shareOf = (gold: ClaimLabel, said: ClaimLabel) => (confusion: Confusion) =>
  ratio(confusion[gold][said], rowTotal(confusion, gold));

const MEASURES = {
  macroF1: (confusion: Confusion) => CLAIM_LABELS.reduce((sum, label) => sum + f1Of(confusion, label), 0) / 3,
  contradictedCalledSupported: shareOf('contradict', 'support'),
  contradictedCalledContradicted: shareOf('contradict', 'contradict'),
  supportedKept: shareOf('support', 'support'),
  supportedCalledContradicted: shareOf('support', 'contradict'),
  notEnoughCalledSupported: shareOf('not enough information', 'support'),
  accuracy: (confusion: Confusion) =>
    ratio(
      CLAIM_LABELS.reduce((sum, label) => sum + confusion[label][label], 0),
      CLAIM_LABELS.reduce((sum, label) => sum + rowTotal(confusion, label), 0),
    ),
} satisfies Record<string, (confusion: Confusion) => number>;

const DRAWS = 1_000;

/** The same numbers from 0 to 1 on every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Confusions of as many groups as there are, drawn with replacement (bootstrap). */
function drawn(judged: readonly JudgedClaim[]): Confusion[] {
  const groups = [...Map.groupBy(judged, ({ group }) => group).values()];
  const random = randomNumbers(15);
  return Array.from({ length: DRAWS }, () =>
    confusionOf(groups.flatMap(() => groups[Math.floor(random() * groups.length)] ?? [])),
  );
}

/** The figures of a check of claims, with intervals from 1,000 draws of whole groups. */
export function claimFigures(judged: readonly JudgedClaim[]): ClaimFigures {
  const confusion = confusionOf(judged);
  const draws = drawn(judged);
  const withInterval = (measure: (confusion: Confusion) => number): ShareWithInterval => {
    const values = draws.map(measure).toSorted((left, right) => left - right);
    const at = (share: number) => round(values[Math.floor(share * (values.length - 1))] ?? 0);
    return { value: round(measure(confusion)), low: at(0.025), high: at(0.975) };
  };
  const { accuracy, macroF1, ...shares } = MEASURES;
  return {
    n: judged.length,
    macroF1: withInterval(macroF1),
    f1: {
      support: round(f1Of(confusion, 'support')),
      contradict: round(f1Of(confusion, 'contradict')),
      'not enough information': round(f1Of(confusion, 'not enough information')),
    },
    contradictedCalledSupported: withInterval(shares.contradictedCalledSupported),
    contradictedCalledContradicted: withInterval(shares.contradictedCalledContradicted),
    supportedKept: withInterval(shares.supportedKept),
    supportedCalledContradicted: withInterval(shares.supportedCalledContradicted),
    notEnoughCalledSupported: withInterval(shares.notEnoughCalledSupported),
    accuracy: withInterval(accuracy),
    confusion,
  };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
