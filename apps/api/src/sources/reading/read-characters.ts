import type { Fragment } from './layout/fragment.ts';
import { FragmentBuilder } from './layout/fragment-builder.ts';
import type { PdfiumEngine } from './pdfium-engine.ts';

/** A page as it is shown, with what is written on it in the order of the file. */
export interface PageFragments {
  width: number;
  height: number;
  fragments: Fragment[];
}

const RECTANGLE_BYTES = 16;
/** Half a quarter turn; text is read as turned beyond it. */
const TURNED = Math.PI / 4;

/** Reads the characters of an open page, at most `limit`. Gives one more than that for the caller to see there were too many. */
export function readCharacters(engine: PdfiumEngine, page: number, limit: number): PageFragments & { count: number } {
  const { calls } = engine;
  const text = calls.FPDFText_LoadPage(page);
  const scratch = engine.allocate(RECTANGLE_BYTES);
  try {
    const place = placeOnPage(engine, page, scratch);
    const count = text === 0 ? 0 : Math.max(0, calls.FPDFText_CountChars(text));
    const builder = new FragmentBuilder((index) => isTurned(calls.FPDFText_GetCharAngle(text, index), place.rotation));
    for (let index = 0; index < Math.min(count, limit); index += 1) {
      const code = calls.FPDFText_GetUnicode(text, index) >>> 0;
      if (isSpace(code)) builder.space();
      else if (calls.FPDFText_GetLooseCharBox(text, index, scratch) !== 0)
        builder.add(code, index, place.box(rectangle(engine, scratch)));
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

/** FS_RECTF: left, top, right, bottom; the y axis points up. */
type Rectangle = readonly [number, number, number, number];

function rectangle(engine: PdfiumEngine, address: number): Rectangle {
  const view = new DataView(engine.bytes.buffer, address, RECTANGLE_BYTES);
  return [view.getFloat32(0, true), view.getFloat32(4, true), view.getFloat32(8, true), view.getFloat32(12, true)];
}

/** Left, top, right and bottom from the top left corner of the page as it is shown. */
export type ShownBox = readonly [number, number, number, number];

interface PagePlace {
  width: number;
  height: number;
  /** Quarter turns clockwise, 0 to 3. */
  rotation: number;
  box(rectangle: Rectangle): ShownBox;
}

function placeOnPage(engine: PdfiumEngine, page: number, scratch: number): PagePlace {
  const { calls } = engine;
  const width = finite(calls.FPDF_GetPageWidthF(page));
  const height = finite(calls.FPDF_GetPageHeightF(page));
  const rotation = calls.FPDFPage_GetRotation(page) & 3;
  const found = calls.FPDF_GetPageBoundingBox(page, scratch) === 0 ? null : rectangle(engine, scratch);
  const [left, top, right, bottom] = found?.every(Number.isFinite) === true ? found : [0, height, width, 0];
  const box = ([x0, y1, x1, y0]: Rectangle): ShownBox => {
    if (rotation === 1) return [y0 - bottom, x0 - left, y1 - bottom, x1 - left];
    if (rotation === 2) return [right - x1, y0 - bottom, right - x0, y1 - bottom];
    if (rotation === 3) return [top - y1, right - x1, top - y0, right - x0];
    return [x0 - left, top - y1, x1 - left, top - y0];
  };
  return { width, height, rotation, box };
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : 0;
}

/** Whether a character stands upright or on its head on a page shown with this rotation, or else on its side. */
function isTurned(angle: number, rotation: number): boolean {
  const shown = Math.abs((Number.isFinite(angle) ? angle : 0) + (rotation * Math.PI) / 2) % Math.PI;
  return shown > TURNED && shown < Math.PI - TURNED;
}
