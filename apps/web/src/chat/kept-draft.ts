const KEY = 'footnote-draft';

/** Keeps in this tab what a reader has written, for nobody but them. */
export function keepDraft(reader: string, text: string): void {
  try {
    if (text !== '') sessionStorage.setItem(KEY, JSON.stringify([reader, text]));
  } catch {
    // Private windows may refuse storage; the words then last as long as the page.
  }
}

/** Gives what this reader had written, and forgets it, whoever wrote it; '' where there is nothing of theirs. */
export function takeDraft(reader: string): string {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    sessionStorage.removeItem(KEY);
    return Array.isArray(kept) && kept[0] === reader && typeof kept[1] === 'string' ? kept[1] : '';
  } catch {
    return '';
  }
}
