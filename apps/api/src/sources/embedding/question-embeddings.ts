import type { EmbeddedQuestion, PassageEmbeddings } from '../index/document-index.ports.ts';
import type { Embedder } from './embedder.ports.ts';

export interface QuestionEmbeddingsDeps {
  embedder: Embedder;
  embeddings: Pick<PassageEmbeddings, 'has'>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Told why a question was searched by its words alone. */
  onError: (error: unknown) => void;
  /**
   * Milliseconds an embedder gets for a question.
   * @default 3000
   */
  patience?: number;
}

/** Embeds questions for searches, each once. */
export interface QuestionEmbeddings {
  /**
   * A question as a vector; null where none of the sources has any to compare it with, and where the embedder fails or takes long: it is searched by
   * its words then. Rejects with the signal’s reason.
   */
  embed(asked: { question: string; sources: readonly string[] }, signal: AbortSignal): Promise<EmbeddedQuestion | null>;
}

const PATIENCE = 3_000;
/** Questions that are remembered: an answer searches several times with one. */
const MOST_REMEMBERED = 100;
/** Milliseconds for which no question is embedded after one was not. */
const REST = 30_000;

/** Asks an embedder once for each question, whoever asks and however often meanwhile. */
export function questionEmbeddings({
  embedder,
  embeddings,
  now,
  onError,
  patience = PATIENCE,
}: QuestionEmbeddingsDeps): QuestionEmbeddings {
  const remembered = new Map<string, Promise<EmbeddedQuestion | null>>();
  let restsUntil = 0;
  const within = async <T>(work: (late: AbortSignal) => Promise<T | null>): Promise<T | null> => {
    try {
      return await work(AbortSignal.timeout(patience));
    } catch (error) {
      return failed(error);
    }
  };
  const failed = (error: unknown) => {
    restsUntil = now() + REST;
    onError(error);
    return null;
  };
  const modelOf = () =>
    within(async (late) => {
      const model = await embedder.model(late);
      return model.ok ? model.value : failed(new Error(model.error.message));
    });
  const ask = (question: string, model: EmbeddedQuestion['model']) =>
    within(async (late) => {
      const embedded = await embedder.embed([question], late);
      if (!embedded.ok) return failed(new Error(embedded.error.message));
      const [vector] = embedded.value;
      return vector === undefined ? null : { model, vector };
    });
  const remember = (question: string, asked: Promise<EmbeddedQuestion | null>) => {
    remembered.set(question, asked);
    const [oldest] = remembered.keys();
    if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    return asked;
  };
  return {
    async embed({ question, sources }, signal) {
      signal.throwIfAborted();
      if (question.trim() === '' || now() < restsUntil) return null;
      const model = await modelOf();
      if (model === null) return null;
      const held = await Promise.all(sources.map((id) => embeddings.has(id, model)));
      if (!held.some(Boolean)) return null;
      const asked = remembered.get(question) ?? remember(question, ask(question, model));
      const embedded = await asked;
      if (embedded === null) remembered.delete(question);
      signal.throwIfAborted();
      return embedded;
    },
  };
}
