import type { Edges, Fragment } from './layout/fragment.ts';
import { FragmentBuilder } from './layout/fragment-builder.ts';
import type { PdfiumEngine } from './pdfium-engine.ts';

/** A page as it is shown, with what is written on it in the order of the file. */
export interface PageFragments {
  width: number;
  height: number;
  fragments: Fragment[];
  /** Characters it has, those included that were not read. */
  count: number;
}

const RECTANGLE_BYTES = 16;
/** Half a quarter turn; text is read as turned beyond it. */
const TURNED = Math.PI / 4;

/** Reads the characters of an open page, at most `limit`. */
export function readCharacters(engine: PdfiumEngine, page: number, limit: number): PageFragments {
  const { calls } = engine;
  const text = calls.FPDFText_LoadPage(page);
  const scratch = engine.allocate(RECTANGLE_BYTES);
  try {
    const place = new PagePlace(engine, page, scratch);
    const count = text === 0 ? 0 : Math.max(0, calls.FPDFText_CountChars(text));
    const read = Math.min(count, limit);
    const isTurned = (index: number) => place.isTurned(calls.FPDFText_GetCharAngle(text, index));
    const builder = new FragmentBuilder(isTurned, read);
    const box = { left: 0, top: 0, right: 0, bottom: 0 };
    for (let index = 0; index < read; index += 1) {
      const code = calls.FPDFText_GetUnicode(text, index) >>> 0;
      if (isSpace(code)) builder.space();
      else if (calls.FPDFText_GetLooseCharBox(text, index, scratch) !== 0) {
        place.read(box);
        builder.add(code, index, box);
      }
    }
    return { width: place.width, height: place.height, fragments: builder.finish(), count };
  } finally {
    calls.free(scratch);
    if (text !== 0) calls.FPDFText_ClosePage(text);
  }
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0xa0 || code === 0x0a || code === 0x0d || code === 0x09 || code === 0;
}

/** Where a page’s own coordinates, whose y axis points up, are on the page as it is shown. */
class PagePlace {
  readonly #engine: PdfiumEngine;
  readonly #scratch: number;
  readonly width: number;
  readonly height: number;
  /** Quarter turns clockwise, 0 to 3. */
  readonly #rotation: number;
  readonly #left: number;
  readonly #top: number;
  readonly #right: number;
  readonly #bottom: number;

  constructor(engine: PdfiumEngine, page: number, scratch: number) {
    const { calls } = engine;
    this.#engine = engine;
    this.#scratch = scratch / Float32Array.BYTES_PER_ELEMENT;
    this.width = finite(calls.FPDF_GetPageWidthF(page));
    this.height = finite(calls.FPDF_GetPageHeightF(page));
    this.#rotation = calls.FPDFPage_GetRotation(page) & 3;
    const isKnown = calls.FPDF_GetPageBoundingBox(page, scratch) !== 0;
    this.#left = isKnown ? this.#number(0) : 0;
    this.#top = isKnown ? this.#number(1) : this.height;
    this.#right = isKnown ? this.#number(2) : this.width;
    this.#bottom = isKnown ? this.#number(3) : 0;
  }

  /** A number of the rectangle that was asked for last: left, top, right, bottom. */
  #number(index: number): number {
    return finite(this.#engine.floats[this.#scratch + index] ?? 0);
  }

  /** Puts the rectangle that was asked for last into `box`, by its edges on the page as it is shown. */
  read(box: Edges): void {
    const floats = this.#engine.floats;
    const x0 = floats[this.#scratch] ?? 0;
    const y1 = floats[this.#scratch + 1] ?? 0;
    const x1 = floats[this.#scratch + 2] ?? 0;
    const y0 = floats[this.#scratch + 3] ?? 0;
    if (this.#rotation === 0) setEdges(box, x0 - this.#left, this.#top - y1, [x1 - this.#left, this.#top - y0]);
    else if (this.#rotation === 1)
      setEdges(box, y0 - this.#bottom, x0 - this.#left, [y1 - this.#bottom, x1 - this.#left]);
    else if (this.#rotation === 2)
      setEdges(box, this.#right - x1, y0 - this.#bottom, [this.#right - x0, y1 - this.#bottom]);
    else setEdges(box, this.#top - y1, this.#right - x1, [this.#top - y0, this.#right - x0]);
  }

  /** Whether a character that is turned by `angle` stands on its side on the page as it is shown. */
  isTurned(angle: number): boolean {
    const shown = Math.abs(finite(angle) + (this.#rotation * Math.PI) / 2) % Math.PI;
    return shown > TURNED && shown < Math.PI - TURNED;
  }
}

function setEdges(box: Edges, left: number, top: number, [right, bottom]: readonly [number, number]): void {
  box.left = left;
  box.top = top;
  box.right = right;
  box.bottom = bottom;
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : 0;
}
