import type { EmbeddingModel } from '@footnote/literature';
import type { EmbeddedQuestion, PassageEmbeddings } from '../index/document-index.ports.ts';
import type { EmbedderErrorCode } from './embedder.errors.ts';
import type { Embedder } from './embedder.ports.ts';

export interface QuestionEmbeddingsDeps {
  embedder: Embedder;
  embeddings: Pick<PassageEmbeddings, 'has'>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Told why a question was searched by its words alone. */
  onError: (error: unknown) => void;
  /**
   * Milliseconds an embedder gets for a question, with what it is asked of its model.
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
/** Milliseconds for which no other question is embedded after the embedder failed. */
const REST = 30_000;

/** What is the fault of one question: others are embedded. */
const FAULTS_OF_QUESTIONS: ReadonlySet<EmbedderErrorCode> = new Set(['embedder/refused-text', 'embedder/bad-response']);

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
  const rest = (error: unknown) => {
    restsUntil = now() + REST;
    onError(error);
    return null;
  };
  const forget = (question: string) => void remembered.delete(question);
  const { modelOf, ask } = askingEmbedder(embedder, { rest, forget, onError });
  const remember = (question: string, asked: Promise<EmbeddedQuestion | null>) => {
    remembered.set(question, asked);
    const [oldest] = remembered.keys();
    if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    return asked;
  };
  const isHeld = async (sources: readonly string[], model: EmbeddingModel) => {
    for (const id of sources) if (await embeddings.has(id, model)) return true;
    return false;
  };
  return {
    async embed({ question, sources }, signal) {
      signal.throwIfAborted();
      if (question.trim() === '') return null;
      const known = remembered.get(question);
      if (known === undefined && now() < restsUntil) return null;
      const late = AbortSignal.timeout(patience);
      const model = (await known)?.model ?? (await modelOf(late));
      if (model === null || !(await isHeld(sources, model))) return null;
      const embedded = await (remembered.get(question) ?? remember(question, ask(question, model, late)));
      signal.throwIfAborted();
      return embedded;
    },
  };
}

/** Asks for a model and for vectors, and tells of failures. */
function askingEmbedder(
  embedder: Embedder,
  {
    rest,
    forget,
    onError,
  }: { rest: (error: unknown) => null; forget: (question: string) => void } & Pick<QuestionEmbeddingsDeps, 'onError'>,
) {
  const modelOf = async (late: AbortSignal) => {
    try {
      const model = await embedder.model(late);
      return model.ok ? model.value : rest(new Error(model.error.message));
    } catch (error) {
      return rest(error);
    }
  };
  const ask = async (question: string, model: EmbeddingModel, late: AbortSignal): Promise<EmbeddedQuestion | null> => {
    try {
      const embedded = await embedder.embed([question], late);
      if (embedded.ok) {
        const [vector] = embedded.value;
        return vector === undefined ? null : { model, vector };
      }
      const error = new Error(embedded.error.message);
      if (FAULTS_OF_QUESTIONS.has(embedded.error.code)) {
        onError(error);
        return null;
      }
      forget(question);
      return rest(error);
    } catch (error) {
      forget(question);
      return rest(error);
    }
  };
  return { modelOf, ask };
}
