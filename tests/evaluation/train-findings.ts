import { writeFileSync } from 'node:fs';
import { encodeWeights } from '@footnote/domain';
import { annotatedFindings, FINDINGS_FILE, hasAnnotatedFindings } from './annotated-findings.ts';
import { learnDirections, toldSurely } from './cross-validate-directions.ts';
import { directionFigures } from './direction-figures.ts';
import { directionExample } from './train-direction-model.ts';

const FILE = new URL(
  '../../packages/domain/src/literature/study-frame/direction/direction-weights.ts',
  import.meta.url,
);
const LEVELS = 44;

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** Learns the model that tells directions from all public findings, and writes it where the product reads it. */
export async function trainFindings(): Promise<boolean> {
  if (!hasAnnotatedFindings()) {
    console.error('The public test data is not beside the project.');
    return false;
  }
  const { model, leastConfidence, validated } = learnDirections(annotatedFindings(FINDINGS_FILE).map(directionExample));
  const highest = model.classes.reduce(
    (most, table) => table.reduce((one, value) => Math.max(one, Math.abs(value)), most),
    0,
  );
  const step = rounded(highest / LEVELS);
  const relevance = Object.entries(model.relevance).map(
    ([name, value]) => `    ${JSON.stringify(name)}: ${rounded(value)},`,
  );
  const classes = model.classes.map((table) => `    ${JSON.stringify(encodeWeights(table, step))},`);
  writeFileSync(
    FILE,
    [
      '// Written by `npm run train -- findings`; weights of hashed features, no text.',
      'export const DIRECTION_WEIGHTS: {',
      '  relevance: Readonly<Record<string, number>>;',
      '  step: number;',
      '  leastConfidence: number;',
      '  classes: readonly string[];',
      '} = {',
      '  relevance: {',
      ...relevance,
      '  },',
      `  step: ${step},`,
      `  leastConfidence: ${rounded(leastConfidence)},`,
      '  classes: [',
      ...classes,
      '  ],',
      '};',
      '',
    ].join('\n'),
  );
  console.log(JSON.stringify(directionFigures(toldSurely(validated, leastConfidence)), null, 2));
  return true;
}
