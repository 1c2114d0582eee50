import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@footnote/domain';
import type { Config } from './config/config.ts';
import type { DataDirectory } from './data-directory.ts';

/** What decides which files a start expects. */
export type Expectations = Pick<Config, 'databaseUrl' | 'searchCluster' | 'beginAnew'> & {
  accounts: Pick<Config['accounts'], 'secret'>;
};

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const SHORTEST_SECRET = 32;
const BACKUP = 'Nothing was changed: restore it from a backup';

/**
 * Looks, before anything is opened or written, whether what earlier starts kept is still there and whole: an engine that
 * finds nothing makes something new in its place, and users would find their accounts and chats gone. The error is one
 * sentence fit for the terminal.
 */
export function checkStoredData(directory: DataDirectory, expected: Expectations): Result<null, string> {
  const problem =
    instanceProblem(directory) ??
    (expected.accounts.secret === null ? secretProblem(directory) : null) ??
    (expected.databaseUrl === null ? databaseProblem(directory, expected) : null) ??
    (expected.searchCluster.url === null ? literatureProblem(directory, expected) : null);
  return problem === null ? ok(null) : err(problem);
}

function contentOf(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

function instanceProblem({ path }: DataDirectory): string | null {
  const file = join(path, 'instance-id');
  const content = contentOf(file);
  if (content === null || UUID.test(content)) return null;
  return `The file ${file} is damaged: it holds no identifier. ${BACKUP}, or delete it when no other server shares the database.`;
}

function secretProblem({ path }: DataDirectory): string | null {
  const file = join(path, 'auth-secret');
  const content = contentOf(file);
  if (content === null || content.length >= SHORTEST_SECRET) return null;
  return `The file ${file} is damaged: it holds ${content.length} characters, and a secret has at least ${SHORTEST_SECRET}. ${BACKUP}, or delete it, which signs everybody out.`;
}

/** Written when the first start has made its database, and so a sign that there must be one. */
function wasStarted({ path }: DataDirectory): boolean {
  return existsSync(join(path, 'instance-id'));
}

function databaseProblem(directory: DataDirectory, { beginAnew }: Expectations): string | null {
  const { postgres } = directory;
  if (!existsSync(postgres)) {
    if (!wasStarted(directory) || beginAnew) return null;
    return `The database ${postgres} is missing, and this data directory had one. ${BACKUP}, set DATABASE_URL if it is kept elsewhere, or start once with FOOTNOTE_BEGIN_ANEW=true to begin without accounts and chats.`;
  }
  const lacks = ['PG_VERSION', 'global/pg_control', 'pg_wal'].find((name) => isMissingOrEmpty(join(postgres, name)));
  if (lacks === undefined) return null;
  return `The database ${postgres} is damaged: ${lacks} is missing or empty. ${BACKUP}, or move it away and start once with FOOTNOTE_BEGIN_ANEW=true.`;
}

function isMissingOrEmpty(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return true;
  return stat.isDirectory() ? readdirSync(path).length === 0 : stat.size === 0;
}

function literatureProblem(directory: DataDirectory, { beginAnew }: Expectations): string | null {
  const { literature, sync } = directory;
  const hadOne = wasStarted(directory) || existsSync(join(sync, 'state.json'));
  if (!hadOne || !isMissingOrEmpty(literature)) return null;
  if (existsSync(literature))
    return `The literature ${literature} is damaged: it is empty. ${BACKUP}, or move it away and start once with FOOTNOTE_BEGIN_ANEW=true.`;
  if (beginAnew) return null;
  return `The literature ${literature} is missing, and this data directory had one. ${BACKUP}, or start once with FOOTNOTE_BEGIN_ANEW=true to begin with the starter collection.`;
}
