import { RenderingCancelledException, TextLayer, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState, type RefObject } from 'react';
import type { SetText } from './page-marks.ts';
import type { TextItem } from './page-text.ts';

/** The most pixels a page is drawn with; beyond, it is drawn smaller and shown larger. */
const MOST_PIXELS = 16_000_000;

/** A page of a document with its size, before anything is drawn. */
export interface LoadedPage {
  number: number;
  page: PDFPageProxy;
  /** Width in points as it is shown. */
  width: number;
}

/** Fetches a page; until it is there the one before stays, and null before the first. `onFailure` is called where it cannot be read. */
export function useLoadedPage(pdf: PDFDocumentProxy | null, number: number, onFailure: () => void): LoadedPage | null {
  const [loaded, setLoaded] = useState<(LoadedPage & { pdf: PDFDocumentProxy }) | null>(null);
  useEffect(() => {
    let over = false;
    void (async () => {
      try {
        const page = await pdf?.getPage(number);
        if (over || pdf === null || page === undefined) return;
        setLoaded({ pdf, number, page, width: page.getViewport({ scale: 1 }).width / page.userUnit });
      } catch {
        if (!over) onFailure();
      }
    })();
    return () => {
      over = true;
    };
  }, [pdf, number, onFailure]);
  return loaded?.pdf === pdf ? loaded : null;
}

interface Surface {
  canvas: RefObject<HTMLCanvasElement | null>;
  text: RefObject<HTMLDivElement | null>;
}

/** Draws a page and sets its text; gives that text once it is set, and null while anything is being drawn. */
export function useDrawnPage(loaded: LoadedPage, scale: number, { canvas, text }: Surface): SetText | null {
  const [drawn, setDrawn] = useState<{ of: PDFPageProxy; scale: number; text: SetText } | null>(null);
  const { page } = loaded;
  useEffect(() => {
    const [surface, container] = [canvas.current, text.current];
    if (surface === null || container === null) return undefined;
    const drawing = draw(page, scale, surface);
    const setting = setText(page, scale, container);
    void (async () => {
      const set = await setting.done;
      await drawing.done;
      if (set !== null) setDrawn({ of: page, scale, text: set });
    })();
    return () => {
      drawing.cancel();
      setting.cancel();
      // Its text makes way for the next, also where a window comes back to the width it had.
      setDrawn(null);
    };
  }, [page, scale, canvas, text]);
  return drawn?.of === page && drawn.scale === scale ? drawn.text : null;
}

function draw(page: PDFPageProxy, scale: number, canvas: HTMLCanvasElement) {
  const { width, height } = page.getViewport({ scale });
  const density = Math.min(globalThis.devicePixelRatio || 1, Math.sqrt(MOST_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale: scale * density });
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  const task = page.render({ canvas, viewport });
  const done = task.promise.catch((cause: unknown) => {
    // What cannot be drawn stays white; the text of the page is there nevertheless.
    if (!(cause instanceof RenderingCancelledException)) canvas.getContext('2d')?.clearRect(0, 0, 1e5, 1e5);
  });
  return { done, cancel: () => task.cancel() };
}

function setText(page: PDFPageProxy, scale: number, container: HTMLElement) {
  let layer: TextLayer | undefined;
  let over = false;
  const set = async (): Promise<SetText | null> => {
    try {
      const content = await page.getTextContent();
      if (over) return null;
      container.replaceChildren();
      layer = new TextLayer({ textContentSource: content, container, viewport: page.getViewport({ scale }) });
      await layer.render();
      const sheet = container.parentElement;
      if (sheet === null) return null;
      const items = content.items.filter((item): item is typeof item & TextItem => 'str' in item);
      return { items, elements: layer.textDivs, page: sheet };
    } catch {
      return null;
    }
  };
  return {
    done: set(),
    cancel: () => {
      over = true;
      layer?.cancel();
    },
  };
}
