import { type AnswerEvidence, type ChatMessage, type Citation, type Claim } from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import { answerQuestion, type AnswerQuestionDeps } from '../../apps/api/src/chat/answer-question.ts';
import { answeringDeps, askedQuestion } from '../../apps/api/src/chat/answering.fixtures.ts';

/** What the product answered, folded from its events. */
export interface Answered {
  markdown: string;
  docs: readonly Citation[];
  claims: readonly Claim[];
  retrieved: number;
  searchString: string;
  evidence: AnswerEvidence | null;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** The answering pipeline with its embedded parts over an index. */
export function embeddedPipeline(index: LiteratureIndex): AnswerQuestionDeps {
  return answeringDeps(index, { now: Date.now });
}

/** Whether questions are asked with all that Pro offers, as the command line asks them. */
const isPro = !process.argv.includes('--basic');

/** Asks one question and waits for its end; an error event throws. */
export async function ask(
  deps: AnswerQuestionDeps,
  question: string,
  history: readonly ChatMessage[] = [],
): Promise<Answered> {
  const answered: Mutable<Answered> = {
    markdown: '',
    docs: [],
    claims: [],
    retrieved: 0,
    searchString: '',
    evidence: null,
  };
  const asked = { ...askedQuestion({ question, history: [...history] }), isPro };
  for await (const event of answerQuestion(deps, asked)) {
    if (event.event === 'answer_part') answered.markdown += event.text;
    if (event.event === 'all_docs') answered.docs = event.docs;
    if (event.event === 'number_retrieved_docs') answered.retrieved = event.number;
    if (event.event === 'search_string') answered.searchString = event.search_string;
    if (event.event === 'evidence') answered.evidence = event.evidence;
    if (event.event === 'done') answered.claims = event.claims;
    if (event.event === 'error' || event.event === 'failed') throw new Error(`${question}: ${JSON.stringify(event)}`);
  }
  return answered;
}

/** A share as text: "92.9 % (39/42)". */
export function share(part: number, whole: number): string {
  return whole === 0 ? 'n/a' : `${((100 * part) / whole).toFixed(1)} % (${part}/${whole})`;
}
