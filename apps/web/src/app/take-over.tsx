import {
  startTransition,
  StrictMode,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { createRoot } from 'react-dom/client';
import { noteFirstScreen } from '../platform/rendering/first-screen.ts';
import { changesOf, isTextField } from './filled-fields.ts';

/** What users did with a page the server had filled, before the app stood in its place; first-paint.js keeps it. */
interface EarlyInput {
  /** The button that was pressed last, the link where something was written, or the field in which Enter was pressed. */
  pressed: HTMLElement | null;
  /** Whether that button was pressed with a pointer, and not with a key. */
  byPointer: boolean;
  /** The keys with Alt that were pressed last. */
  shortcut: KeyboardEventInit | null;
  /** Ends keeping. */
  stop: () => void;
}

/**
 * Shows the app in place of what the server had filled the page with, in one step once its first screen is drawn: what was
 * written there stands in the app's own field, what had the focus has it, and what was pressed is pressed.
 */
export function takeOver(root: HTMLElement, app: ReactNode): void {
  const { handOver, replay } = watchFilledPage(root);
  function TakenOver() {
    // Before any part of the page fetches what it shows.
    useInsertionEffect(() => void performance.mark('footnote:interactive'), []);
    // A change here has React run the effects of all parts on the screen in the same breath: a letter that is typed before a part
    // listens to what it shows would be taken back.
    const [, setShown] = useState(false);
    // oxlint-disable-next-line react/set-state-in-effect -- the second rendering in the same breath is what this is for
    useLayoutEffect(() => setShown(true), []);
    // After the effects of all parts: what listens to keys does so by then.
    useEffect(() => {
      handOver();
      void replay();
    }, []);
    return app;
  }
  // A transition is drawn in small steps: a user can go on typing meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <TakenOver />
      </StrictMode>,
    ),
  );
}

/** What is done once the app stands in place of a filled page. */
interface Handover {
  /** Hands the state of the elements the server had drawn over to those that took their places. */
  handOver: () => void;
  /** Does again what was done to a page that did not hear it. */
  replay: () => Promise<void>;
}

/** Keeps hold of the elements the server had drawn, until the app has taken their places. */
function watchFilledPage(root: HTMLElement): Handover {
  const early: EarlyInput | undefined = Reflect.get(globalThis, 'footnoteEarly');
  const tops = [...root.children];
  const fields = [...root.querySelectorAll('input, textarea, select')];
  let focused = root.contains(document.activeElement) ? document.activeElement : null;
  const watch = new AbortController();
  const { signal } = watch;
  root.addEventListener('focusin', ({ target }) => (focused = target instanceof Element ? target : null), { signal });
  root.addEventListener(
    'focusout',
    ({ target }) => {
      // An element that goes with the page it stood in was not left by its user.
      setTimeout(() => {
        if (focused === target && target instanceof Element && target.isConnected) focused = null;
      });
    },
    { signal },
  );
  const inPlaceOf = (old: Element) => counterpart(old, { tops, root });
  const changes: (() => void)[] = [];
  let pressed: Element | null = null;
  const held = new AbortController();
  const handOver = () => {
    if (signal.aborted) return;
    watch.abort();
    early?.stop();
    // The app hears of what was written only with its effects: an Enter before that would send an empty field.
    holdEnter((field) => (pressed = field), held.signal);
    // Whoever goes on typing finds their text at once.
    const focusFirst = fields.toSorted((left, right) => Number(right === focused) - Number(left === focused));
    const [first, ...others] = focusFirst.flatMap((old) => changesOf(old, inPlaceOf(old)));
    first?.();
    changes.push(...others);
    if (focused !== null && (document.activeElement === null || document.activeElement === document.body)) {
      passFocusOn(focused, inPlaceOf(focused));
    }
    if (early?.pressed) pressed = pressedNow(early.pressed, inPlaceOf(early.pressed));
    noteFirstScreen();
  };
  const replay = async () => {
    // A form that has not drawn one change yet forgets it at the next.
    for (const change of changes.splice(0)) {
      await nextTask();
      change();
    }
    await nextTask();
    held.abort();
    if (pressed !== null) press(pressed, early?.byPointer === true);
    pressed = null;
    const shortcut = early?.shortcut ?? null;
    if (shortcut !== null) document.body.dispatchEvent(new KeyboardEvent('keydown', { ...shortcut, bubbles: true }));
    if (early !== undefined) early.shortcut = null;
  };
  return { handOver, replay };
}

/** Keeps Enter in a text field from the app, and says in which field it was pressed. */
function holdEnter(onHeld: (field: Element) => void, signal: AbortSignal): void {
  const hold = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    if (!(target instanceof Element) || !isTextField(target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onHeld(target);
  };
  addEventListener('keydown', hold, { capture: true, signal });
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** What is to be pressed in place of what was: a link leads where it led, even where nothing or another link took its place. */
function pressedNow(old: Element, inPlace: Element | null): Element | null {
  const link = old.closest('a');
  return link === null || inPlace?.closest('a')?.href === link.href ? inPlace : link;
}

/** The element that stands where an old one stood, as long as it is of the same kind. */
function counterpart(old: Element, { tops, root }: { tops: readonly Element[]; root: Element }): Element | null {
  const path: number[] = [];
  let at = old;
  while (!tops.includes(at)) {
    const parent = at.parentElement;
    if (parent === null) return null;
    path.unshift([...parent.children].indexOf(at));
    at = parent;
  }
  let found: Element | undefined = root.children[tops.indexOf(at)];
  for (const step of path) found = found?.children[step];
  return found?.tagName === old.tagName ? found : null;
}

function passFocusOn(old: Element, element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  element.focus({ preventScroll: true });
  if (isTextField(old) && isTextField(element) && old.selectionStart !== null) {
    element.setSelectionRange(old.selectionStart, old.selectionEnd);
  }
}

function press(element: Element, byPointer: boolean): void {
  if (!(element instanceof HTMLElement)) return;
  const bubbling = { bubbles: true, cancelable: true };
  const enter = () => element.dispatchEvent(new KeyboardEvent('keydown', { ...bubbling, key: 'Enter' }));
  if (isTextField(element)) {
    if (element.form === null) enter();
    else element.form.requestSubmit();
    return;
  }
  // Menus and tabs listen to what comes before a click, and a click follows only a key that nobody has taken.
  if (byPointer) {
    element.dispatchEvent(new PointerEvent('pointerdown', bubbling));
    element.dispatchEvent(new MouseEvent('mousedown', bubbling));
  } else if (!enter()) return;
  element.click();
}
