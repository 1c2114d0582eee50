import { existsSync, globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasQueries } from '../search/query-sets.ts';
import { DATA, hasRealArticles, realLiterature } from '../search/real-articles.ts';
import type { DocumentsBench } from './documents-report.ts';
import { measureIngestion } from './measure-ingestion.ts';
import { measureReading } from './measure-reading.ts';
import { measureSearching } from './measure-searching.ts';
import { measureUploading } from './measure-uploading.ts';

export interface DocumentsBenchOptions {
  /** Documents of the source that is searched. */
  documents: number;
  say: (line: string) => void;
}

/** Uploads files in a browser, reads the articles of the test data, and searches a source with many documents. */
export async function benchDocuments({ documents, say }: DocumentsBenchOptions): Promise<DocumentsBench> {
  say('uploading');
  const uploading = await measureUploading();
  const folder = join(DATA, 'pdf/article');
  say('reading');
  const files = existsSync(folder) ? globSync(`${folder}/*.pdf`).toSorted() : [];
  const reading = files.length > 0 ? await measureReading(files) : null;
  say('waiting for a hundred articles');
  const ingestion = files.length > 0 ? await measureIngestion(files) : null;
  if (!hasRealArticles() || !hasQueries()) return { uploading, reading, ingestion, searching: null };
  say(`searching ${documents} documents`);
  const real = await realLiterature(join(tmpdir(), 'footnote-bench'));
  return { uploading, reading, ingestion, searching: await measureSearching(real, documents) };
}
