import { z } from 'zod';
import {
  embeddingEnvironment,
  embeddingSettings,
  type EmbeddingSettings,
} from '../../../apps/api/src/platform/config/embedding-config.ts';
import { openAiEmbedder } from '../../../apps/api/src/sources/adapters/openai-embedder.ts';
import { PassageEmbedder } from '../../../apps/api/src/sources/embedding/embed-passages.ts';
import { questionEmbeddings } from '../../../apps/api/src/sources/embedding/question-embeddings.ts';
import type { DocumentIndex, EmbeddedPlace } from '../../../apps/api/src/sources/index/document-index.ports.ts';

/** Milliseconds that a failing server is waited for in all, for a document or a question. */
const PATIENCE = 60_000;

/** The embedding model that `FOOTNOTE_EMBEDDING_…` names, as for the product; null where none is named. Throws where they are no settings. */
export function evaluatedModel(environment: NodeJS.ProcessEnv): EmbeddingSettings | null {
  const settings = embeddingSettings(z.object(embeddingEnvironment).parse(environment));
  if (!settings.ok) throw new Error(settings.error);
  return settings.value;
}

/** Embeds what is put into an index and what is asked of it. Both throw where the model fails: figures without it are another evaluation. */
export function embeddingArticles(index: DocumentIndex, settings: EmbeddingSettings) {
  const { embeddings } = index;
  if (embeddings === null) throw new Error('This index keeps no vectors.');
  const embedder = openAiEmbedder(settings);
  const passages = new PassageEmbedder({ embedder, embeddings, now: Date.now });
  const onError = (error: unknown) => {
    throw error;
  };
  return {
    questions: questionEmbeddings({ embedder, embeddings, now: Date.now, onError, patience: PATIENCE }),
    async embed(place: EmbeddedPlace): Promise<void> {
      const embedded = await passages.embed({ place, patience: PATIENCE }, new AbortController().signal);
      if (!embedded.ok) throw new Error(embedded.error.message);
    },
  };
}
