import type { PdfiumEngine } from '../pdfium-engine.ts';

/** A page as a grey picture, a byte for each point of it, from the top left. */
export interface PagePicture {
  width: number;
  height: number;
  pixels: Uint8Array;
  /** Points of the picture for one of the page. */
  scale: number;
}

/** Print is recognised best from pictures of 300 points an inch; a page is measured in 72. */
const SCALE = 300 / 72;
/** Points of a picture; a page as large as a poster is drawn smaller. */
const MOST_POINTS = 16_000_000;
const BYTES_A_POINT = 4;
const WHITE = 0xffffffff;
/** FPDF_GRAYSCALE: all three colours of a point are one grey. */
const GREY = 0x08;

/** Draws an open page as it is shown; null for one that has no size, or that there is no memory for. */
export function drawPage(engine: PdfiumEngine, page: number): PagePicture | null {
  const { calls } = engine;
  const [wide, high] = [calls.FPDF_GetPageWidthF(page), calls.FPDF_GetPageHeightF(page)];
  if (!(wide >= 1 && high >= 1)) return null;
  const scale = Math.min(SCALE, Math.sqrt(MOST_POINTS / (wide * high)));
  const [width, height] = [Math.floor(wide * scale), Math.floor(high * scale)];
  if (width < 1 || height < 1) return null;
  const bitmap = calls.FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) return null;
  try {
    calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    calls.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, GREY);
    const start = calls.FPDFBitmap_GetBuffer(bitmap);
    const { bytes } = engine;
    const pixels = new Uint8Array(width * height);
    for (let at = 0; at < pixels.length; at += 1) pixels[at] = bytes[start + at * BYTES_A_POINT] ?? 0;
    return { width, height, pixels, scale };
  } finally {
    calls.FPDFBitmap_Destroy(bitmap);
  }
}

/** Whether a picture is of one colour. */
export function isBlank({ pixels }: Pick<PagePicture, 'pixels'>): boolean {
  return pixels.every((pixel) => pixel === pixels[0]);
}
