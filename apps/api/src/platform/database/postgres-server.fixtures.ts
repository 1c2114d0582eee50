import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

const DEBIAN = '/usr/lib/postgresql';

/** A PostgreSQL server of its own for a test. */
export interface TestPostgres {
  /** Makes an empty database and gives its address. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** Where the system keeps PostgreSQL's programs, or null. */
export function postgresPrograms(): string | null {
  if (!existsSync(DEBIAN)) return null;
  const newest = readdirSync(DEBIAN)
    .sort((a, b) => Number(b) - Number(a))
    .find((version) => existsSync(join(DEBIAN, version, 'bin/postgres')));
  return newest === undefined ? null : join(DEBIAN, newest, 'bin');
}

/** PostgreSQL refuses to run as root; the package's own user then runs it. */
function unprivileged(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts a server that listens on a socket in a directory of its own and nowhere else. */
export async function startPostgres(programs: string): Promise<TestPostgres> {
  const user = unprivileged();
  const directory = mkdtempSync(join(tmpdir(), 'postgres-'));
  chmodSync(directory, 0o700);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const run = { ...user, cwd: directory, stdio: 'ignore' as const };
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], run);
  const options = ['-D', data, '-k', directory, '-c', 'listen_addresses=', '-c', 'fsync=off'];
  const server = spawn(join(programs, 'postgres'), options, run);
  const address = (name: string) => `postgres://postgres@localhost/${name}?host=${encodeURIComponent(directory)}`;
  await reachable(address('postgres'), server);
  return {
    async createDatabase(name) {
      await withClient(address('postgres'), (client) => client.query(`CREATE DATABASE ${name}`));
      return address(name);
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Asks a database by its address, for a test that changes what time or another process would. */
export async function withClient(address: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function reachable(address: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (server.exitCode !== null) break;
    const answered = await withClient(address, (client) => client.query('SELECT 1')).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The test PostgreSQL did not start.');
}
