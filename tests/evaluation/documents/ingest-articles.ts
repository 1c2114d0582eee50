import { openDocumentIndex } from '../../../apps/api/src/sources/index/open-document-index.ts';
import type { DocumentIndex, IndexedDocument } from '../../../apps/api/src/sources/index/document-index.ports.ts';
import { openPdfReader } from '../../../apps/api/src/sources/reading/open-pdf-reader.ts';
import { PdfiumEngine } from '../../../apps/api/src/sources/reading/pdfium-engine.ts';
import { printedPages, type PrintedPage } from '../../support/printed-pages.ts';
import { readFileSync } from 'node:fs';
import type { EmbeddingSettings } from '../../../apps/api/src/platform/config/embedding-config.ts';
import type { QuestionEmbeddings } from '../../../apps/api/src/sources/embedding/question-embeddings.ts';
import { embeddingArticles } from './embed-articles.ts';
import type { TypesetArticle } from './typeset-articles.ts';

/** Articles as the documents of a source. */
export interface IngestedArticles {
  sourceId: string;
  index: DocumentIndex;
  /** Embeds what is asked; missing where the articles are found by their words alone. */
  questions?: QuestionEmbeddings;
  /** Puts an article, and embeds it where a model is set. */
  put(document: IndexedDocument): Promise<void>;
  documents: ReadonlyMap<string, { indexed: IndexedDocument; pages: readonly PrintedPage[] }>;
  close(): Promise<void>;
}

const SOURCE_ID = 'articles';

/** Reads files and puts them into an index, as a source does; embeds them where a model is given. */
export async function ingestArticles(
  files: readonly TypesetArticle[],
  { folder, model }: { folder: string; model: EmbeddingSettings | null },
): Promise<IngestedArticles> {
  const reader = openPdfReader({ processes: 1 });
  const index = openDocumentIndex({ folder });
  const embedding = model === null ? null : embeddingArticles(index, model);
  const put = async (document: IndexedDocument) => {
    await index.put(document);
    await embedding?.embed({ sourceId: document.sourceId, documentId: document.documentId });
  };
  const documents = new Map<string, { indexed: IndexedDocument; pages: readonly PrintedPage[] }>();
  const engine = await PdfiumEngine.start();
  const { signal } = new AbortController();
  for (const { pmcid, path } of files) {
    const read = await reader.read(path, { signal });
    if (!read.ok) throw new Error(`${path} could not be read: ${read.error.code}`);
    const indexed = { sourceId: SOURCE_ID, documentId: pmcid, name: `${pmcid}.pdf`, read: read.value };
    await put(indexed);
    documents.set(pmcid, { indexed, pages: printedPages(engine, readFileSync(path)) });
  }
  await reader.close();
  return {
    sourceId: SOURCE_ID,
    index,
    ...(embedding === null ? {} : { questions: embedding.questions }),
    put,
    documents,
    close: () => index.close(),
  };
}
