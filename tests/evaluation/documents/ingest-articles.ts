import { openDocumentIndex } from '../../../apps/api/src/sources/index/open-document-index.ts';
import type { DocumentIndex, IndexedDocument } from '../../../apps/api/src/sources/index/document-index.ports.ts';
import { openPdfReader } from '../../../apps/api/src/sources/reading/open-pdf-reader.ts';
import { PdfiumEngine } from '../../../apps/api/src/sources/reading/pdfium-engine.ts';
import { readFileSync } from 'node:fs';
import type { TypesetArticle } from './typeset-articles.ts';

/** A page as the engine has it, in the order in which the browser printed it: not as it was read, which is what is measured. */
export interface PrintedPage {
  number: number;
  text: string;
}

/** Articles as the documents of a source. */
export interface IngestedArticles {
  sourceId: string;
  index: DocumentIndex;
  documents: ReadonlyMap<string, { indexed: IndexedDocument; pages: readonly PrintedPage[] }>;
  close(): Promise<void>;
}

const SOURCE_ID = 'articles';

/** Reads files and puts them into an index, as a source does. */
export async function ingestArticles(files: readonly TypesetArticle[], folder: string): Promise<IngestedArticles> {
  const reader = openPdfReader({ processes: 1 });
  const index = openDocumentIndex({ folder });
  const documents = new Map<string, { indexed: IndexedDocument; pages: readonly PrintedPage[] }>();
  const engine = await PdfiumEngine.start();
  const { signal } = new AbortController();
  for (const { pmcid, path } of files) {
    const read = await reader.read(path, { signal });
    if (!read.ok) throw new Error(`${path} could not be read: ${read.error.code}`);
    const indexed = { sourceId: SOURCE_ID, documentId: pmcid, name: `${pmcid}.pdf`, read: read.value };
    await index.put(indexed);
    documents.set(pmcid, { indexed, pages: printedPages(engine, readFileSync(path)) });
  }
  await reader.close();
  return { sourceId: SOURCE_ID, index, documents, close: () => index.close() };
}

function printedPages(engine: PdfiumEngine, bytes: Buffer): PrintedPage[] {
  const { calls } = engine;
  const address = engine.allocate(bytes.length);
  engine.bytes.set(bytes, address);
  const document = engine.open(address, bytes.length);
  const pages = Array.from({ length: calls.FPDF_GetPageCount(document) }, (_, index) => {
    const page = calls.FPDF_LoadPage(document, index);
    const text = calls.FPDFText_LoadPage(page);
    const codes = Array.from(
      { length: calls.FPDFText_CountChars(text) },
      (_none, at) => calls.FPDFText_GetUnicode(text, at) >>> 0,
    );
    calls.FPDFText_ClosePage(text);
    calls.FPDF_ClosePage(page);
    return {
      number: index + 1,
      text: codes
        .filter((code) => code <= 0x10ffff)
        .map((code) => String.fromCodePoint(code))
        .join(''),
    };
  });
  calls.FPDF_CloseDocument(document);
  calls.free(address);
  return pages;
}
