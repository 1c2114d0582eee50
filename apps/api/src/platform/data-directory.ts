import { randomBytes, randomUUID } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { err, ok, type Result } from '@footnote/domain';
import { errorCode } from './error-code.ts';

/** Where everything the product keeps stands. */
export interface DataDirectory {
  path: string;
  /** The literature index, one SQLite file. */
  literature: string;
  /** What was learnt of its words; may be deleted. */
  vectors: string;
  /** The embedded PostgreSQL. */
  postgres: string;
  /** Downloads under way, and what the last sync met. */
  sync: string;
  /** What a language model answered about articles. */
  readings: string;
  /** Files of documents. */
  objects: string;
  /** Indexes of documents, one for each source. */
  documentIndexes: string;
  /** Messages that are written and not sent. */
  outbox: string;
  lock: string;
  /** How the command line finds the server that holds the directory. */
  server: string;
}

function at(path: string): DataDirectory {
  return {
    path,
    literature: join(path, 'literature.sqlite'),
    vectors: join(path, 'literature.vectors'),
    postgres: join(path, 'postgres'),
    sync: join(path, 'literature-sync'),
    readings: join(path, 'literature-sync', 'readings.sqlite'),
    objects: join(path, 'documents', 'files'),
    documentIndexes: join(path, 'documents', 'indexes'),
    outbox: join(path, 'outbox'),
    lock: join(path, 'lock.sqlite'),
    server: join(path, 'server.json'),
  };
}

/** Not mkdir's own recursion, which never ends under /proc and its like. */
function makeDirectory(path: string): void {
  if (isDirectory(path)) return;
  makeDirectory(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Creates the directory where it is missing; the error is one sentence fit for the terminal. */
export function prepareDataDirectory(path: string): Result<DataDirectory, string> {
  try {
    makeDirectory(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return ok(at(path));
  } catch (error) {
    return err(sentence(path, errorCode(error)));
  }
}

/**
 * Names the directory for ever, whatever path it is reached by. Only the process that holds the directory may ask, and
 * so whatever else bears the name in a shared database was left by a process that is dead.
 */
export function instanceId({ path }: DataDirectory): string {
  const file = join(path, 'instance-id');
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (known !== '') return known;
  const id = randomUUID();
  writeWhole(file, id);
  return id;
}

/**
 * The secret that signs sessions and links, made once and readable by its owner only. Whoever reads it can be anybody,
 * so it is never in the database, a log or a backup of either.
 */
export function authSecret({ path }: DataDirectory): string {
  const file = join(path, 'auth-secret');
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (known !== '') return known;
  const secret = randomBytes(32).toString('base64url');
  writeWhole(file, secret);
  return secret;
}

/** Written beside and renamed, so that a start cut short, or a full disk, leaves no half of it. */
function writeWhole(file: string, content: string): void {
  writeFileSync(`${file}.new`, content, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function sentence(path: string, code: string): string {
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
      return `The data directory ${path} cannot be used (${code || 'unknown reason'}).`;
  }
}
