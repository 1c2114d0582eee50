import { optionValue } from './option-value.ts';
import { askDocuments, type AskedDocument } from './documents/ask-documents.ts';
import { documentQuestions } from './documents/document-questions.ts';
import { documentFigures, documentReport, meetsGoals } from './documents/report-documents.ts';
import { withArticles } from './documents/with-articles.ts';

const QUESTIONS = new URL('document-questions/open.jsonl', import.meta.url);

/**
 * Prints how questions are answered from the documents of a source: articles set as PDFs, read, indexed and asked as the product does.
 * `--questions F` asks others, `--pdfs DIR` keeps the files there, `--literature` searches the starter collection as well,
 * `--failures` lists what went wrong.
 */
export async function evaluateDocuments(options: readonly string[]): Promise<boolean> {
  const asked = await withArticles(options, async ({ literature, ingested }) => {
    const all: AskedDocument[] = [];
    const sources = options.includes('--literature') ? ['pubmed', ingested.sourceId] : [ingested.sourceId];
    for (const question of documentQuestions(optionValue(options, '--questions') ?? QUESTIONS))
      all.push(await askDocuments({ literature, ingested, sources }, question));
    return all;
  });
  if (asked === null) return true;
  const figures = documentFigures(asked);
  if (options.includes('--json')) console.log(JSON.stringify(figures));
  else console.log(documentReport(figures, asked, options.includes('--failures')));
  return meetsGoals(figures);
}
