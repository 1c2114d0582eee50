import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadStarterCollection, openLiteratureIndex } from '@footnote/literature';
import { NO_TEST_DATA, testData } from '../../packages/literature/src/literature/test-data.fixtures.ts';
import { optionValue } from './option-value.ts';
import { askDocuments, type AskedDocument } from './documents/ask-documents.ts';
import { documentQuestions } from './documents/document-questions.ts';
import { ingestArticles } from './documents/ingest-articles.ts';
import { documentFigures, documentReport, meetsGoals } from './documents/report-documents.ts';
import { typesetArticles } from './documents/typeset-articles.ts';

const QUESTIONS = new URL('document-questions/open.jsonl', import.meta.url);

/**
 * Prints how questions are answered from the documents of a source: articles set as PDFs, read, indexed and asked as the product does.
 * `--questions F` asks others, `--pdfs DIR` keeps the files there, `--literature` searches the starter collection as well,
 * `--failures` lists what went wrong.
 */
export async function evaluateDocuments(options: readonly string[]): Promise<boolean> {
  const archive = testData('evidence_inference/nxml_sample.tar.gz');
  if (archive === null) {
    console.log(NO_TEST_DATA);
    return true;
  }
  const folder = mkdtempSync(join(tmpdir(), 'footnote-documents-'));
  const literature = await openLiteratureIndex({ path: ':memory:' });
  await loadStarterCollection({ index: literature });
  try {
    const files = await typesetArticles(archive, optionValue(options, '--pdfs') ?? join(folder, 'pdfs'));
    const ingested = await ingestArticles(files, join(folder, 'indexes'));
    const asked: AskedDocument[] = [];
    const sources = options.includes('--literature') ? ['pubmed', ingested.sourceId] : [ingested.sourceId];
    for (const question of documentQuestions(optionValue(options, '--questions') ?? QUESTIONS))
      asked.push(await askDocuments({ literature, ingested, sources }, question));
    await ingested.close();
    const figures = documentFigures(asked);
    if (options.includes('--json')) console.log(JSON.stringify(figures));
    else console.log(documentReport(figures, asked, options.includes('--failures')));
    return meetsGoals(figures);
  } finally {
    await literature.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
