/** Reports a fault that the user cannot do anything about, where error monitoring listens: the window's `error` event. */
export function reportProblem(message: string): void {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(new Error(message));
}
