import type { Article } from '@footnote/domain';
import { readLiteratureBytes } from '@footnote/literature';

interface Text {
  pmid: string;
  title: string;
  abstract: string;
}

/** Texts as the importer reads them from a list of abstracts, by PMID. */
export async function importedTexts(texts: readonly Text[]): Promise<Map<string, Article>> {
  const articles = new Map<string, Article>();
  for await (const record of readLiteratureBytes(lines(texts)))
    if (record.type === 'article') articles.set(record.article.pmid, record.article);
  return articles;
}

async function* lines(texts: readonly Text[]): AsyncGenerator<Uint8Array> {
  for (const { pmid, title, abstract } of texts) yield Buffer.from(`${JSON.stringify({ pmid, title, abstract })}\n`);
}
