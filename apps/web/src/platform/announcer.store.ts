import { proxy } from 'valtio';

/** What assistive technology is told politely; `turn` makes an equal text count as news. */
export const announcer = proxy({ text: '', turn: 0 });

/** Says a sentence to screen readers without moving the focus. */
export function announce(text: string): void {
  announcer.text = text;
  announcer.turn += 1;
}
