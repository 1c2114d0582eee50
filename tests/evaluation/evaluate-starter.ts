import type { Citation, Claim } from '@footnote/domain';
import { loadStarterCollection, openLiteratureIndex } from '@footnote/literature';
import type { AnswerQuestionDeps } from '../../apps/api/src/chat/answer-question.ts';
import { ask, embeddedPipeline, share } from './ask-pipeline.ts';
import { starterQuestions, type StarterQuestion } from './starter-questions.ts';

/** What the product must reach on this set (issue: main job). */
const TARGETS = { found: 0.9, abstained: 0.95, verbatim: 1, outside: 0 } as const;
const TOP = 3;

interface Outcome {
  question: StarterQuestion;
  right: boolean;
  /** Shown as an answer; the rest of what is cited is shown as near the question. */
  answering: string[];
  cited: string[];
  searchString: string;
  claims: number;
  verbatim: number;
  outside: number;
}

/** Prints how the product answers the evaluation set; true when every target is met. */
export async function evaluateStarter(options: readonly string[]): Promise<boolean> {
  return report(await outcomesOf(starterQuestions('starter-questions.jsonl'), options), options);
}

/** Prints how it answers long, wordy and lay questions, which it does not yet answer as well as the targets ask. */
export async function evaluateHard(options: readonly string[]): Promise<boolean> {
  report(await outcomesOf(starterQuestions('hard-questions.jsonl'), options), options);
  return true;
}

async function outcomesOf(questions: readonly StarterQuestion[], options: readonly string[]): Promise<Outcome[]> {
  const split = options.includes('--split') ? options[options.indexOf('--split') + 1] : undefined;
  const index = await openLiteratureIndex({ path: ':memory:' });
  await loadStarterCollection({ index });
  const deps = embeddedPipeline(index);
  const outcomes: Outcome[] = [];
  for (const question of questions) {
    if (split === undefined || question.split === split) outcomes.push(await judge(deps, question));
  }
  await index.close();
  return outcomes;
}

async function judge(deps: AnswerQuestionDeps, question: StarterQuestion): Promise<Outcome> {
  const { docs, claims, searchString } = await ask(deps, question.question, question.history);
  const cited = docs.map((doc) => doc.pmid);
  const answering = docs.filter(({ directness }) => directness !== 'indirect').map(({ pmid }) => pmid);
  const hit = question.expected.some((pmid) => cited.slice(0, TOP).includes(pmid));
  const bothSides = (question.sides ?? []).every((side) => side.some((pmid) => cited.includes(pmid)));
  return {
    question,
    right: question.abstain ? answering.length === 0 : hit && bothSides,
    answering,
    cited,
    searchString,
    claims: claims.length,
    verbatim: claims.filter((claim) => isVerbatim(claim, docs)).length,
    outside: claims.flatMap((claim) => claim.citations).filter((n) => docs[n - 1] === undefined).length,
  };
}

function isVerbatim(claim: Claim, docs: readonly Citation[]): boolean {
  const text = claim.text.replace(/\s*\[\d+(?:, \d+)*\]\s*/g, ' ').trim();
  return claim.citations.some((n) => docs[n - 1]?.abstract.includes(text));
}

function count(outcomes: readonly Outcome[]): number {
  return outcomes.filter((outcome) => outcome.right).length;
}

function report(outcomes: readonly Outcome[], options: readonly string[]): boolean {
  const answerable = outcomes.filter((outcome) => !outcome.question.abstain);
  const outOfScope = outcomes.filter((outcome) => outcome.question.abstain);
  const claims = outcomes.reduce((sum, outcome) => sum + outcome.claims, 0);
  const verbatim = outcomes.reduce((sum, outcome) => sum + outcome.verbatim, 0);
  const outside = outcomes.reduce((sum, outcome) => sum + outcome.outside, 0);
  const kinds = [...new Set(outcomes.map((outcome) => outcome.question.kind))];
  for (const kind of kinds) {
    const ofKind = outcomes.filter((outcome) => outcome.question.kind === kind);
    console.log(`${kind.padEnd(28)} ${share(count(ofKind), ofKind.length)}`);
  }
  console.log(`\nExpected study in the top ${TOP}     ${share(count(answerable), answerable.length)}`);
  const inTop = ({ question, answering }: Outcome) =>
    question.expected.some((pmid) => answering.slice(0, TOP).includes(pmid));
  console.log(`  … as an answer               ${share(answerable.filter(inTop).length, answerable.length)}`);
  console.log(`Out of scope, and no answer    ${share(count(outOfScope), outOfScope.length)}`);
  const shown = outOfScope.filter(({ cited }) => cited.length > 0).length;
  console.log(`  … with studies near it       ${share(shown, outOfScope.length)}`);
  console.log(`Extractive claims verbatim     ${share(verbatim, claims)}`);
  console.log(`Citations outside the set      ${outside}`);
  if (options.includes('--failures')) for (const outcome of outcomes) if (!outcome.right) describe(outcome);
  return (
    count(answerable) >= TARGETS.found * answerable.length &&
    count(outOfScope) >= TARGETS.abstained * outOfScope.length &&
    verbatim === claims &&
    outside === TARGETS.outside
  );
}

function describe({ question, answering, cited, searchString }: Outcome): void {
  console.log(
    `\n[${question.id}] ${question.kind} ${question.history.map((m) => `${m.user}: ${m.content.slice(0, 80)}`).join(' | ')}`,
  );
  console.log(`  ${question.question}`);
  console.log(
    `  expected ${question.abstain ? 'to abstain' : question.expected.join(' ')}; cited ${cited.join(' ')}, as an answer ${answering.join(' ')}`,
  );
  console.log(`  ${searchString.slice(0, 400)}`);
}
