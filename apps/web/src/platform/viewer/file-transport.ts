import { ok, type Result } from '@footnote/domain';
import { PDFDataRangeTransport } from 'pdfjs-dist';
import { sendRequest, type ApiError } from '../api/api.client.ts';
import { sourceCalls } from '../sources/source-calls.ts';
import type { ViewedDocument } from './viewed-document.ts';

/** Fetches the bytes of a file as pdfjs asks for them, by the same calls as everything else. */
export class FileTransport extends PDFDataRangeTransport {
  readonly #read: ReadBytes;
  readonly #onFailure: (error: ApiError) => void;
  readonly #over = new AbortController();

  constructor(file: { size: number; begin: Uint8Array }, read: ReadBytes, onFailure: (error: ApiError) => void) {
    super(file.size, file.begin);
    this.#read = read;
    this.#onFailure = onFailure;
  }

  override requestDataRange(begin: number, end: number): void {
    void this.#fetch(begin, end);
  }

  override abort(): void {
    this.#over.abort();
  }

  async #fetch(begin: number, end: number): Promise<void> {
    try {
      const part = await this.#read({ begin, end }, this.#over.signal);
      if (this.#over.signal.aborted) return;
      if (part.ok) this.onDataRange(begin, part.value.bytes);
      else this.#onFailure(part.error);
    } catch (cause) {
      if (!this.#over.signal.aborted) this.#onFailure({ status: 0, code: '', message: String(cause) });
    }
  }
}

/** Bytes of a file, and how many it has in all. */
interface FilePart {
  bytes: Uint8Array<ArrayBuffer>;
  size: number;
}

/** Reads the bytes from `begin` up to `end`; an abort throws. */
type ReadBytes = (range: { begin: number; end: number }, signal: AbortSignal) => Promise<Result<FilePart, ApiError>>;

/** Reads parts of the file of a document; once more where nothing came. */
export function bytesOf({ sourceId, documentId }: ViewedDocument): ReadBytes {
  const url = sourceCalls.documentFile(sourceId, documentId);
  return async ({ begin, end }, signal) => {
    const request = { signal, headers: { range: `bytes=${begin}-${end - 1}` } };
    let sent = await sendRequest(url, request, 'application/pdf');
    if (!sent.ok && (sent.error.status === 0 || sent.error.status >= 500)) {
      sent = await sendRequest(url, request, 'application/pdf');
    }
    if (!sent.ok) return sent;
    const bytes = new Uint8Array(await sent.value.arrayBuffer());
    const [, size] = /\/(\d+)$/.exec(sent.value.headers.get('content-range') ?? '') ?? [];
    // Something on the way that knows no ranges gives the whole.
    if (size === undefined) return ok({ bytes: begin === 0 ? bytes : bytes.slice(begin, end), size: bytes.length });
    return ok({ bytes, size: Number(size) });
  };
}
