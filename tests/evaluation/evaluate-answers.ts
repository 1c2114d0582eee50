import { findCitationMarkers } from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import { ask, embeddedPipeline, share, type Answered } from './ask-pipeline.ts';
import { clinicalQuestions, COLLECTIONS, type ClinicalQuestion } from './clinical-questions.ts';
import { clinicalIndex } from './clinical-index.ts';
import { holdsFigure } from './holds-figure.ts';
import { hasPublicData } from './public-questions.ts';
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
    const index = await clinicalIndex(collection);
    const judged: JudgedAnswer[] = [];
    for (const question of clinicalQuestions(collection, half)) judged.push(await judge(index, question));
    await index.close();
    if (options.includes('--json')) for (const one of judged) console.log(JSON.stringify(one));
    else print(`${collection}, ${half}`, judged);
  }
  return true;
}

/** Citations by what the key says of them. */
interface Counted {
  direct: number;
  indirect: number;
  off: number;
  unlisted: number;
}

interface JudgedAnswer {
  id: string;
  type: string;
  question: string;
  trap: string | null;
  /** The answer line; '' where nothing answers. */
  line: string;
  key: string;
  verdict: string;
  keyVerdict: string;
  /** Nothing was cited. */
  abstained: boolean;
  answerable: boolean;
  /** What is shown as an answer. */
  asDirect: Counted;
  /** What is shown as near the question. */
  asIndirect: Counted;
  /** Of the studies the key calls indirect that are shown as such, those that name a dimension the key names. */
  rightDimension: number;
  /** The answer line rests on a direct study, and on nothing that is off. */
  lineDirect: boolean;
  /** The answer line holds every figure of the key; null where the key needs none. */
  lineFigures: boolean | null;
  disagrees: boolean;
  keyDisagrees: boolean;
  /** Nothing was shown as an answer once the key study was taken away; null where there is no such study. */
  honestWithoutKey: boolean | null;
  /** Words before anything is folded. */
  words: number;
}

async function judge(index: LiteratureIndex, question: ClinicalQuestion): Promise<JudgedAnswer> {
  const answered = await ask(embeddedPipeline(index), question.question);
  const direct = new Set(question.direct.map(({ pmid }) => pmid));
  const indirect = new Map(question.indirect.map(({ pmid, dimension }) => [pmid, dimension]));
  const off = new Set(question.off);
  const counted = (pmids: readonly string[]): Counted => ({
    direct: pmids.filter((pmid) => direct.has(pmid)).length,
    indirect: pmids.filter((pmid) => indirect.has(pmid)).length,
    off: pmids.filter((pmid) => off.has(pmid)).length,
    unlisted: pmids.filter((pmid) => !direct.has(pmid) && !indirect.has(pmid) && !off.has(pmid)).length,
  });
  const cited = citedIn(answered, answered.markdown);
  const shownAs = (directness: string) =>
    answered.docs.filter((doc) => !doc.retracted && doc.directness === directness).map(({ pmid }) => pmid);
  const line = answered.evidence?.answerLine.text ?? '';
  const inLine = pmidsOf(answered, answered.evidence?.answerLine.citations ?? []);
  const named = answered.docs.filter(
    ({ pmid, directness, indirect_because: because = [] }) =>
      directness === 'indirect' && because.some((dimension) => indirect.get(pmid)?.includes(dimension) === true),
  );
  return {
    id: question.id,
    type: question.type,
    question: question.question,
    trap: question.trap,
    line,
    key: question.answerLine,
    verdict: answered.evidence?.verdict ?? '',
    keyVerdict: question.verdict,
    abstained: cited.length === 0,
    answerable: direct.size > 0,
    asDirect: counted(shownAs('direct')),
    asIndirect: counted(shownAs('indirect')),
    rightDimension: named.length,
    lineDirect: inLine.some((pmid) => direct.has(pmid)) && !inLine.some((pmid) => off.has(pmid)),
    lineFigures:
      question.figures.length === 0
        ? null
        : question.figures.every((forms) => forms.some((form) => holdsFigure(line, form))),
    disagrees: answered.evidence?.verdict === 'mixed',
    keyDisagrees: question.disagreement,
    honestWithoutKey: question.keyStudy === null ? null : await abstains(index, question.question, question.keyStudy),
    words: answered.markdown.split(/\s+/).length,
  };
}

