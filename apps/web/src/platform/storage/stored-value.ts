/** Reads a value kept in this browser; undefined where there is none or storage is refused. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value in this browser, or forgets it when null; a refusing storage only means it is not remembered. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse storage; the choice then lasts as long as the page.
  }
}
