import { setImmediate as nextTurn } from 'node:timers/promises';
import { layOutDocument } from './layout/lay-out-document.ts';
import { readingOrder } from './layout/reading-order.ts';
import type { OrderedPage } from './layout/repeated-lines.ts';
import { UnreadableDocument, type PdfiumEngine } from './pdfium-engine.ts';
import { readCharacters } from './read-characters.ts';
import { drawPage, isBlank, type PagePicture } from './recognition/page-picture.ts';
import { wordFragments } from './recognition/recognised-words.ts';
import type { TextRecogniser } from './recognition/text-recogniser.ts';
import type { ReaderMessage, ReadRequest } from './reader-process.messages.ts';

/** What a document is read with. */
export interface ReadDocumentDeps {
  engine: PdfiumEngine;
  /** Gives what finds text in pages without any; null where scans are not recognised. */
  recogniser: (() => Promise<TextRecogniser>) | null;
  /** Hears what is said before the pages are there. */
  say: (message: ReaderMessage) => void;
}

/** Reads the document that stands in the engine’s heap, and says what is on its pages. */
export async function* readDocument(
  deps: ReadDocumentDeps,
  { address, size, limits }: ReadRequest & { address: number },
): AsyncGenerator<ReaderMessage> {
  const { engine } = deps;
  let document = 0;
  try {
    document = engine.open(address, size);
    const pages = await readPages(deps, document, limits);
    const { pages: laidOut, repeated } = layOutDocument(pages);
    for (const page of laidOut) yield { type: 'page', page };
    const entry = (name: string) => engine.information(document, name);
    const information = {
      title: entry('Title'),
      author: entry('Author'),
      subject: entry('Subject'),
      keywords: entry('Keywords'),
      doi: entry('doi'),
      repeated,
    };
    yield { type: 'done', information };
  } catch (error) {
    if (!(error instanceof UnreadableDocument) || error.code === 'out-of-memory') throw error;
    yield { type: 'failed', code: error.code, isSound: true };
  }
  if (document !== 0) engine.calls.FPDF_CloseDocument(document);
}

async function readPages(
  deps: ReadDocumentDeps,
  document: number,
  limits: ReadRequest['limits'],
): Promise<OrderedPage[]> {
  const { engine } = deps;
  const count = engine.calls.FPDF_GetPageCount(document);
  if (count <= 0) throw new UnreadableDocument('no-pages');
  if (count > limits.pages) throw new UnreadableDocument('too-large');
  const pages: OrderedPage[] = [];
  const textless: OrderedPage[] = [];
  let left = limits.characters;
  for (let index = 0; index < count; index += 1) {
    // A process whose server is gone learns of it between pages.
    await nextTurn();
    const page = engine.calls.FPDF_LoadPage(document, index);
    if (page === 0) {
      // A page that cannot be made sense of is an empty one: the numbers of the others stay.
      pages.push({ number: index + 1, width: 0, height: 0, columns: [] });
      continue;
    }
    const read = readCharacters(engine, page, left);
    engine.calls.FPDF_ClosePage(page);
    left -= read.count;
    if (left < 0) throw new UnreadableDocument('too-large');
    const { width, height, fragments } = read;
    const ordered: OrderedPage = { number: index + 1, width, height, columns: readingOrder(fragments) };
    pages.push(ordered);
    if (fragments.length === 0) textless.push(ordered);
  }
  if (pages.every(({ width }) => width === 0)) throw new UnreadableDocument('damaged');
  await recognisePages(deps, { document, pages, textless, most: limits.recognised });
  return pages;
}

interface Scans {
  document: number;
  pages: readonly OrderedPage[];
  /** Those of the pages that have no characters. */
  textless: readonly OrderedPage[];
  /** Pages that are recognised. */
  most: number;
}

/** Adds what is written in the pictures of pages; those that are too many stay empty where other pages have text. */
async function recognisePages(
  { engine, recogniser, say }: ReadDocumentDeps,
  { document, pages, textless, most }: Scans,
): Promise<void> {
  if (recogniser === null) return;
  const isScan = pages.every(({ columns }) => columns.length === 0);
  let recognised = 0;
  for (const page of textless) {
    await nextTurn();
    say({ type: 'recognising' });
    const picture = drawPageAt(engine, document, page.number - 1);
    if (picture === null || isBlank(picture)) continue;
    if (recognised === most) {
      if (isScan) throw new UnreadableDocument('too-large');
      return;
    }
    recognised += 1;
    const started = await recogniser();
    page.columns = readingOrder(wordFragments(started.words(picture), picture.scale));
    page.isRecognised = true;
  }
}

function drawPageAt(engine: PdfiumEngine, document: number, index: number): PagePicture | null {
  const page = engine.calls.FPDF_LoadPage(document, index);
  if (page === 0) return null;
  const picture = drawPage(engine, page);
  engine.calls.FPDF_ClosePage(page);
  return picture;
}
