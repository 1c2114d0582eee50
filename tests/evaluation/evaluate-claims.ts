import { VERDICTS, type Claim, type Verdict } from '@footnote/domain';
import { checkSample } from './check-sample.ts';
import { crossValidateClaims } from './cross-validate-claims.ts';
import { optionValue } from './option-value.ts';
import { claimFigures, type ClaimFigures, type JudgedClaim, type ShareWithInterval } from './claim-figures.ts';
import {
  CLAIMS,
  CLAIM_HALVES,
  CLAIM_LABELS,
  claimGroups,
  claimHalf,
  hasClaims,
  readClaimSamples,
  type ClaimLabel,
  type ClaimSample,
} from './claim-samples.ts';

/**
 * Prints how well the check tells supported, contradicted and unanswered claims apart, given claim and abstract; `--file`
 * takes another file of that form, `--split` a half of it, `--json` prints one object; `--cross-validated` judges each claim by
 * a model learnt without its article. Skipped without the public test data.
 */
export async function evaluateClaims(options: readonly string[]): Promise<boolean> {
  const file = optionValue(options, '--file') ?? CLAIMS;
  if (file === CLAIMS && !hasClaims()) {
    console.log('Skipped: the public test data is not beside the project.');
    return true;
  }
  const read = readClaimSamples(file);
  if (!read.ok) {
    console.error(read.error);
    return false;
  }
  const samples = read.value;
  if (options.includes('--cross-validated')) return printCrossValidated(samples, options.includes('--json'));
  const split = CLAIM_HALVES.find((half) => half === optionValue(options, '--split'));
  const judged = judgeClaims(split === undefined ? samples : claimHalf(samples, split));
  if (options.includes('--failures')) printFailures(judged);
  if (options.includes('--json')) console.log(JSON.stringify(claimFigures(judged), null, 2));
  else if (file !== CLAIMS || split !== undefined) print(split ?? file, claimFigures(judged));
  else for (const half of CLAIM_HALVES) print(`${half} half`, claimFigures(judgeClaims(claimHalf(samples, half))));
  return true;
}

/** The whole, and the claims of each half: lists of words were made from one of them. */
function printCrossValidated(samples: readonly ClaimSample[], isJson: boolean): boolean {
  const judged = crossValidateClaims(samples);
  if (isJson) console.log(JSON.stringify(claimFigures(judged), null, 2));
  else {
    print('cross-validated', claimFigures(judged));
    for (const half of CLAIM_HALVES) {
      const within = new Set(claimHalf(samples, half));
      print(`cross-validated, ${half} half`, claimFigures(judged.filter(({ sample }) => within.has(sample))));
    }
  }
  return true;
}

type JudgedSample = JudgedClaim & { sample: ClaimSample; claim: Claim | undefined };

function judgeClaims(samples: readonly ClaimSample[]): JudgedSample[] {
  const groups = claimGroups(samples);
  return samples.map((sample, index) => {
    const claim = checkSample(sample);
    return { sample, claim, gold: sample.label, verdict: claim?.verdict ?? 'not found', group: groups[index] ?? '' };
  });
}

const MEASURES = [
  ['macroF1', 'three-way macro F1'],
  ['macroF1PartlyAsNotEnough', 'same, partly as not enough'],
  ['contradictedCalledSupported', 'contradicted called supported'],
  ['contradictedCalledContradicted', 'contradicted called contradicted'],
  ['supportedKept', 'supported kept'],
  ['supportedCalledContradicted', 'supported called contradicted'],
  ['notEnoughCalledSupported', 'not enough called supported'],
  ['accuracy', 'accuracy'],
] as const;

const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
const interval = ({ value, low, high }: ShareWithInterval) => `${percent(value)} [${percent(low)}, ${percent(high)}]`;

function print(name: string, figures: ClaimFigures): void {
  console.log(`\n${name}, ${figures.n} claims, each with one article (95 % intervals over articles)`);
  for (const [key, words] of MEASURES) console.log(`${words.padEnd(34)} ${interval(figures[key])}`);
  console.log(
    `${'experts found, the check says'.padEnd(34)} ${VERDICTS.map((verdict) => verdict.padEnd(14)).join('')}`,
  );
  for (const gold of CLAIM_LABELS)
    console.log(
      `${gold.padEnd(34)} ${VERDICTS.map((verdict) => String(figures.verdicts[gold][verdict]).padEnd(14)).join('')}`,
    );
}

/** What a reader may be told of claims of each label. */
const RIGHT: Record<ClaimLabel, readonly Verdict[]> = {
  support: ['quoted', 'supported'],
  contradict: ['contradicted'],
  'not enough information': ['not found'],
};

function printFailures(judged: readonly JudgedSample[]): void {
  for (const { sample, claim, gold, verdict } of judged)
    if (!RIGHT[gold].includes(verdict))
      console.error(
        `${gold} → ${verdict} (${claim?.reason ?? ''}): ${sample.claim}\n    ${claim?.evidence[0]?.sentence ?? '(no sentence)'}`,
      );
}