async function abstains(index: LiteratureIndex, question: string, without: string): Promise<boolean> {
  const { docs } = await ask(embeddedPipeline(withoutArticles(index, [without])), question);
  return !docs.some(({ directness, retracted }) => directness === 'direct' && !retracted);
}

function pmidsOf({ docs }: Answered, numbers: readonly number[]): string[] {
  return numbers.flatMap((number) => docs[number - 1]?.pmid ?? []);
}

/** PMIDs of what a text cites, each once. */
function citedIn(answered: Answered, text: string): string[] {
  const numbers = new Set(findCitationMarkers(text).flatMap((marker) => marker.numbers));
  return pmidsOf(answered, [...numbers]);
}

function print(name: string, judged: readonly JudgedAnswer[]): void {
  const answerable = judged.filter((one) => one.answerable);
  const unanswerable = judged.filter((one) => !one.answerable);
  const sum = (of: (one: JudgedAnswer) => number) => judged.reduce((total, one) => total + of(one), 0);
  const all = (counted: Counted) => counted.direct + counted.indirect + counted.off + counted.unlisted;
  const answered = sum((one) => all(one.asDirect));
  const near = sum((one) => all(one.asIndirect));
  const keyed = judged.filter((one) => one.honestWithoutKey !== null);
  const figured = answerable.filter((one) => one.lineFigures !== null);
  const disagreeing = judged.filter((one) => one.disagrees);
  const differing = judged.filter((one) => one.keyDisagrees);
  const rows: [string, number, number][] = [
    ['shown as an answer and direct', sum((one) => one.asDirect.direct), answered],
    ['shown as an answer though indirect', sum((one) => one.asDirect.indirect), answered],
    ['shown as an answer though off', sum((one) => one.asDirect.off), answered],
    ['shown as an answer and in no list', sum((one) => one.asDirect.unlisted), answered],
    ['shown as indirect and indirect', sum((one) => one.asIndirect.indirect), near],
    ['shown as indirect though direct', sum((one) => one.asIndirect.direct), near],
    ['shown as indirect though off or in no list', sum((one) => one.asIndirect.off + one.asIndirect.unlisted), near],
    ['… with a dimension of the key', sum((one) => one.rightDimension), sum((one) => one.asIndirect.indirect)],
    [
      'a direct study is shown as an answer',
      answerable.filter((one) => one.asDirect.direct > 0).length,
      answerable.length,
    ],
    ['the answer line rests on a direct study', answerable.filter((one) => one.lineDirect).length, answerable.length],
    ['the answer line has the figures asked for', figured.filter((one) => one.lineFigures).length, figured.length],
    ['cites nothing though a study answers', answerable.filter((one) => one.abstained).length, answerable.length],
    [
      'answers nothing where none answers',
      unanswerable.filter((one) => all(one.asDirect) === 0).length,
      unanswerable.length,
    ],
    ['answers nothing with the key study withheld', keyed.filter((one) => one.honestWithoutKey).length, keyed.length],
    ['a disagreement said is one', disagreeing.filter((one) => one.keyDisagrees).length, disagreeing.length],
    ['a disagreement is said', differing.filter((one) => one.disagrees).length, differing.length],
  ];
  const words = judged.map((one) => one.words).sort((a, b) => a - b);
  console.log(`${name}: ${judged.length} questions, median ${words[Math.floor(words.length / 2)] ?? 0} words`);
  for (const [what, part, whole] of rows) console.log(`  ${what}: ${share(part, whole)}`);
}
