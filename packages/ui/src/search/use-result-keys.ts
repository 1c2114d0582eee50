import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { pressSave } from '../primitives/press-save.ts';

/** What an element needs to take part in moving through results. */
export interface ResultStop {
  /** Tab reaches one result; arrow keys lead from there to the others. */
  tabIndex: 0 | -1;
  'data-result': number;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface ResultKeys<Frame extends HTMLElement> {
  /** For the element that holds the results. */
  frame: RefObject<Frame | null>;
  /** Marks the element of the result at an index. */
  stop: (index: number) => ResultStop;
  /** Moves the focus to a result. */
  focus: (index: number) => void;
}

interface ResultActions {
  /** Results there are. */
  count: number;
  /** Called for x with the index of the result. */
  onSelect: (index: number) => void;
  /** Called for Enter on the result itself, not on a button or link in it. */
  onOpen: (index: number) => void;
}

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

function writesText(element: EventTarget): boolean {
  return element instanceof HTMLElement && element.matches('textarea, select, input:not([type="checkbox"])');
}

/** Keys of a list of results: arrows, Home and End move, x selects, s saves where that can be done, Enter opens. */
export function useResultKeys<Frame extends HTMLElement>({
  count,
  onSelect,
  onOpen,
}: ResultActions): ResultKeys<Frame> {
  const frame = useRef<Frame>(null);
  const [at, setAt] = useState(0);
  const active = Math.min(at, Math.max(0, count - 1));
  const focus = (index: number) => {
    const item = frame.current?.querySelector<HTMLElement>(`[data-result="${index}"]`);
    item?.focus();
    item?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent, index: number) => {
    const { target, key } = event;
    // A menu or dialog opened from a result stands elsewhere on the page; its keys arrive here all the same.
    const inside = target instanceof Node && event.currentTarget.contains(target);
    if (!inside || event.altKey || event.ctrlKey || event.metaKey || writesText(target)) return;
    const step = STEPS[key];
    if (step !== undefined) focus(step(index, count - 1));
    else if (key.toLowerCase() === 'x') onSelect(index);
    else if (key.toLowerCase() === 's' && pressSave(event)) return;
    else if (key === 'Enter' && target === event.currentTarget) onOpen(index);
    else return;
    event.preventDefault();
  };
  const stop = (index: number): ResultStop => ({
    tabIndex: index === active ? 0 : -1,
    'data-result': index,
    onFocus: () => setAt(index),
    onKeyDown: (event) => press(event, index),
  });
  return { frame, stop, focus };
}
