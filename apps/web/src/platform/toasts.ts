export interface Toast {
  tone: 'info' | 'positive' | 'critical';
  title: string;
}

let show: (toast: Toast) => void = () => undefined;

/** Names the one place that shows messages. */
export function connectToasts(next: (toast: Toast) => void): void {
  show = next;
}

/** Shows a message for a moment (specification §9: 5 s). */
export function showToast(tone: Toast['tone'], title: string): void {
  show({ tone, title });
}
