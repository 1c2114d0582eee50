import type { ZoomStep } from '@footnote/ui';
import { useCallback, useEffect, useState } from 'react';

/** Sizes a page is drawn in, as shares of its printed size (72 points are 96 pixels). */
const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
const PIXELS_OF_A_POINT = 96 / 72;
/** A page that fits the width is not drawn larger than this. */
const WIDEST = 1.5;
/** Pixels left free beside a page. */
const MARGIN = 26;

/** Print is hardly read below the first of these, and is at the second. */
const TOO_SMALL = 0.6;
const READABLE = 0.75;

/**
 * How large pages are drawn: as wide as their region, until a user wants something else. On a phone a passage that
 * somebody came to read is drawn so that it can be.
 */
export function useZoom(region: HTMLElement | null, pageWidth: number | undefined, hasPassage: boolean) {
  const [chosen, setChosen] = useState<number | 'width' | null>(null);
  const room = useWidth(region);
  const fitting = room === 0 || pageWidth === undefined ? 1 : fit(room, pageWidth);
  const first = hasPassage && fitting < TOO_SMALL ? READABLE : fitting;
  const zoom = chosen === null ? first : chosen === 'width' ? fitting : chosen;
  const change = useCallback(
    (step: ZoomStep) => {
      if (step === 'width') setChosen('width');
      else if (step === 'in') setChosen(STEPS.find((larger) => larger > zoom + 0.01) ?? 4);
      else setChosen(STEPS.findLast((smaller) => smaller < zoom - 0.01) ?? 0.25);
    },
    [zoom],
  );
  return { scale: zoom * PIXELS_OF_A_POINT, percent: Math.round(zoom * 100), fitsWidth: zoom === fitting, change };
}

function fit(room: number, pageWidth: number): number {
  return Math.min(WIDEST, Math.max(0.1, (room - MARGIN) / (pageWidth * PIXELS_OF_A_POINT)));
}

function useWidth(region: HTMLElement | null): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (region === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(region.clientWidth));
    observer.observe(region);
    return () => observer.disconnect();
  }, [region]);
  return width;
}
