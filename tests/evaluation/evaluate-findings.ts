import { existsSync } from 'node:fs';
import { findingFor, type DirectionModel } from '@footnote/domain';
import {
  annotatedFindings,
  FINDINGS_FILE,
  hasAnnotatedFindings,
  isOfTunedHalf,
  quotedEvidence,
  type AnnotatedFinding,
} from './annotated-findings.ts';
import { directionFigures, type DirectionFigures } from './direction-figures.ts';
import { learnDirections, toldSurely } from './cross-validate-directions.ts';
import { directionExample } from './train-direction-model.ts';

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

function judge(
  findings: readonly AnnotatedFinding[],
  options: { model?: DirectionModel; leastConfidence?: number } = {},
) {
  const read = (finding: AnnotatedFinding, isQuoted: boolean) => {
    const abstract = isQuoted ? quotedEvidence(finding) : finding.abstract;
    return { annotated: finding.direction, told: findingFor(abstract, finding.asked, options)?.direction ?? null };
  };
  const stated = findings.filter(({ isInAbstract }) => isInAbstract);
  const withAbstract = stated.filter(({ abstract }) => abstract.length > 0).map((finding) => read(finding, false));
  const withoutAbstract = stated.filter(({ abstract }) => abstract.length === 0).map((finding) => read(finding, true));
  return {
    ...directionFigures(withAbstract),
    /** The file has no abstract of these: the sentences their annotators quoted are read. */
    withoutAbstract: directionFigures(withoutAbstract),
    together: directionFigures([...withAbstract, ...withoutAbstract]),
  };
}

function print(name: string, figures: DirectionFigures): void {
  console.log(`\n${name}: ${figures.n} findings`);
  console.log(
    `macro F1 ${figures.macroF1.toFixed(3)} at coverage ${percent(figures.coverage)}, accuracy ${percent(figures.accuracy)}; what is not told counted as missed ${figures.macroF1OfAll.toFixed(3)}`,
  );
  for (const [direction, { precision, recall, f1, n }] of Object.entries(figures.classes))
    console.log(
      `${direction.padEnd(20)} P ${precision.toFixed(3)}  R ${recall.toFixed(3)}  F1 ${f1.toFixed(3)}  n ${n}`,
    );
}

/**
 * Prints how often the direction of a finding is read right. Without `--file`, a model is learnt from the tuned half of
 * the public findings and judged by the other; with it, the model that ships is judged by a file of that format.
 */
export async function evaluateFindings(options: readonly string[]): Promise<boolean> {
  const at = options.indexOf('--file');
  const file = at === -1 ? FINDINGS_FILE : (options[at + 1] ?? '');
  if (at === -1 && !hasAnnotatedFindings()) {
    console.log('Skipped: the public test data is not beside the project.');
    return true;
  }
  if (!existsSync(file)) {
    console.error(`There is no file “${file}”.`);
    return false;
  }
  const findings = annotatedFindings(file);
  if (at === -1) return report(findings, options);
  const figures = judge(findings);
  if (options.includes('--json')) console.log(JSON.stringify(figures));
  else {
    print('abstracts', figures);
    print('quoted sentences, where the file has no abstract', figures.withoutAbstract);
  }
  return true;
}

function report(findings: readonly AnnotatedFinding[], options: readonly string[]): boolean {
  const learnt = learnDirections(findings.filter(isOfTunedHalf).map(directionExample));
  const validated = directionFigures(toldSurely(learnt.validated, learnt.leastConfidence));
  const heldOut = findings.filter((finding) => !isOfTunedHalf(finding));
  const figures = options.includes('--held-out') ? judge(heldOut, learnt) : null;
  if (options.includes('--json')) {
    console.log(JSON.stringify({ ...figures, crossValidated: validated }));
    return true;
  }
  print('tuned half, each article by a model that has not seen it', validated);
  if (figures !== null) {
    print('held-out half', figures);
    print('held-out half, quoted sentences where the file has no abstract', figures.withoutAbstract);
  }
  return true;
}
