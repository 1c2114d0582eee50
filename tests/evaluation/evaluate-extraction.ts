import { withEvidence } from '@footnote/literature';
import { annotatedAbstracts, hasAnnotatedAbstracts, type AnnotatedAbstract, type Mark } from './annotated-abstracts.ts';
import { share } from './ask-pipeline.ts';
import { evaluateSampleSize } from './evaluate-sample-size.ts';
import { evaluateStudyType } from './evaluate-study-type.ts';
import { recordedText } from './recorded-text.ts';
import { compareAlternatives, compareTokens, meanOf, scoresOf, sumOf, type Scores } from './token-scores.ts';

const NAMES: Readonly<Record<Mark, string>> = { PAR: 'participants', INT: 'interventions', OUT: 'outcomes' };
/** The rules were tuned on every second document; nobody looked at the others. */
const HALVES = [
  { name: 'tuned half', rest: 0 },
  { name: 'held-out half', rest: 1 },
] as const;

/** Prints how well PICO, study type and sample size are drawn from abstracts; skipped without the public test data. */
export async function evaluateExtraction(): Promise<boolean> {
  if (!hasAnnotatedAbstracts()) {
    console.log('Skipped: the public test data is not beside the project.');
    return true;
  }
  const documents = annotatedAbstracts();
  console.log('PICO: words of annotated abstracts (precision, recall, F1; punctuation not counted).');
  console.log('An alternative covers every place where it stands whole in the text, spaces and capitals apart.');
  for (const { name, rest } of HALVES)
    report(
      name,
      documents.filter((_, position) => position % 2 === rest),
    );
  await evaluateStudyType();
  await evaluateSampleSize(documents);
  return true;
}

const shown = ({ precision, recall, f1 }: Scores) =>
  [precision, recall, f1].map((value) => value.toFixed(3)).join('  ');

function report(name: string, documents: readonly AnnotatedAbstract[]): void {
  console.log(`\n${name}, ${documents.length} abstracts`);
  const drawn = documents.map((document) => alternatives(document));
  for (const mark of ['PAR', 'INT', 'OUT'] as const) {
    const words = documents.map((document, position) => compareTokens(document, mark, drawn[position]?.[mark] ?? []));
    const phrases = sumOf(
      documents.map((document, at) => compareAlternatives(document, mark, drawn[at]?.[mark] ?? [])),
    );
    const empty = drawn.filter((fields) => fields[mark].length === 0).length;
    console.log(`${NAMES[mark].padEnd(14)} all words together  ${shown(scoresOf(sumOf(words)))}`);
    console.log(`${''.padEnd(14)} mean of documents   ${shown(meanOf(words.map(scoresOf)))}`);
    console.log(
      `${''.padEnd(14)} alternatives at least half marked ${share(phrases.right, phrases.given)}; nothing drawn from ${share(empty, documents.length)}`,
    );
  }
}

function alternatives(document: AnnotatedAbstract): Record<Mark, string[]> {
  const { population, intervention, comparison, outcome } = withEvidence(recordedText(document));
  const split = (field: string) => field.split(' ; ').filter((alternative) => alternative !== '');
  // The annotators marked comparators as interventions.
  return { PAR: split(population), INT: [...split(intervention), ...split(comparison)], OUT: split(outcome) };
}
