import { chatQuerySchema, type Citation, type Claim } from '@footnote/domain';
import { loadStarterCollection, openLiteratureIndex, questionKnowledge, readQuestion } from '@footnote/literature';
import { answerQuestion, type AnswerQuestionDeps } from '../../apps/api/src/chat/answer-question.ts';
import { createExtractiveAnswerModel } from '../../apps/api/src/chat/write/extractive-answer-model.ts';
import { starterQuestions, type StarterQuestion } from './starter-questions.ts';

/** What the product must reach on this set (issue: main job). */
const TARGETS = { found: 0.9, abstained: 0.95, verbatim: 1, outside: 0 } as const;
const TOP = 3;

interface Outcome {
  question: StarterQuestion;
  right: boolean;
  retrieved: number;
  cited: string[];
  searchString: string;
  claims: number;
  verbatim: number;
  outside: number;
}

/** Prints how the product answers the evaluation set; true when every target is met. */
export async function evaluateStarter(options: readonly string[]): Promise<boolean> {
  const split = options.includes('--split') ? options[options.indexOf('--split') + 1] : undefined;
  const index = await openLiteratureIndex({ path: ':memory:' });
  await loadStarterCollection({ index });
  const knowledge = questionKnowledge();
  const deps: AnswerQuestionDeps = {
    literature: index,
    questionReader: { read: (input) => readQuestion({ index, knowledge }, input) },
    answerModel: createExtractiveAnswerModel(),
    now: Date.now,
  };
  const outcomes: Outcome[] = [];
  for (const question of starterQuestions()) {
    if (split === undefined || question.split === split) outcomes.push(await ask(deps, question));
  }
  await index.close();
  return report(outcomes, options);
}

async function ask(deps: AnswerQuestionDeps, question: StarterQuestion): Promise<Outcome> {
  const query = chatQuerySchema.parse({ question: question.question, history: question.history });
  let docs: Citation[] = [];
  let claims: Claim[] = [];
  let retrieved = 0;
  let searchString = '';
  const signal = new AbortController().signal;
  const parameters = { current_week: false, cost_effectiveness: false };
  for await (const event of answerQuestion(deps, { query, parameters, sessionId: 'evaluation', signal })) {
    if (event.event === 'all_docs') docs = event.docs;
    if (event.event === 'number_retrieved_docs') retrieved = event.number;
    if (event.event === 'search_string') searchString = event.search_string;
    if (event.event === 'done') claims = event.claims;
    if (event.event === 'error' || event.event === 'failed')
      throw new Error(`${question.id}: ${JSON.stringify(event)}`);
  }
  const top = docs.slice(0, TOP).map((doc) => doc.pmid);
  const cited = docs.map((doc) => doc.pmid);
  const hit = question.expected.some((pmid) => top.includes(pmid));
  const bothSides = (question.sides ?? []).every((side) => side.some((pmid) => cited.includes(pmid)));
  return {
    question,
    right: question.abstain ? retrieved === 0 : hit && bothSides,
    retrieved,
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

function share(part: number, whole: number): string {
  return whole === 0 ? 'n/a' : `${((100 * part) / whole).toFixed(1)} % (${part}/${whole})`;
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
  console.log(`Out of scope and abstained     ${share(count(outOfScope), outOfScope.length)}`);
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

function describe({ question, retrieved, cited, searchString }: Outcome): void {
  console.log(
    `\n[${question.id}] ${question.kind} ${question.history.map((m) => `${m.user}: ${m.content.slice(0, 80)}`).join(' | ')}`,
  );
  console.log(`  ${question.question}`);
  console.log(
    `  expected ${question.abstain ? 'to abstain' : question.expected.join(' ')}; found ${retrieved}: ${cited.join(' ')}`,
  );
  console.log(`  ${searchString.slice(0, 400)}`);
}
