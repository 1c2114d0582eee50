import type { AnswerEvidence, QuestionFrame } from '@footnote/domain';
import {
  frameAsQuestion,
  type AskedFrame,
  type LiteratureIndex,
  type ReadQuestionInput,
  type Understanding,
} from '@footnote/literature';
import type { AnswerModel, QuestionReader } from './chat.ports.ts';
import type { AnsweringDocuments } from './documents.ports.ts';
import type { OpenedRecords } from './retrieve/records/searched-records.ts';
import { wordsInRecords } from './retrieve/records/words-in-records.ts';
import { findEvidence, type FoundEvidence } from './retrieve/find-evidence.ts';
import type { AnswerInput } from './turns/run-turn.ts';
import { asksIfSafe } from './write/side/asks-if-safe.ts';
import { composeEvidence } from './write/compose-evidence.ts';

export interface WeighQuestionDeps {
  literature: LiteratureIndex;
  /** Documents of organizations; left out where none are searched. */
  documents?: AnsweringDocuments;
  questionReader: QuestionReader;
  /** Reads a question that nothing answers as the rules read it; left out where no model is set. */
  readFrame?: AnswerModel['readFrame'];
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface WeighQuestionInput extends Pick<AnswerInput, 'query' | 'parameters' | 'signal' | 'owner' | 'isPro'> {
  /** References at most; the product's default where it is left out. */
  limit?: number;
  /** PMIDs of the articles the literature is limited to; left out where it is not. */
  articles?: readonly string[];
  /** Imported records that are asked, too; left out where there are none. */
  records?: OpenedRecords;
}

/** What the literature says to a question, before a word of the answer is written. */
export interface WeighedQuestion extends FoundEvidence {
  understanding: Understanding;
  answered: AnswerEvidence;
}

/**
 * Understands a question, finds and reads what answers it, and composes what the answer rests on. Where nothing answers it as
 * the rules read it, a model that is set reads it, too. Rejects as the index's searches do.
 */
export async function weighQuestion(deps: WeighQuestionDeps, input: WeighQuestionInput): Promise<WeighedQuestion> {
  const { query, records } = input;
  const asked =
    query.frame === undefined
      ? { question: query.question, history: query.history, previousMainQuestion: query.previousMainQuestion ?? '' }
      : asWhole(query.frame);
  const understanding = await deps.questionReader.read(await withKnownWords(asked, records));
  const byRules = await found(deps, input, understanding);
  const weighed = answers(byRules) ? byRules : ((await foundByModel(deps, input, byRules)) ?? byRules);
  const { retrieval, evidence } = weighed;
  const frame = query.frame ?? retrieval.asked.frame;
  const answered = composeEvidence({
    frame,
    evidence,
    pubmedQuery: retrieval.searchString,
    asksIfSafe: asksIfSafe(query.question),
  });
  return { ...weighed, answered };
}

type Found = Omit<WeighedQuestion, 'answered'>;

async function found(deps: WeighQuestionDeps, input: WeighQuestionInput, understanding: Understanding): Promise<Found> {
  return { ...(await findEvidence(deps, { ...input, understanding })), understanding };
}

/** A frame is a whole question: nothing that was asked before belongs to it. */
function asWhole(frame: QuestionFrame): ReadQuestionInput {
  return { question: frameAsQuestion(frame), history: [], previousMainQuestion: '' };
}

/** What stands in the records that are asked is spelt as it is meant. */
async function withKnownWords(
  asked: ReadQuestionInput,
  records: OpenedRecords | undefined,
): Promise<ReadQuestionInput> {
  return records === undefined ? asked : { ...asked, knownWords: await wordsInRecords(records, asked) };
}

function answers({ evidence }: Found): boolean {
  return evidence.some(({ match }) => match.directness === 'direct');
}

/** What answers a question as a model reads it; null where it reads nothing, leaves out or adds what it may not, or nothing answers. */
async function foundByModel(deps: WeighQuestionDeps, input: WeighQuestionInput, byRules: Found): Promise<Found | null> {
  const { query, signal, records } = input;
  if (deps.readFrame === undefined || query.frame !== undefined) return null;
  const earlier = query.history.filter(({ user }) => user === 'USER').map(({ content }) => content);
  const asked = { question: query.question, earlier, precision: query.chatGptMode };
  const frame = await deps.readFrame(asked, signal);
  if (frame === null) return null;
  const understanding = await deps.questionReader.read(await withKnownWords(asWhole(frame), records));
  const byModel = await found(deps, input, { ...understanding, language: byRules.understanding.language });
  return answers(byModel) && keepsTo(byRules.retrieval.asked, byModel.retrieval.asked) ? byModel : null;
}

/**
 * Whether a reading keeps every drug and every trait of the people that the rules read in the question. It may name another
 * drug only where the question has a word that the rules do not know.
 */
function keepsTo(rules: AskedFrame, model: AskedFrame): boolean {
  const drugsOf = ({ parts }: AskedFrame) =>
    parts.filter(({ topic: { kind } }) => kind === 'drug' || kind === 'drug-class').map(({ topic }) => topic.id);
  const traitsOf = ({ traits }: AskedFrame) =>
    traits.map(({ dimension, value, negated }) => `${dimension} ${value} ${negated}`);
  const knowsAll = rules.parts.every(({ topic }) => topic.kind !== 'word');
  const keepsAll = areAllIn(drugsOf(rules), drugsOf(model)) && areAllIn(traitsOf(rules), traitsOf(model));
  return keepsAll && (!knowsAll || areAllIn(drugsOf(model), drugsOf(rules)));
}

function areAllIn(some: readonly string[], all: readonly string[]): boolean {
  return some.every((one) => all.includes(one));
}
