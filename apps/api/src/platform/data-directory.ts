import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@footnote/domain';

/** Where everything the product keeps stands. */
export interface DataDirectory {
  path: string;
  /** The literature index, one SQLite file. */
  literature: string;
  /** The embedded PostgreSQL. */
  postgres: string;
  lock: string;
  /** How the command line finds the server that holds the directory. */
  server: string;
}

function at(path: string): DataDirectory {
  return {
    path,
    literature: join(path, 'literature.sqlite'),
    postgres: join(path, 'postgres'),
    lock: join(path, 'lock.sqlite'),
    server: join(path, 'server.json'),
  };
}

/** Creates the directory where it is missing; the error is one sentence fit for the terminal. */
export function prepareDataDirectory(path: string): Result<DataDirectory, string> {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    if (!statSync(path).isDirectory()) return err(`The data directory ${path} is a file.`);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return ok(at(path));
  } catch (error) {
    return err(sentence(path, (error as NodeJS.ErrnoException).code));
  }
}

function sentence(path: string, code: string | undefined): string {
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `The data directory ${path} is a file or lies inside one; set FOOTNOTE_DATA_DIR to a directory.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `The data directory ${path} is not writable; set FOOTNOTE_DATA_DIR to one that is.`;
    case 'ENOSPC':
      return `The data directory ${path} cannot be used because the disk is full.`;
    default:
      return `The data directory ${path} cannot be used (${code ?? 'unknown reason'}).`;
  }
}
