import type { KeyboardEvent } from 'react';

/** What a button says of itself that saves what it stands in at the key s. */
export const SAVE_KEY = 's';

/** Presses the button that saves the element which hears a key, once however long it is held; false where there is none. */
export function pressSave(event: KeyboardEvent): boolean {
  const button = event.currentTarget.querySelector<HTMLElement>(`button[aria-keyshortcuts="${SAVE_KEY}"]`);
  if (button === null) return false;
  if (!event.repeat) button.click();
  event.preventDefault();
  return true;
}
