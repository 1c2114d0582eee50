import { opendir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

const LITERATURE_FILE = /\.(?:xml|jsonl)(?:\.gz)?$/i;
const naturalOrder = new Intl.Collator('en', { numeric: true }).compare;

/** A file to import with its size in bytes, or a path that cannot be imported and why. */
export type ListedFile = { file: string; bytes: number; reason: null } | { file: string; bytes: 0; reason: string };

function refused(file: string, error: unknown): ListedFile {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reasons: Record<string, string> = {
    ENOENT: 'no such file or directory',
    EACCES: 'no permission to read it',
    EPERM: 'no permission to read it',
    ELOOP: 'its links lead in a circle',
  };
  return { file, bytes: 0, reason: reasons[code] ?? `it cannot be read (${code || 'unknown error'})` };
}

async function namesIn(directory: string): Promise<string[]> {
  const names: string[] = [];
  for await (const entry of await opendir(directory)) {
    if (entry.isDirectory() || entry.isSymbolicLink() || LITERATURE_FILE.test(entry.name)) names.push(entry.name);
  }
  return names.sort(naturalOrder);
}

async function* listed(path: string, seen: Set<string>, named: boolean): AsyncGenerator<ListedFile> {
  try {
    const real = await realpath(path);
    if (seen.has(real)) return;
    const status = await stat(real);
    if (status.isFile() && (named || LITERATURE_FILE.test(path))) {
      seen.add(real);
      yield { file: path, bytes: status.size, reason: null };
    } else if (status.isDirectory()) {
      seen.add(real);
      for (const name of await namesIn(real)) yield* listed(join(path, name), seen, false);
    } else if (named) {
      yield { file: path, bytes: 0, reason: 'neither a file nor a directory' };
    }
  } catch (error) {
    yield refused(path, error);
  }
}

/**
 * The files that `paths` name, directories walked in natural order for .xml, .xml.gz, .jsonl and .jsonl.gz; each file
 * once. A path that cannot be read, or a directory with nothing to import, gives its reason.
 */
export async function listLiteratureFiles(paths: readonly string[]): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  const seen = new Set<string>();
  for (const path of paths) {
    const before = seen.size;
    const failuresBefore = files.length;
    for await (const file of listed(path, seen, true)) files.push(file);
    const onlyDirectories = files.length === failuresBefore && seen.size > before;
    if (onlyDirectories)
      files.push({ file: path, bytes: 0, reason: 'the directory holds no .xml, .xml.gz, .jsonl or .jsonl.gz file' });
  }
  return files;
}
