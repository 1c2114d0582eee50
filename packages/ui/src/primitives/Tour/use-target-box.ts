import { useEffect, useState } from 'react';

/** Where something stands in the window, in pixels. */
export interface TargetBox {
  /** From the top of the window. */
  top: number;
  /** From the left of the window. */
  left: number;
  /** Across. */
  width: number;
  /** Down. */
  height: number;
}

const sameBox = (a: TargetBox | null, b: TargetBox) =>
  a !== null && a.top === b.top && a.left === b.left && a.width === b.width && a.height === b.height;

/** Follows where an element stands while the page scrolls and changes; null while there is none. */
export function useTargetBox(target: HTMLElement | null): TargetBox | null {
  const [box, setBox] = useState<TargetBox | null>(null);
  useEffect(() => {
    if (target === null) return undefined;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const measure = () => {
      const { top, left, width, height } = target.getBoundingClientRect();
      const next = { top, left, width, height };
      setBox((before) => (sameBox(before, next) ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    observer.observe(document.documentElement);
    window.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [target]);
  return target === null ? null : box;
}
