import { documentArticleSchema, type DocumentArticle } from '@footnote/domain';
import { useEffect, useState } from 'react';
import { callApi } from '../api/api.client.ts';
import { reportProblem } from '../api/report-problem.ts';
import { sourceCalls } from '../sources/source-calls.ts';
import type { ViewedDocument } from './viewed-document.ts';

/** The article of the literature that a document is; null until that is known, and where it is none. */
export function useArticle({ sourceId, documentId }: Pick<ViewedDocument, 'sourceId' | 'documentId'>): DocumentArticle {
  const [article, setArticle] = useState<DocumentArticle>(null);
  useEffect(() => {
    const over = new AbortController();
    void (async () => {
      const found = await articleOf({ sourceId, documentId }, over.signal);
      if (!over.signal.aborted) setArticle(found);
    })();
    return () => over.abort();
  }, [sourceId, documentId]);
  return article;
}

async function articleOf(
  { sourceId, documentId }: Pick<ViewedDocument, 'sourceId' | 'documentId'>,
  signal: AbortSignal,
): Promise<DocumentArticle> {
  try {
    const read = (value: unknown) => documentArticleSchema.parse(value).article;
    const found = await callApi(sourceCalls.documentArticle(sourceId, documentId), { signal, read });
    if (found.ok) return found.value;
    // The document itself says what keeps it from being shown.
    if (found.error.status !== 404)
      reportProblem(`The article of a document was not found out: ${found.error.message}`);
  } catch {
    // Closed meanwhile.
  }
  return null;
}
