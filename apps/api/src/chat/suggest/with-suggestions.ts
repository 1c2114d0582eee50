import type { AnswerEvidence, ChatQuery } from '@footnote/domain';
import {
  countTopics,
  dimensionOf,
  frameAsQuestion,
  questionKnowledge,
  suggestSpellings,
  type AskedFrame,
  type CountedTopic,
} from '@footnote/literature';
import {
  weighQuestion,
  type WeighedQuestion,
  type WeighQuestionDeps,
  type WeighQuestionInput,
} from '../weigh-question.ts';
import { hasWordsOf } from '../write/rows/has-words-of.ts';
import { widerFrames, type WiderFrame } from './wider-frames.ts';

/** Wider questions that are tried; each costs a search. */
const MOST_TRIED = 3;

/**
 * Adds to what an answer rests on how unknown words may have been meant and, where nothing answers, what of the question no
 * article names and which wider question has an answer here. Rejects as the index's searches do.
 */
export async function withSuggestions(
  deps: WeighQuestionDeps,
  input: WeighQuestionInput,
  weighed: WeighedQuestion,
): Promise<AnswerEvidence> {
  const didYouMean = await respelt(deps, input, weighed);
  const { answered } = weighed;
  const said = didYouMean.length === 0 ? answered : { ...answered, didYouMean };
  return answered.verdict === 'not-answered' ? completeAbstention(deps, input, { ...weighed, answered: said }) : said;
}

async function respelt(
  { literature }: WeighQuestionDeps,
  { query: { question } }: WeighQuestionInput,
  { retrieval: { reading } }: WeighedQuestion,
): Promise<string[]> {
  const spellings = await suggestSpellings({ index: literature, knowledge: questionKnowledge() }, reading.topics);
  return spellings.map(({ from, to }) => question.replace(from, () => to)).filter((one) => one !== question);
}

async function completeAbstention(
  deps: WeighQuestionDeps,
  input: WeighQuestionInput,
  { answered, evidence, retrieval: { reading, asked } }: WeighedQuestion,
): Promise<AnswerEvidence> {
  const counted = await countTopics(deps.literature, reading.topics, input.signal);
  // Of a word that is written otherwise nothing wider is known.
  const isMisspelt = answered.didYouMean !== undefined;
  const wider = isMisspelt ? null : await answeredWider(deps, input, widerFrames(answered.frame, asked, counted));
  // Where every part is named somewhere, what is missing is what a wider question leaves out and no study at hand has.
  const left = (wider?.dropped ?? []).filter(
    (one) => !evidence.some(({ citation }) => hasWordsOf(one.asked, citation)),
  );
  const known = [answered.notTold, unnamed(asked, counted), left];
  return {
    ...answered,
    notTold: known.find((missing) => missing.length > 0) ?? [],
    nextQuestions: wider === null ? answered.nextQuestions : [wider.question],
  };
}

/** What of the question no article of the collection names. */
function unnamed({ parts }: AskedFrame, counted: readonly CountedTopic[]): AnswerEvidence['notTold'] {
  return counted
    .filter(({ topic, articles }) => articles === 0 && (topic.required || topic.kind === 'word'))
    .map(({ topic }) => {
      const role = parts.find((part) => part.topic.id === topic.id)?.role ?? 'other';
      return { dimension: dimensionOf(role), asked: topic.kind === 'word' ? topic.surface : topic.preferred };
    });
}

/** The first of these frames that has an answer, as a question, with what it leaves out; asked as the user would ask it, after this one. */
async function answeredWider(
  deps: WeighQuestionDeps,
  input: WeighQuestionInput,
  frames: readonly WiderFrame[],
): Promise<{ question: string; dropped: WiderFrame['dropped'] } | null> {
  for (const { frame, dropped } of frames.slice(0, MOST_TRIED)) {
    const question = frameAsQuestion(frame);
    const { answered } = await weighQuestion(deps, { ...input, query: askedNext(input.query, question) });
    if (answered.verdict !== 'not-answered') return { question, dropped };
  }
  return null;
}

function askedNext({ frame: _frame, ...query }: ChatQuery, question: string): ChatQuery {
  const before = [
    { user: 'USER' as const, content: query.question },
    { user: 'ASSISTANT' as const, content: '' },
  ];
  return { ...query, question, history: [...query.history, ...before] };
}
