import { leaningOf, type ClaimJudgement, type ClaimModel, type Verdict } from '@footnote/domain';
import { LABEL_OF, macroF1 } from './claim-figures.ts';
import type { ClaimLabel } from './claim-samples.ts';

/** What a model that never saw a claim holds of it, and what experts found. */
export interface JudgedExample {
  label: ClaimLabel;
  contradiction: number;
  unanswered: number;
  /** What the check says of the claim where the model leans one way or another: rules may speak against it. */
  verdicts: Readonly<Record<ClaimJudgement['lean'], Verdict>>;
}

export type Limits = Pick<ClaimModel, 'supportedBelow' | 'unansweredFrom' | 'contradictedFrom'>;

/** Of contradicted and of unanswered claims, the most that may be called supported while limits are chosen. */
const MOST_CONTRADICTED = 0.02;
const MOST_UNANSWERED = 0.1;
/** Of supported claims, the most that may be called contradicted while limits are chosen, some two in a hundred less than are afterwards: what is doubtful is `partly`. */
const MOST_SUPPORTED = 0.06;

const range = (from: number, to: number, step: number) =>
  Array.from(
    { length: Math.round((to - from) / step) + 1 },
    (_none, index) => Math.round((from + index * step) * 100) / 100,
  );

/** Chooses where a claim counts as supported (safety first) and how the three labels are told apart (by macro F1), each by what the whole check says. */
export function chooseLimits(judged: readonly JudgedExample[]): { chosen: Limits; report: string } {
  const supportedBelow = surelySupported(judged);
  let best: { limits: Limits; f1: number } | undefined;
  for (const unansweredFrom of range(0.3, 0.6, 0.02))
    for (const contradictedFrom of range(0.2, 0.8, 0.02)) {
      const limits = { supportedBelow, unansweredFrom, contradictedFrom };
      if (shareCalled(judged, 'support', limits, ['contradicted']) > MOST_SUPPORTED) continue;
      const f1 = f1By(judged, limits);
      if (best === undefined || f1 > best.f1) best = { limits, f1 };
    }
  const chosen = best?.limits ?? { supportedBelow, unansweredFrom: 0.5, contradictedFrom: 1 };
  const kept = shareCalled(judged, 'support', chosen, CALLED_SUPPORTED);
  return {
    chosen,
    report: `cross-validated: macro F1 ${best?.f1.toFixed(3)}, supported kept ${kept.toFixed(3)} ${JSON.stringify(chosen)}`,
  };
}

const CALLED_SUPPORTED: readonly Verdict[] = ['supported', 'quoted'];

const saidBy = ({ verdicts, contradiction, unanswered }: JudgedExample, limits: Limits) =>
  verdicts[leaningOf({ contradiction, unanswered }, limits)];

function shareCalled(
  judged: readonly JudgedExample[],
  label: ClaimLabel,
  limits: Limits,
  verdicts: readonly Verdict[],
): number {
  const found = judged.filter((example) => example.label === label);
  return found.filter((example) => verdicts.includes(saidBy(example, limits))).length / Math.max(1, found.length);
}

/** The limits that keep most supported claims while hardly a contradicted one passes. */
function surelySupported(judged: readonly JudgedExample[]): Limits['supportedBelow'] {
  let kept = -1;
  let best = { contradiction: 0, unanswered: 0 };
  for (const contradiction of range(0.02, 0.6, 0.01))
    for (const unanswered of range(0.06, 0.6, 0.02)) {
      const limits = { supportedBelow: { contradiction, unanswered }, unansweredFrom: 0.5, contradictedFrom: 1 };
      const share = (label: ClaimLabel) => shareCalled(judged, label, limits, CALLED_SUPPORTED);
      if (share('contradict') > MOST_CONTRADICTED || share('not enough information') > MOST_UNANSWERED) continue;
      if (share('support') <= kept) continue;
      kept = share('support');
      best = limits.supportedBelow;
    }
  return best;
}

function f1By(judged: readonly JudgedExample[], limits: Limits): number {
  const row = () => ({ support: 0, contradict: 0, 'not enough information': 0 });
  const confusion = { support: row(), contradict: row(), 'not enough information': row() };
  for (const example of judged) confusion[example.label][LABEL_OF[saidBy(example, limits)]] += 1;
  return macroF1(confusion);
}
