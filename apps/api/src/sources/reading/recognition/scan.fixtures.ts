import { deflateSync } from 'node:zlib';
import { PdfiumEngine } from '../pdfium-engine.ts';
import { PAGE_HEIGHT, PAGE_WIDTH, pdfFile, pdfOfContents, type PdfPage } from '../pdf-file.fixtures.ts';
import { drawPage } from './page-picture.ts';

/** A PDF whose pages are pictures of these pages, as a scanner makes them. */
export async function scannedFile(pages: readonly PdfPage[]): Promise<Buffer> {
  return pdfOfContents(await scannedContents(pages));
}

/** What draws the pages of such a PDF. */
export async function scannedContents(pages: readonly PdfPage[]): Promise<Buffer[]> {
  const engine = await PdfiumEngine.start();
  const bytes = pdfFile({ pages });
  const address = engine.allocate(bytes.length);
  engine.bytes.set(bytes, address);
  const document = engine.open(address, bytes.length);
  const contents = pages.map((_, index) => {
    const page = engine.calls.FPDF_LoadPage(document, index);
    const picture = drawPage(engine, page);
    engine.calls.FPDF_ClosePage(page);
    if (picture === null) throw new Error('The page could not be drawn.');
    const { width, height, pixels } = picture;
    return Buffer.concat([
      Buffer.from(`q ${PAGE_WIDTH} 0 0 ${PAGE_HEIGHT} 0 0 cm BI /W ${width} /H ${height} /CS /G /BPC 8 /F /Fl ID `),
      deflateSync(pixels),
      Buffer.from('\nEI Q'),
    ]);
  });
  engine.calls.FPDF_CloseDocument(document);
  return contents;
}
