import type { Article } from '@footnote/domain';
import {
  annotatedAbstracts,
  hasAnnotatedAbstracts,
  MARKS,
  type AnnotatedAbstract,
  type Mark,
} from './annotated-abstracts.ts';
import { share } from './ask-pipeline.ts';
import { evaluateSampleSize } from './evaluate-sample-size.ts';
import { evaluateStudyType } from './evaluate-study-type.ts';
import { importedTexts } from './imported-texts.ts';
import { compareAlternatives, compareTokens, meanOf, scoresOf, sumOf, type Scores } from './token-scores.ts';

const NAMES: Readonly<Record<Mark, string>> = { PAR: 'participants', INT: 'interventions', OUT: 'outcomes' };
/** The rules were made from and tuned on every second document; the others were only measured. */
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
  const articles = await importedTexts(documents);
  for (const { name, rest } of HALVES) {
    const half = documents.filter((_, position) => position % 2 === rest);
    report(
      name,
      half.map((document) => ({ document, fields: alternatives(articles.get(document.pmid)) })),
    );
  }
  await evaluateStudyType();
  await evaluateSampleSize(articles);
  return true;
}

const shown = ({ precision, recall, f1 }: Scores) =>
  [precision, recall, f1].map((value) => value.toFixed(3)).join('  ');

interface Drawn {
  document: AnnotatedAbstract;
  fields: Record<Mark, string[]>;
}

function report(name: string, drawn: readonly Drawn[]): void {
  console.log(`\n${name}, ${drawn.length} abstracts`);
  for (const mark of MARKS) {
    const words = drawn.map(({ document, fields }) => compareTokens(document, mark, fields[mark]));
    const phrases = sumOf(drawn.map(({ document, fields }) => compareAlternatives(document, mark, fields[mark])));
    const empty = drawn.filter(({ fields }) => fields[mark].length === 0).length;
    console.log(`${NAMES[mark].padEnd(14)} all words together  ${shown(scoresOf(sumOf(words)))}`);
    console.log(`${''.padEnd(14)} mean of documents   ${shown(meanOf(words.map(scoresOf)))}`);
    console.log(
      `${''.padEnd(14)} alternatives at least half marked ${share(phrases.right, phrases.given)}; nothing drawn from ${share(empty, drawn.length)}`,
    );
  }
}

function alternatives(article: Article | undefined): Record<Mark, string[]> {
  const split = (field = '') => field.split(' ; ').filter((alternative) => alternative !== '');
  return {
    PAR: split(article?.population),
    // The annotators marked comparators as interventions.
    INT: [...split(article?.intervention), ...split(article?.comparison)],
    OUT: split(article?.outcome),
  };
}
