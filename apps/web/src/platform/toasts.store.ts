import { proxy } from 'valtio';

export interface ToastEntry {
  id: number;
  tone: 'info' | 'positive' | 'critical';
  text: string;
}

/** Messages that show for a moment (specification §9: 5 s). */
export const toasts = proxy<{ entries: ToastEntry[] }>({ entries: [] });

/** Milliseconds a toast stays. */
export const TOAST_DURATION = 5_000;

let lastId = 0;

/** Shows a message; one that is showing already is not shown twice. */
export function showToast(tone: ToastEntry['tone'], text: string): void {
  if (toasts.entries.some((entry) => entry.text === text)) return;
  lastId += 1;
  toasts.entries.push({ id: lastId, tone, text });
}

/** Takes a message away. */
export function dismissToast(id: number): void {
  toasts.entries = toasts.entries.filter((entry) => entry.id !== id);
}
