import { proxy } from 'valtio';

/** What assistive technology is told politely. */
export const announcer = proxy({ text: '' });

/** Says a sentence to screen readers without moving the focus. */
export function announce(text: string): void {
  announcer.text = text;
}
