import type { PDFPageProxy } from 'pdfjs-dist';
import type { TextItem } from './page-text.ts';

/** The pieces of text of a page, in the order in which pdfjs sets them. */
export async function textItems(page: PDFPageProxy): Promise<TextItem[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => ('str' in item ? [{ str: item.str, hasEOL: item.hasEOL }] : []));
}
