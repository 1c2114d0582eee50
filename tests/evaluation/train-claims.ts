import { writeFileSync } from 'node:fs';
import {
  compareWithArticle,
  FOCUS,
  judgeClaim,
  poolFigures,
  type ClaimModel,
  type LinearModel,
  type SourceComparison,
} from '@footnote/domain';
import {
  CLAIMS,
  claimGroups,
  claimHalf,
  hasClaims,
  partOf,
  readClaimSamples,
  type ClaimSample,
} from './claim-samples.ts';
import { learnLogistic } from './logistic-regression.ts';
import { hasPublicData } from './public-questions.ts';
import { writtenClaims } from './written-claims.ts';
import { checkSample } from './check-sample.ts';
import { chooseLimits, type JudgedExample, type Limits } from './claim-limits.ts';

const FILE = new URL('../../packages/domain/src/chat/claims/model/claim-weights.ts', import.meta.url);
const FOLDS = 8;
/** Inverse penalties; found on the tuned half by cross-validation over articles. */
const STRENGTH = { attention: 0.02, contradiction: 0.003, unanswered: 0.003 };
/** To call a contradicted claim supported is worse than the other way round. */
const WEIGHT_OF_CONTRADICTED = 1.5;

/** How much a claim made from an expert's answer counts beside one that experts judged. */
const WEIGHT_OF_WRITTEN = 0.2;

/** A claim beside its article, with what experts found. */
export interface ClaimExample {
  sample: ClaimSample;
  comparison: SourceComparison;
  group: string;
  weight: number;
}

type Learnt = Pick<ClaimModel, 'attention' | 'contradiction' | 'unanswered'>;

/**
 * Learns the weights of the check from the public claims, and writes them where the check reads them; `--tuned` learns from
 * the tuned half alone, which is how the held-out figures of the docs were made.
 */
export async function trainClaims(options: readonly string[]): Promise<boolean> {
  const samples = hasClaims() ? readClaimSamples(CLAIMS) : undefined;
  if (samples?.ok !== true) {
    console.error(samples?.error ?? 'The public test data is not beside the project.');
    return false;
  }
  const known = options.includes('--tuned') ? claimHalf(samples.value, 'tuned') : samples.value;
  const { model, report } = learnModel(examplesOf(known, 1), writtenExamples());
  console.log(report);
  writeFileSync(FILE, fileOf(model));
  return true;
}

/** Claims made from experts' answers; none without the public test data. */
export function writtenExamples(): ClaimExample[] {
  return hasPublicData() ? examplesOf(writtenClaims(), WEIGHT_OF_WRITTEN) : [];
}

/** Learns a model with its limits from judged examples alone: limits are chosen by what models hold of examples they did not see. */
export function learnModel(
  examples: readonly ClaimExample[],
  written: readonly ClaimExample[],
): { model: ClaimModel; report: string } {
  const judged = Array.from({ length: FOLDS }, (_none, fold) => fold).flatMap((fold) => {
    const inFold = ({ group }: ClaimExample) => partOf(`fold ${group}`, FOLDS) === fold;
    const learnt = learn([...examples.filter((example) => !inFold(example)), ...written]);
    return examples.filter(inFold).map((example) => judge(learnt, example));
  });
  const { chosen, report } = chooseLimits(judged);
  return { model: { ...rounded(learn([...examples, ...written])), ...chosen }, report };
}

export function examplesOf(samples: readonly ClaimSample[], weight: number): ClaimExample[] {
  const groups = claimGroups(samples);
  return samples.map((sample, index) => ({
    sample,
    comparison: compareWithArticle(sample),
    group: groups[index] ?? '',
    weight,
  }));
}

function learn(examples: readonly ClaimExample[]): Learnt {
  const answered = examples.filter(({ sample }) => sample.label !== 'not enough information');
  const attention = learnLogistic(
    answered
      .filter(({ sample }) => sample.evidence_sentences.length > 0)
      .flatMap(({ sample, comparison }) =>
        comparison.figures.map((figures, index) => ({
          figures,
          // The title stands before the sentences.
          isTrue: sample.evidence_sentences.includes((comparison.places[index] ?? 0) - 1),
          weight: 1,
        })),
      ),
    STRENGTH.attention,
  );
  return {
    attention,
    contradiction: learnLogistic(
      answered.map(({ sample, comparison, weight }) => ({
        figures: poolFigures(comparison, attention, FOCUS.contradiction),
        isTrue: sample.label === 'contradict',
        weight: weight * (sample.label === 'contradict' ? WEIGHT_OF_CONTRADICTED : 1),
      })),
      STRENGTH.contradiction,
    ),
    unanswered: learnLogistic(
      examples.map(({ sample, comparison, weight }) => ({
        figures: poolFigures(comparison, attention, FOCUS.unanswered),
        isTrue: sample.label === 'not enough information',
        weight,
      })),
      STRENGTH.unanswered,
    ),
  };
}

/** Limits by which every claim leans one way, to see what the rules of the check then say of it. */
const LEANING = {
  supported: { supportedBelow: { contradiction: 2, unanswered: 2 }, unansweredFrom: 2, contradictedFrom: 2 },
  partly: { supportedBelow: { contradiction: 0, unanswered: 0 }, unansweredFrom: 2, contradictedFrom: 2 },
  contradicted: { supportedBelow: { contradiction: 0, unanswered: 0 }, unansweredFrom: 2, contradictedFrom: 0 },
} satisfies Record<string, Limits>;

function judge(learnt: Learnt, { sample, comparison }: ClaimExample): JudgedExample {
  const { contradiction, unanswered } = judgeClaim(comparison, { ...learnt, ...LEANING.partly });
  const said = (lean: keyof typeof LEANING) =>
    checkSample(sample, { ...learnt, ...LEANING[lean] })?.verdict ?? 'not found';
  const partly = said('partly');
  return {
    label: sample.label,
    contradiction,
    unanswered,
    verdicts: {
      supported: said('supported'),
      partly,
      contradicted: said('contradicted'),
      'not found': partly === 'quoted' ? partly : 'not found',
    },
  };
}

const DIGITS = 10_000;

function rounded(learnt: Learnt): Learnt {
  const round = (value: number) => Math.round(value * DIGITS) / DIGITS;
  const short = ({ bias, weights }: LinearModel): LinearModel => ({
    bias: round(bias),
    weights: Object.fromEntries(
      Object.entries(weights)
        .map(([name, weight]) => [name, round(weight)] as const)
        .filter(([, weight]) => weight !== 0),
    ),
  });
  return {
    attention: short(learnt.attention),
    contradiction: short(learnt.contradiction),
    unanswered: short(learnt.unanswered),
  };
}

function fileOf(model: ClaimModel): string {
  return `import type { ClaimModel } from './linear-model.ts';

/** Written by \`npm run train -- claims\`: weights of figures, no text. */
export const CLAIM_MODEL: ClaimModel = JSON.parse(
  '${JSON.stringify(model)}',
);
`;
}
