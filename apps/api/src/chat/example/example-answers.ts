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

export interface ExampleAnswersDeps {
  /** Questions that may have an answer here, in each language; the first that has one is the example. */
  questions: Readonly<Partial<Record<InterfaceLanguage, readonly string[]>>>;
  /** Answers from the literature alone, by quotation: an example costs no model anything, and says the same to everybody. */
  answer: (input: AnswerInput) => AsyncIterable<ChatStreamEvent>;
  literature: Pick<LiteratureIndex, 'stats'>;
}

/** Examples of what this server answers. */
export interface ExampleAnswers {
  /** The example in a language; the same object until the collection changes. Rejects where the index does. */
  of(language: InterfaceLanguage): Promise<ChatExample>;
}

/** Answers an example question anew whenever the collection is another than at the last time. */
export function createExampleAnswers({ questions, answer, literature }: ExampleAnswersDeps): ExampleAnswers {
  const kept = new Map<InterfaceLanguage, { collection: string; example: Promise<ChatExample> }>();
  const find = async (language: InterfaceLanguage, articles: number): Promise<ChatExample> => {
    for (const question of articles === 0 ? [] : (questions[language] ?? [])) {
      // oxlint-disable-next-line no-await-in-loop -- the next is asked only where this one has no answer
      const found = exampleOf(await askOnce(answer, question, language));
      if (found !== null) return { articles, answer: found };
    }
    return { articles, answer: null };
  };
  return {
    async of(language) {
      const stats = await literature.stats();
      const collection = JSON.stringify(stats);
      const known = kept.get(language);
      if (known?.collection === collection) return known.example;
      const example = find(language, stats.articles);
      kept.set(language, { collection, example });
      try {
        return await example;
      } catch (cause) {
        // Asked again, it may have an answer.
        if (kept.get(language)?.example === example) kept.delete(language);
        throw cause;
      }
    },
  };
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
  return { question, claims: turn.claims, citations: turn.citations, language: turn.language };
}
