import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadStarterCollection, openLiteratureIndex, type LiteratureIndex } from '@footnote/literature';
import { NO_TEST_DATA, testData } from '../../../packages/literature/src/literature/test-data.fixtures.ts';
import { optionValue } from '../option-value.ts';
import { evaluatedModel } from './embed-articles.ts';
import { ingestArticles, type IngestedArticles } from './ingest-articles.ts';
import { typesetArticles } from './typeset-articles.ts';

/** Full articles as the documents of a source, beside the starter collection. */
export interface OpenedArticles {
  literature: LiteratureIndex;
  ingested: IngestedArticles;
}

/** Sets the articles of the public test data as PDFs, reads and indexes them for some work; null where the data is not there. `--pdfs DIR` keeps the files. */
export async function withArticles<T>(
  options: readonly string[],
  work: (opened: OpenedArticles) => Promise<T>,
): Promise<T | null> {
  const archive = testData('evidence_inference/nxml_sample.tar.gz');
  if (archive === null) {
    console.log(NO_TEST_DATA);
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'footnote-documents-'));
  const literature = await openLiteratureIndex({ path: ':memory:' });
  await loadStarterCollection({ index: literature });
  try {
    const files = await typesetArticles(archive, optionValue(options, '--pdfs') ?? join(folder, 'pdfs'));
    const ingested = await ingestArticles(files, {
      folder: join(folder, 'indexes'),
      model: evaluatedModel(process.env),
    });
    const done = await work({ literature, ingested });
    await ingested.close();
    return done;
  } finally {
    await literature.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
