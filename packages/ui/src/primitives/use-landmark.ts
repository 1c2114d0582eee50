import { useRef, useState, type RefObject } from 'react';

/** What a page is divided into, from within outwards; a header is one only where it belongs to none of the others. */
const PARTS = '[role="dialog"], [role="alertdialog"], main, nav, aside';

function landmarkAround(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>(PARTS) ?? element?.closest<HTMLElement>('header, footer') ?? null;
}

/** Where something that opens beside its trigger stands in the page. */
export interface Landmark<Trigger extends Element> {
  triggerRef: RefObject<Trigger | null>;
  /** The landmark of the trigger when it last opened; undefined where there is none. */
  container: HTMLElement | undefined;
  /** To be called when it opens or closes. */
  onOpenChange: (open: boolean) => void;
}

/** Keeps what opens beside a trigger in the landmark of the trigger, where assistive technology looks for it. */
export function useLandmark<Trigger extends Element>(): Landmark<Trigger> {
  const triggerRef = useRef<Trigger>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const onOpenChange = (open: boolean) => {
    // What closes stays where it is until it has faded.
    if (open) setContainer(landmarkAround(triggerRef.current));
  };
  return { triggerRef, container: container ?? undefined, onOpenChange };
}
