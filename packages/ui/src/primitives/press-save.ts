/** What a button says of itself that saves what it stands in at the key s. */
export const SAVE_KEY = 's';

/** Presses the button within an element that saves it; false where there is none. */
export function pressSave(element: EventTarget): boolean {
  if (!(element instanceof Element)) return false;
  const button = element.querySelector<HTMLElement>(`button[aria-keyshortcuts="${SAVE_KEY}"]`);
  button?.click();
  return button !== null;
}
