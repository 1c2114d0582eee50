import { getDocument, PDFWorker, version, type PDFDocumentProxy } from 'pdfjs-dist';
import type { FileTransport } from './file-transport.ts';

/** Bytes fetched at a time: a page of a scan is a few of these. */
export const CHUNK_BYTES = 256 * 1024;
/** Pixels of the largest picture in a page that is drawn; what is larger was made to fill the memory. */
const LARGEST_PICTURE = 100_000_000;

const ASSETS = `/assets/pdfjs-${version}`;

/** A document that is open in a process of its own, until it is closed. */
export interface OpenPdf {
  pdf: PDFDocumentProxy;
  close: () => void;
}

/**
 * Opens a document of somebody else: nothing in it is run, no form is filled in, no link and no attachment is followed,
 * and nothing but its own bytes and the fonts of this app is fetched.
 */
export async function openPdf(transport: FileTransport, signal: AbortSignal): Promise<OpenPdf> {
  const port = new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    range: transport,
    rangeChunkSize: CHUNK_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    worker,
    enableXfa: false,
    // The policy of our pages keeps WebAssembly out.
    useWasm: false,
    disableWorkerRendering: true,
    maxImageSize: LARGEST_PICTURE,
    cMapUrl: `${ASSETS}/cmaps/`,
    standardFontDataUrl: `${ASSETS}/standard_fonts/`,
    wasmUrl: `${ASSETS}/wasm/`,
    verbosity: 0,
  });
  const close = () => {
    transport.abort();
    void task
      .destroy()
      .catch(() => undefined)
      .finally(() => {
        worker.destroy();
        port.terminate();
      });
  };
  signal.addEventListener('abort', close, { once: true });
  try {
    const pdf = await task.promise;
    return { pdf, close };
  } catch (cause) {
    close();
    throw cause;
  }
}
