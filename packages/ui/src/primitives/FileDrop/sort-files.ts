/** Why a file was not taken: its kind, its size, nothing in it, or one more than asked for. */
export type FileRefusal = 'kind' | 'size' | 'empty' | 'many';

/** What became of the files a user gave. */
export interface SortedFiles {
  /** Files that fit, in the order given. */
  taken: File[];
  /** The others, each with the first reason found. */
  refused: { file: File; reason: FileRefusal }[];
}

/** Which files are taken. */
export interface FileRules {
  /** Media types ("application/pdf") and endings (".pdf"); one of them has to fit. */
  accept: readonly string[];
  /** Largest size in bytes. */
  maxBytes: number;
  /** Whether more than one is taken. */
  multiple: boolean;
}

function refusalOf(file: File, { accept, maxBytes }: FileRules): FileRefusal | null {
  const name = file.name.toLowerCase();
  const fits = accept.some((kind) => (kind.startsWith('.') ? name.endsWith(kind.toLowerCase()) : file.type === kind));
  if (!fits) return 'kind';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'size' : null;
}

/** Parts files that are taken from those that are not; folders count as files of another kind. */
export function sortFiles(files: Iterable<File>, rules: FileRules): SortedFiles {
  const sorted: SortedFiles = { taken: [], refused: [] };
  for (const file of files) {
    const full = !rules.multiple && sorted.taken.length > 0;
    const reason = refusalOf(file, rules) ?? (full ? 'many' : null);
    if (reason === null) sorted.taken.push(file);
    else sorted.refused.push({ file, reason });
  }
  return sorted;
}
