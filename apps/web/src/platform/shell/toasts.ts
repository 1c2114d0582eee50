export interface Toast {
  tone: 'info' | 'positive' | 'critical';
  title: string;
}

/** Messages that came before there was a place to show them. */
const waiting: Toast[] = [];

let show: (toast: Toast) => void = (toast) => void waiting.push(toast);

/** Names the one place that shows messages. */
export function connectToasts(next: (toast: Toast) => void): void {
  show = next;
  for (const toast of waiting.splice(0)) show(toast);
}

/** Shows a message for a moment (specification §9: 5 s). */
export function showToast(tone: Toast['tone'], title: string): void {
  show({ tone, title });
}
