import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Width in pixels of the element the reference is put on, and whenever it changes; `initial` before the first measure. */
export function useMeasuredWidth(initial: number): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return undefined;
    const read = () => setWidth((before) => Math.round(measured.clientWidth) || before);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
