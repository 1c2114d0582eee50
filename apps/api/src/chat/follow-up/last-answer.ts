import type { AnswerEvidence, ChatTurn, Citation } from '@footnote/domain';
import { weighQuestion, type WeighQuestionDeps } from '../weigh-question.ts';
import type { AnswerInput } from '../turns/run-turn.ts';

/** What of an answer a follow-up acts on. */
export interface LastAnswer {
  mainQuestion: string;
  searchString: string;
  retrieved: number;
  citations: readonly Citation[];
  evidence: AnswerEvidence;
}

/**
 * The answer a follow-up follows: as it was saved, else, for callers that keep no chat here, what the last question of
 * their history rests on; null where nothing was asked before. Rejects as the index's searches do.
 */
export async function lastAnswer(deps: WeighQuestionDeps, input: AnswerInput): Promise<LastAnswer | null> {
  const saved = (await input.lastTurn?.()) ?? null;
  return saved === null ? answeredAnew(deps, input) : ofTurn(saved);
}

function ofTurn({ mainQuestion, searchString, retrieved, citations, evidence }: ChatTurn): LastAnswer | null {
  if (evidence === undefined) return null;
  return { mainQuestion, searchString, retrieved: retrieved ?? citations.length, citations, evidence };
}

async function answeredAnew(deps: WeighQuestionDeps, input: AnswerInput): Promise<LastAnswer | null> {
  const { history, previousMainQuestion } = input.query;
  const at = history.findLastIndex(({ user }) => user === 'USER');
  const question = previousMainQuestion ?? history[at]?.content ?? '';
  if (at < 0 || question.trim() === '') return null;
  const query = { ...input.query, question, history: history.slice(0, at), previousMainQuestion: null };
  const { retrieval, evidence, answered } = await weighQuestion(deps, { ...input, query });
  if (evidence.length === 0) return null;
  return {
    mainQuestion: retrieval.reading.question,
    searchString: retrieval.searchString,
    retrieved: retrieval.candidates.length,
    citations: evidence.map(({ citation }) => citation),
    evidence: answered,
  };
}
