import type { Article } from '@footnote/domain';
import { openLiteratureIndex } from '@footnote/literature';
import type { FoundPassage } from './document-index.ports.ts';
import { articlePassage } from './passage-article.ts';
import { putDocuments } from './source-collection.ts';
import type { SourceIndex } from './source-index.ports.ts';

const AT_ONCE = 500;

/**
 * Puts all documents of a SQLite file into another index, each whole; what was moved before is put once more. Stops behind a
 * document when the signal aborts, with its reason.
 */
export async function moveSource(path: string, to: SourceIndex, signal: AbortSignal): Promise<void> {
  const from = await openLiteratureIndex({ path });
  try {
    let passages: FoundPassage[] = [];
    for (let after: string | null = null; ;) {
      signal.throwIfAborted();
      const articles: Article[] = await from.articlesAfter(after, AT_ONCE);
      for (const passage of articles.map((article) => articlePassage(article, 0))) {
        if (passages[0] !== undefined && passages[0].documentId !== passage.documentId) {
          await put(passages, to);
          signal.throwIfAborted();
          passages = [];
        }
        passages.push(passage);
      }
      const last = articles.at(-1);
      if (last === undefined) break;
      after = last.pmid;
    }
    await put(passages, to);
  } finally {
    await from.close();
  }
}

/** The passages of a document have numbers that follow each other, so that they come together. */
async function put(passages: readonly FoundPassage[], to: SourceIndex): Promise<void> {
  const [first] = passages;
  if (first === undefined) return;
  const { documentId, name, title } = first;
  await putDocuments(to, [{ sourceId: '', documentId, name, read: { title, passages } }]);
}
