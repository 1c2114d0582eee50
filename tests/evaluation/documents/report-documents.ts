import { share } from '../ask-pipeline.ts';
import type { AskedDocument } from './ask-documents.ts';

/** How many questions went as they should, of how many. */
export interface DocumentFigures {
  documentFirst: Count;
  answered: Count;
  pageCited: Count;
  pageFirst: Count;
  withheldAbstained: Count;
  trapsAbstained: Count;
}

interface Count {
  right: number;
  of: number;
}

const GOALS = { documentFirst: 0.95, pageCited: 0.9, withheldAbstained: 0.95 } as const;

const documentFirst = ({ question, said }: AskedDocument) => said.citations[0]?.document_id === question.pmcid;
const pageCited = ({ question, right, said }: AskedDocument) =>
  said.citations.some((one) => one.document_id === question.pmcid && one.page !== null && right?.has(one.page) === true);
const pageFirst = (one: AskedDocument) => pageCited({ ...one, said: { ...one.said, citations: one.said.citations.slice(0, 1) } });

export function documentFigures(asked: readonly AskedDocument[]): DocumentFigures {
  const answerable = asked.filter(({ right }) => right !== null);
  const traps = asked.filter(({ right }) => right === null);
  const count = (some: readonly AskedDocument[], is: (one: AskedDocument) => boolean): Count => ({
    right: some.filter(is).length,
    of: some.length,
  });
  return {
    documentFirst: count(answerable, documentFirst),
    answered: count(answerable, ({ said }) => said.answers),
    pageCited: count(answerable, pageCited),
    pageFirst: count(answerable, pageFirst),
    withheldAbstained: count(answerable, ({ withheld }) => withheld?.answers === false),
    trapsAbstained: count(traps, ({ said }) => !said.answers),
  };
}

/** Whether every figure reaches its goal. */
export function meetsGoals(figures: DocumentFigures): boolean {
  return Object.entries(GOALS).every(([name, goal]) => {
    const { right, of } = figures[name as keyof typeof GOALS];
    return right >= goal * of;
  });
}

const LINES: readonly [keyof DocumentFigures, string][] = [
  ['documentFirst', 'right document first (goal 95 %)'],
  ['answered', 'answered directly'],
  ['pageCited', 'right page among the cited (goal 90 %)'],
  ['pageFirst', 'right page first'],
  ['withheldAbstained', 'abstains or says indirect without the document (goal 95 %)'],
  ['trapsAbstained', 'the same where no document answers'],
];

/** The figures for a terminal. */
export function documentReport(figures: DocumentFigures, asked: readonly AskedDocument[], withFailures: boolean): string {
  const lines = LINES.map(([name, label]) => `${label.padEnd(60)}${share(figures[name].right, figures[name].of)}`);
  return [...lines, ...(withFailures ? asked.flatMap(failureOf) : [])].join('\n');
}

function failureOf(one: AskedDocument): string[] {
  const { question, right, said, withheld } = one;
  const cited = said.citations.map(({ document_id: id, pmid, page }) => `${id}${pmid}:${page ?? ''}`).join(' ');
  const told = (problem: string) => `${question.id} ${question.type} ${problem}: ${question.question}\n    cited ${cited}; right ${question.pmcid ?? ''} ${[...(right ?? [])].join(' ')}`;
  return [
    ...(right === null && said.answers ? [told('answered')] : []),
    ...(right !== null && right.size === 0 ? [told('wording not found')] : []),
    ...(right !== null && !documentFirst(one) ? [told(said.citations.length === 0 ? 'nothing found' : 'another document first')] : []),
    ...(right !== null && documentFirst(one) && !pageCited(one) ? [told('another page')] : []),
    ...(right !== null && said.citations.length > 0 && !said.answers ? [told('said indirect')] : []),
    ...(withheld?.answers === true ? [`${told('answered without its document')}; by ${withheld.citations.map(({ document_id: id, page }) => `${id}:${page ?? ''}`).join(' ')}`] : []),
  ];
}
