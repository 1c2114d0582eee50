import { setImmediate as nextTurn } from 'node:timers/promises';
import { layOutDocument } from './layout/lay-out-document.ts';
import { readingOrder } from './layout/reading-order.ts';
import type { Fragment } from './layout/fragment.ts';
import type { OrderedPage } from './layout/repeated-lines.ts';
import { UnreadableDocument, type PdfiumEngine } from './pdfium-engine.ts';
import { readCharacters } from './read-characters.ts';
import { drawPage, isBlank } from './recognition/page-picture.ts';
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
    for (const page of layOutDocument(pages)) yield { type: 'page', page };
    const entry = (name: string) => engine.information(document, name);
    const information = {
      title: entry('Title'),
      author: entry('Author'),
      subject: entry('Subject'),
      keywords: entry('Keywords'),
      doi: entry('doi'),
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
  let left = limits.characters;
  let recognised = 0;
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
    if (read.fragments.length === 0 && deps.recogniser !== null) {
      recognised += 1;
      if (recognised > limits.recognised) throw new UnreadableDocument('too-large');
      read.fragments = await recognisePage(deps, page);
    }
    engine.calls.FPDF_ClosePage(page);
    left -= read.count;
    if (left < 0) throw new UnreadableDocument('too-large');
    pages.push({ number: index + 1, width: read.width, height: read.height, columns: readingOrder(read.fragments) });
  }
  if (pages.every(({ width }) => width === 0)) throw new UnreadableDocument('damaged');
  return pages;
}

/** What is written in the picture of a page. */
async function recognisePage({ engine, recogniser, say }: ReadDocumentDeps, page: number): Promise<Fragment[]> {
  if (recogniser === null) return [];
  say({ type: 'recognising' });
  const picture = drawPage(engine, page);
  if (picture === null || isBlank(picture)) return [];
  const started = await recogniser();
  return wordFragments(started.words(picture), picture.scale);
}
