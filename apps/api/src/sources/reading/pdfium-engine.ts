import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { ReadFailureCode } from './pdf-reader.ports.ts';

/** What a binary is given to call. */
type BinaryImports = Record<string, Record<string, unknown>>;

/** Node has it; the types of Node do not. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the language’s standard describes it
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    instantiate(binary: Uint8Array, imports: BinaryImports): Promise<{ instance: { exports: unknown } }>;
  };
};

/** The functions of PDFium that are called; addresses and sizes in its heap are numbers. */
interface PdfiumExports {
  memory: { readonly buffer: ArrayBuffer };
  malloc(size: number): number;
  free(address: number): void;
  FPDF_LoadMemDocument(address: number, size: number, password: number): number;
  FPDF_GetLastError(): number;
  FPDF_CloseDocument(document: number): void;
  FPDF_GetPageCount(document: number): number;
  FPDF_GetMetaText(document: number, tag: number, buffer: number, length: number): number;
  FPDF_LoadPage(document: number, index: number): number;
  FPDF_ClosePage(page: number): void;
  FPDF_GetPageWidthF(page: number): number;
  FPDF_GetPageHeightF(page: number): number;
  FPDF_GetPageBoundingBox(page: number, rectangle: number): number;
  FPDFPage_GetRotation(page: number): number;
  FPDFBitmap_Create(width: number, height: number, alpha: number): number;
  FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, colour: number): void;
  FPDFBitmap_GetBuffer(bitmap: number): number;
  FPDFBitmap_Destroy(bitmap: number): void;
  FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotation: number,
    flags: number,
  ): void;
  FPDFText_LoadPage(page: number): number;
  FPDFText_ClosePage(text: number): void;
  FPDFText_CountChars(text: number): number;
  FPDFText_GetUnicode(text: number, index: number): number;
  FPDFText_GetLooseCharBox(text: number, index: number, rectangle: number): number;
  FPDFText_GetCharAngle(text: number, index: number): number;
}

/** Codes of FPDF_GetLastError that say a password or a security handler stands in the way. */
const ENCRYPTED = new Set([4, 5]);
const PASSWORD_BYTE = 1;
/** Longest text of the metadata that is read, in bytes. */
const LONGEST_TEXT = 4_096;

/** A document the engine could not open. */
export class UnreadableDocument extends Error {
  readonly code: ReadFailureCode;

  constructor(code: ReadFailureCode) {
    super(`The document is unreadable: ${code}.`);
    this.code = code;
  }
}

/** PDFium with a heap that ends where it is told to; every number it gives is one a hostile file may have chosen. */
export class PdfiumEngine {
  readonly calls: PdfiumExports;
  #heap: { limit: number; isRefused: boolean };
  #bytes: Uint8Array;
  #floats: Float32Array;

  private constructor(calls: PdfiumExports, heap: { limit: number; isRefused: boolean }) {
    this.calls = calls;
    this.#heap = heap;
    this.#bytes = new Uint8Array(calls.memory.buffer);
    this.#floats = new Float32Array(calls.memory.buffer);
  }

  static async start(): Promise<PdfiumEngine> {
    const heap = { limit: Number.MAX_SAFE_INTEGER, isRefused: false };
    const binary = readFileSync(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')));
    const started = Promise.withResolvers<PdfiumExports>();
    await PDFiumLibrary.init({
      instantiateWasm(imports: BinaryImports, done: (instance: never) => void) {
        const instantiate = async () => {
          const { instance } = await WebAssembly.instantiate(binary, boundedImports(imports, heap));
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the binary exports is known by its version
          started.resolve(instance.exports as PdfiumExports);
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- declared as a module, read as an instance
          done(instance as never);
        };
        instantiate().catch(started.reject);
        return {};
      },
    });
    return new PdfiumEngine(await started.promise, heap);
  }

  /** From now on the heap grows to `limit` bytes and no further. */
  limitHeap(limit: number): void {
    this.#heap.limit = limit;
    this.#heap.isRefused = false;
  }

  /** Whether the heap was to grow beyond its limit. */
  get isOutOfMemory(): boolean {
    return this.#heap.isRefused;
  }

  /** The heap as it is now; growing replaces it. */
  get bytes(): Uint8Array {
    this.#look();
    return this.#bytes;
  }

  /** The heap as numbers of four bytes each. */
  get floats(): Float32Array {
    this.#look();
    return this.#floats;
  }

  /** Views of a heap that has grown since are empty. */
  #look(): void {
    if (this.#bytes.length !== 0) return;
    this.#bytes = new Uint8Array(this.calls.memory.buffer);
    this.#floats = new Float32Array(this.calls.memory.buffer);
  }

  /** Room in the heap; throws {@link UnreadableDocument} where there is none. */
  allocate(size: number): number {
    const address = this.calls.malloc(size) >>> 0;
    if (address === 0) throw new UnreadableDocument('out-of-memory');
    return address;
  }

  /** Opens the document whose `size` bytes stand in the heap; throws {@link UnreadableDocument}. */
  open(address: number, size: number): number {
    const password = this.allocate(PASSWORD_BYTE);
    this.bytes[password] = 0;
    const document = this.calls.FPDF_LoadMemDocument(address, size, password);
    const code = document === 0 ? this.calls.FPDF_GetLastError() : 0;
    this.calls.free(password);
    if (document !== 0) return document;
    if (this.isOutOfMemory) throw new UnreadableDocument('out-of-memory');
    throw new UnreadableDocument(ENCRYPTED.has(code) ? 'encrypted' : 'damaged');
  }

  /** An entry of the document's information; '' where it has none. */
  information(document: number, name: string): string {
    const tag = this.allocate(name.length + 1);
    const buffer = this.allocate(LONGEST_TEXT);
    try {
      this.bytes.set([...new TextEncoder().encode(name), 0], tag);
      const length = this.calls.FPDF_GetMetaText(document, tag, buffer, LONGEST_TEXT);
      if (length < 2 || length > LONGEST_TEXT) return '';
      return new TextDecoder('utf-16le').decode(this.bytes.slice(buffer, buffer + length - 2)).trim();
    } finally {
      this.calls.free(tag);
      this.calls.free(buffer);
    }
  }
}

/** The imports of the binary, with a heap that does not outgrow its limit: a few bytes of a file can ask for gigabytes. */
function boundedImports(imports: BinaryImports, heap: { limit: number; isRefused: boolean }): BinaryImports {
  const { env = {} } = imports;
  const { emscripten_resize_heap: grow } = env;
  if (typeof grow !== 'function') throw new Error('The PDF engine grows its heap in a way that is not known.');
  return {
    ...imports,
    env: {
      ...env,
      emscripten_resize_heap: (size: number) => {
        if (size >>> 0 <= heap.limit) return Number(grow(size));
        heap.isRefused = true;
        return 0;
      },
    },
  };
}
