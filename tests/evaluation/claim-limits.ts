import type { ClaimModel } from '@footnote/domain';
import { macroF1 } from './claim-figures.ts';
import type { ClaimLabel } from './claim-samples.ts';

/** What a model that never saw a claim holds of it, and what experts found. */
export interface JudgedExample {
  label: ClaimLabel;
  contradiction: number;
  unanswered: number;
}

type Limits = Pick<ClaimModel, 'supportedBelow' | 'unansweredFrom' | 'contradictedFrom'>;

/** Of contradicted and of unanswered claims, the most that may be called supported while limits are chosen. */
const MOST_CONTRADICTED = 0.025;
const MOST_UNANSWERED = 0.1;
/** Of supported claims, the most that may be called contradicted: what is doubtful is `partly`. */
const MOST_SUPPORTED = 0.1;

const range = (from: number, to: number, step: number) =>
  Array.from(
    { length: Math.round((to - from) / step) + 1 },
    (_none, index) => Math.round((from + index * step) * 100) / 100,
  );

/** Chooses where a claim counts as supported (safety first) and how the three labels are told apart (by macro F1). */
export function chooseLimits(judged: readonly JudgedExample[]): { chosen: Limits; report: string } {
  const of = (label: ClaimLabel) => judged.filter((example) => example.label === label);
  const [supported, contradicted, unanswered] = [of('support'), of('contradict'), of('not enough information')];
  let kept = -1;
  let supportedBelow = { contradiction: 0, unanswered: 0 };
  for (const limit of range(0.05, 0.6, 0.01))
    for (const other of range(0.06, 0.6, 0.02)) {
      const share = (examples: readonly JudgedExample[]) =>
        examples.filter((example) => example.contradiction < limit && example.unanswered < other).length /
        examples.length;
      if (share(contradicted) > MOST_CONTRADICTED || share(unanswered) > MOST_UNANSWERED) continue;
      if (share(supported) <= kept) continue;
      kept = share(supported);
      supportedBelow = { contradiction: limit, unanswered: other };
    }
  const told = tellApart(judged);
  const contradictedFrom = range(told.contradictedFrom, 1, 0.01).find(
    (limit) =>
      supported.filter((one) => one.unanswered < told.unansweredFrom && one.contradiction >= limit).length <=
      MOST_SUPPORTED * supported.length,
  );
  return {
    chosen: { supportedBelow, unansweredFrom: told.unansweredFrom, contradictedFrom: contradictedFrom ?? 1 },
    report: `cross-validated: macro F1 ${told.f1.toFixed(3)}, supported kept ${kept.toFixed(3)} ${JSON.stringify({ supportedBelow, ...told, contradictedFrom })}`,
  };
}

function tellApart(judged: readonly JudgedExample[]): { unansweredFrom: number; contradictedFrom: number; f1: number } {
  let best = { unansweredFrom: 0.5, contradictedFrom: 0.5, f1: 0 };
  for (const unansweredFrom of range(0.3, 0.6, 0.02))
    for (const contradictedFrom of range(0.38, 0.6, 0.02)) {
      const confusion = emptyConfusion();
      for (const { label, contradiction, unanswered } of judged)
        confusion[label][
          unanswered >= unansweredFrom
            ? 'not enough information'
            : contradiction >= contradictedFrom
              ? 'contradict'
              : 'support'
        ] += 1;
      const f1 = macroF1(confusion);
      if (f1 > best.f1) best = { unansweredFrom, contradictedFrom, f1 };
    }
  return best;
}

const emptyRow = () => ({ support: 0, contradict: 0, 'not enough information': 0 });

function emptyConfusion(): Parameters<typeof macroF1>[0] {
  return { support: emptyRow(), contradict: emptyRow(), 'not enough information': emptyRow() };
}
