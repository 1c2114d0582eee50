import { findCitationMarkers } from '@footnote/domain';
import {
  importLiterature,
  openLiteratureIndex,
  loadStarterCollection,
  type LiteratureIndex,
} from '@footnote/literature';
import { ask, embeddedPipeline, share, type Answered } from './ask-pipeline.ts';
import {
  clinicalQuestions,
  COLLECTIONS,
  type ClinicalCollection,
  type ClinicalQuestion,
} from './clinical-questions.ts';
import { ABSTRACTS, hasPublicData } from './public-questions.ts';
import { withoutArticles } from './withheld-articles.ts';

/**
 * Prints how answers to clinical questions hold against keys that were written twice: what is cited, whether the first line rests on
 * a study that answers the question and has the figure that was asked for, and what is answered where nothing can be. Whether
 * a line is right in its direction is for a judge who reads it: `--json` prints every line beside its key.
 */
export async function evaluateAnswers(options: readonly string[]): Promise<boolean> {
  const half = options.includes('--held-out') ? 'held-out' : 'open';
  const asked = COLLECTIONS.filter(
    (name) => !COLLECTIONS.some((other) => options.includes(other)) || options.includes(name),
  );
  for (const collection of asked) {
    if (collection === 'abstracts' && !hasPublicData()) {
      console.log('abstracts: skipped, the public test data is not beside the project.');
      continue;
    }
    const index = await open(collection);
    const judged: JudgedAnswer[] = [];
    for (const question of clinicalQuestions(collection, half)) judged.push(await judge(index, question));
    await index.close();
    if (options.includes('--json')) for (const one of judged) console.log(JSON.stringify(one));
    else print(`${collection}, ${half}`, judged);
  }
  return true;
}

async function open(collection: ClinicalCollection): Promise<LiteratureIndex> {
  const index = await openLiteratureIndex({ path: ':memory:' });
  if (collection === 'starter') await loadStarterCollection({ index });
  else await importLiterature({ index, files: [ABSTRACTS] });
  return index;
}

interface JudgedAnswer {
  id: string;
  question: string;
  trap: string | null;
  /** The first line of the answer that cites; '' where none does. */
  line: string;
  key: string;
  /** Nothing was cited. */
  abstained: boolean;
  answerable: boolean;
  cited: { direct: number; indirect: number; off: number; unlisted: number };
  /** The first line cites a direct study, and nothing that is off. */
  lineDirect: boolean;
  /** The first line holds every figure of the key; null where the key needs none. */
  lineFigures: boolean | null;
  /** Nothing was cited once the key study was taken away; null where there is no such study. */
  honestWithoutKey: boolean | null;
}

async function judge(index: LiteratureIndex, question: ClinicalQuestion): Promise<JudgedAnswer> {
  const answered = await ask(embeddedPipeline(index), question.question);
  const direct = new Set(question.direct.map(({ pmid }) => pmid));
  const indirect = new Set(question.indirect.map(({ pmid }) => pmid));
  const off = new Set(question.off);
  const cited = citedIn(answered, answered.markdown);
  const line = firstCitingLine(answered.markdown);
  const inLine = citedIn(answered, line);
  const listed = (pmid: string) => direct.has(pmid) || indirect.has(pmid) || off.has(pmid);
  return {
    id: question.id,
    question: question.question,
    trap: question.trap,
    line,
    key: question.answerLine,
    abstained: cited.length === 0,
    answerable: direct.size > 0,
    cited: {
      direct: cited.filter((pmid) => direct.has(pmid)).length,
      indirect: cited.filter((pmid) => indirect.has(pmid)).length,
      off: cited.filter((pmid) => off.has(pmid)).length,
      unlisted: cited.filter((pmid) => !listed(pmid)).length,
    },
    lineDirect: inLine.some((pmid) => direct.has(pmid)) && !inLine.some((pmid) => off.has(pmid)),
    lineFigures:
      question.figures.length === 0 ? null : question.figures.every((forms) => forms.some((form) => holds(line, form))),
    honestWithoutKey: question.keyStudy === null ? null : await abstains(index, question.question, question.keyStudy),
  };
}

async function abstains(index: LiteratureIndex, question: string, without: string): Promise<boolean> {
  const answered = await ask(embeddedPipeline(withoutArticles(index, [without])), question);
  return citedIn(answered, answered.markdown).length === 0;
}

/** PMIDs of what a text cites, each once. */
function citedIn({ docs }: Answered, text: string): string[] {
  const numbers = new Set(findCitationMarkers(text).flatMap((marker) => marker.numbers));
  return [...numbers].flatMap((number) => docs[number - 1]?.pmid ?? []);
}

function firstCitingLine(markdown: string): string {
  return markdown.split('\n').find((line) => findCitationMarkers(line).length > 0) ?? '';
}

/** Whether a figure stands in a text as itself and not as a part of another. */
function holds(text: string, figure: string): boolean {
  const closed = (written: string) => written.replaceAll(/\s+%/g, '%');
  const plain = closed(text);
  const wanted = closed(figure);
  const at = plain.indexOf(wanted);
  if (at < 0) return false;
  return !/[\d.]/.test(plain[at - 1] ?? '') && !/^\d|^\.\d/.test(plain.slice(at + wanted.length));
}

function print(name: string, judged: readonly JudgedAnswer[]): void {
  const answerable = judged.filter((one) => one.answerable);
  const unanswerable = judged.filter((one) => !one.answerable);
  const sum = (kind: keyof JudgedAnswer['cited']) => judged.reduce((total, one) => total + one.cited[kind], 0);
  const all = sum('direct') + sum('indirect') + sum('off') + sum('unlisted');
  const keyed = judged.filter((one) => one.honestWithoutKey !== null);
  const figured = answerable.filter((one) => one.lineFigures !== null);
  const rows: [string, number, number][] = [
    ['cited and direct', sum('direct'), all],
    ['cited and indirect', sum('indirect'), all],
    ['cited though off', sum('off'), all],
    ['cited and in no list', sum('unlisted'), all],
    ['a direct study is cited', answerable.filter((one) => one.cited.direct > 0).length, answerable.length],
    ['the first line rests on a direct study', answerable.filter((one) => one.lineDirect).length, answerable.length],
    ['the first line has the figures asked for', figured.filter((one) => one.lineFigures).length, figured.length],
    ['abstains though a study answers', answerable.filter((one) => one.abstained).length, answerable.length],
    ['abstains where none answers', unanswerable.filter((one) => one.abstained).length, unanswerable.length],
    ['abstains with the key study withheld', keyed.filter((one) => one.honestWithoutKey).length, keyed.length],
  ];
  console.log(`${name}: ${judged.length} questions`);
  for (const [what, part, whole] of rows) console.log(`  ${what}: ${share(part, whole)}`);
}
