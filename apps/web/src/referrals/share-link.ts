/** Where a browser without a way of its own to share leads: a messaging app, with the words written already. */
export function messageAddress(words: string): string {
  return `https://wa.me/?text=${encodeURIComponent(words)}`;
}

/** Offers words to the apps of the device; null where the browser cannot. */
export function shareByDevice(text: string): (() => void) | null {
  if (typeof navigator.share !== 'function') return null;
  // Whoever closes the list of apps has changed their mind.
  return () => void navigator.share({ text }).catch(() => undefined);
}
