import type { PdfiumEngine } from '../../apps/api/src/sources/reading/pdfium-engine.ts';

/** A page as the engine has it, in the order in which the browser printed it: not as the product reads it. */
export interface PrintedPage {
  number: number;
  text: string;
}

/** The pages of a PDF. */
export function printedPages(engine: PdfiumEngine, bytes: Buffer): PrintedPage[] {
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
