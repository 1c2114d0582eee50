import {
  chatQueryParametersSchema,
  chatQuerySchema,
  emptyTurn,
  exampleOf,
  foldTurn,
  type ChatExample,
  type ChatStreamEvent,
  type ExampleAnswer,
  type InterfaceLanguage,
} from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import type { AnswerInput } from '../turns/run-turn.ts';

/** Seconds an example may take to be answered. */
const SECONDS = 30;
/** Milliseconds for which the collection counts as it was, in every language: counting it reads the whole index. */
const COUNT_AGAIN = 30_000;
/** Milliseconds an example may stand in for one of the collection as it is now: what it cites may have been retracted since. */
const LONGEST_STAND_IN = 3_600_000;

export interface ExampleAnswersDeps {
  /** Questions that may have an answer here, in each language; the first that has one is the example. */
  questions: Readonly<Partial<Record<InterfaceLanguage, readonly string[]>>>;
  /** Answers from the literature alone, by quotation: an example costs no model anything, and says the same to everybody. */
  answer: (input: AnswerInput) => AsyncIterable<ChatStreamEvent>;
  literature: Pick<LiteratureIndex, 'stats'>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Hears why a newer example could not be found while the last one stands in for it. */
  onError: (error: unknown) => void;
}

/** Examples of what this server answers. */
export interface ExampleAnswers {
  /**
   * The example in a language; the same object until the collection changes, and the last one while a newer one is looked
   * for. Rejects where the index fails, or the questions could not be answered to their end.
   */
  of(language: InterfaceLanguage): Promise<ChatExample>;
}

type Collection = Awaited<ReturnType<LiteratureIndex['stats']>>;

interface Kept {
  example: ChatExample | null;
  /** The collection it was found in, in writing. */
  collection: string;
  /** When it was known last to be the example of the collection. */
  heldAt: number;
  /** The count of the collection after which it was looked for last. */
  triedAfter: Collection | null;
  /** Looks for a newer one. */
  looking: Promise<ChatExample> | null;
}

/** Answers an example question anew where the collection is another than at the last time, once at a time in a language. */
export function createExampleAnswers(deps: ExampleAnswersDeps): ExampleAnswers {
  const { literature, now, onError } = deps;
  const collectionNow = countedSeldom(literature, now);
  const keptIn = new Map<InterfaceLanguage, Kept>();
  const look = async (language: InterfaceLanguage, kept: Kept, collection: Collection): Promise<ChatExample> => {
    kept.triedAfter = collection;
    try {
      const example = await findExample(deps, language, collection.articles);
      Object.assign(kept, { example, collection: JSON.stringify(collection), heldAt: now() });
      return example;
    } finally {
      kept.looking = null;
    }
  };
  return {
    async of(language) {
      const collection = await collectionNow();
      const kept = keptIn.get(language) ?? nothingKept();
      keptIn.set(language, kept);
      if (kept.example !== null && kept.collection === JSON.stringify(collection)) {
        kept.heldAt = now();
        return kept.example;
      }
      const standIn = now() - kept.heldAt < LONGEST_STAND_IN ? kept.example : null;
      if (standIn !== null && kept.triedAfter === collection) return standIn;
      if (standIn === null) return (kept.looking ??= look(language, kept, collection));
      if (kept.looking === null) {
        kept.looking = look(language, kept, collection);
        kept.looking.catch(onError);
      }
      return standIn;
    },
  };
}

function nothingKept(): Kept {
  return { example: null, collection: '', heldAt: -Infinity, triedAfter: null, looking: null };
}

/** The counts of the collection, read anew after a while; a failure is not kept. */
function countedSeldom(literature: ExampleAnswersDeps['literature'], now: () => number): () => Promise<Collection> {
  let counted: { at: number; collection: Promise<Collection> } | null = null;
  return async () => {
    if (counted !== null && now() - counted.at < COUNT_AGAIN) return counted.collection;
    const count = { at: now(), collection: literature.stats() };
    counted = count;
    try {
      return await count.collection;
    } catch (cause) {
      if (counted === count) counted = null;
      throw cause;
    }
  };
}

async function findExample(
  { questions, answer }: ExampleAnswersDeps,
  language: InterfaceLanguage,
  articles: number,
): Promise<ChatExample> {
  for (const question of articles === 0 ? [] : (questions[language] ?? [])) {
    // oxlint-disable-next-line no-await-in-loop -- the next is asked only where this one has no answer
    const found = exampleOf(await askOnce(answer, question, language));
    if (found !== null) return { articles, answer: found };
  }
  return { articles, answer: null };
}

async function askOnce(
  answer: ExampleAnswersDeps['answer'],
  question: string,
  language: InterfaceLanguage,
): Promise<ExampleAnswer> {
  const query = chatQuerySchema.parse({ question, userLanguage: language });
  const { sid: _none, ...parameters } = chatQueryParametersSchema.parse({});
  const signal = AbortSignal.timeout(SECONDS * 1_000);
  let turn = emptyTurn({ id: '', position: 0, question, language, request: null, askedAt: '' });
  for await (const event of answer({ query, parameters, sessionId: '', signal })) turn = foldTurn(turn, event);
  // A turn that failed, or ran out of time, does not say that the collection has no answer.
  if (turn.state !== 'answered' && turn.state !== 'no_documents')
    throw new Error(`The example question was not answered: ${turn.failure?.code ?? turn.state}.`);
  return { question, claims: turn.claims, citations: turn.citations, language: turn.language };
}
