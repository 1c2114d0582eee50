import { createReadStream, existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { exportedReference, type Article, type ExportedReference } from '@footnote/domain';
import { readLiteratureBytes, starterCollection } from '@footnote/literature';

const shared = process.env['FOOTNOTE_DATA'] ?? join(import.meta.dirname, '../../../../../shared/data');

/** True where real MEDLINE files lie beside the project. */
export const hasRealArticles = existsSync(join(shared, 'pubmed_xml'));

/** The starter collection as references. */
export async function starterReferences(): Promise<ExportedReference[]> {
  return referencesOf(starterCollection());
}

/** The first 300 articles of each real MEDLINE file: books, groups, markup, many authors. */
export async function realReferences(): Promise<ExportedReference[]> {
  const files = globSync(join(shared, 'pubmed_xml/**/*.{xml,xml.gz}'));
  const references = await Promise.all(files.map((file) => referencesOf(articlesOf(file))));
  return [...new Map(references.flat().map((reference) => [reference.pmid, reference])).values()];
}

async function* articlesOf(file: string): AsyncGenerator<Article> {
  let given = 0;
  for await (const record of readLiteratureBytes(createReadStream(file))) {
    if (record.type === 'article') yield record.article;
    given += 1;
    if (given === 300) return;
  }
}

async function referencesOf(articles: AsyncIterable<Article>): Promise<ExportedReference[]> {
  const references: ExportedReference[] = [];
  for await (const article of articles) references.push(exportedReference({ ...article, impact: null }));
  return references;
}
