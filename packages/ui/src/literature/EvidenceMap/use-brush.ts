import { useRef, useState, type PointerEvent } from 'react';

/** A rectangle in the units of the drawing. */
export interface BrushArea {
  /** From the left of the drawing. */
  x: number;
  /** From the top of the drawing. */
  y: number;
  /** Across. */
  width: number;
  /** Down. */
  height: number;
}

/** Shorter moves, in units of the drawing, are clicks. */
const MIN_MOVE = 5;

function spotOf(event: PointerEvent<SVGSVGElement>) {
  const { left, top, width } = event.currentTarget.getBoundingClientRect();
  const scale = event.currentTarget.viewBox.baseVal.width / Math.max(1, width);
  return { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale };
}

/** Draws a rectangle with the mouse or a pen and hands it over when it is let go; fingers keep scrolling the page. */
export function useBrush(onBrush: ((area: BrushArea) => void) | null) {
  const [area, setArea] = useState<BrushArea | null>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const end = () => {
    start.current = null;
    setArea(null);
  };
  const listeners = {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (onBrush !== null && event.button === 0 && event.pointerType !== 'touch') start.current = spotOf(event);
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      const from = start.current;
      if (from === null) return;
      const to = spotOf(event);
      const width = Math.abs(to.x - from.x);
      const height = Math.abs(to.y - from.y);
      if (area === null && Math.max(width, height) < MIN_MOVE) return;
      // Only from here on: captured at once, the press would never reach the study beneath it.
      if (area === null) event.currentTarget.setPointerCapture(event.pointerId);
      setArea({ x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), width, height });
    },
    onPointerUp: () => {
      if (area !== null) onBrush?.(area);
      end();
    },
    onPointerCancel: end,
  };
  return { area, listeners };
}
