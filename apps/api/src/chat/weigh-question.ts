import type { AnswerEvidence } from '@footnote/domain';
import { frameAsQuestion, type LiteratureIndex, type Understanding } from '@footnote/literature';
import type { QuestionReader } from './chat.ports.ts';
import { findEvidence, type FoundEvidence } from './retrieve/find-evidence.ts';
import type { AnswerInput } from './turns/run-turn.ts';
import { composeEvidence } from './write/compose-evidence.ts';

export interface WeighQuestionDeps {
  literature: LiteratureIndex;
  questionReader: QuestionReader;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface WeighQuestionInput extends Pick<AnswerInput, 'query' | 'parameters' | 'signal'> {
  /** References at most; the product's default where it is left out. */
  limit?: number;
}

/** What the literature says to a question, before a word of the answer is written. */
export interface WeighedQuestion extends FoundEvidence {
  understanding: Understanding;
  answered: AnswerEvidence;
}

/** Understands a question, finds and reads what answers it, and composes what the answer rests on. Rejects as the index's searches do. */
export async function weighQuestion(deps: WeighQuestionDeps, input: WeighQuestionInput): Promise<WeighedQuestion> {
  const { query } = input;
  // A frame is a whole question: nothing that was asked before belongs to it.
  const understanding = await deps.questionReader.read(
    query.frame === undefined
      ? { question: query.question, history: query.history, previousMainQuestion: query.previousMainQuestion ?? '' }
      : { question: frameAsQuestion(query.frame), history: [], previousMainQuestion: '' },
  );
  const found = await findEvidence(deps, { ...input, understanding });
  const { retrieval, evidence } = found;
  const frame = query.frame ?? retrieval.asked.frame;
  const answered = composeEvidence({ frame, evidence, pubmedQuery: retrieval.searchString });
  return { ...found, understanding, answered };
}
