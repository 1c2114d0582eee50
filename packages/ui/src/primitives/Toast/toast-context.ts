import { createContext, use } from 'react';

/** A message that goes by itself after five seconds. */
export interface ToastMessage {
  /** What happened, in one line. */
  title: string;
  /** What it means or what to do. */
  description?: string;
  /**
   * Status tone; `critical` interrupts a screen reader.
   * @default 'info'
   */
  tone?: 'info' | 'positive' | 'critical';
}

/** What `useToast` gives. */
export interface ToastSender {
  /** Shows a message and reads it out. */
  show: (message: ToastMessage) => void;
}

export const ToastContext = createContext<ToastSender | null>(null);

/** Gives the sender of messages; throws outside a ToastProvider, because then nobody would see them. */
export function useToast(): ToastSender {
  const sender = use(ToastContext);
  if (sender === null) throw new Error('useToast needs a ToastProvider above it. Put one around the application.');
  return sender;
}
