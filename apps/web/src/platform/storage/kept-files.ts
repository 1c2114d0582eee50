/** Name of the database of this browser that keeps files of uploads over a reload. */
export const KEPT_FILES = 'footnote-uploads';

/** Deletes the files that this browser keeps of uploads; where storage is refused there are none. */
export function forgetKeptFiles(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(KEPT_FILES);
      for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve());
    } catch {
      resolve();
    }
  });
}
