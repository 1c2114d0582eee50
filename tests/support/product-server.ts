import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migratedDatabaseTemplate } from '../../apps/api/src/platform/database/embedded-database.fixtures.ts';
import { placeOfData } from '../../apps/api/src/platform/database/scratch-directory.fixtures.ts';
import { NODE, NODE_FLAGS } from '../../scripts/install.mjs';

const run = promisify(execFile);
const REPOSITORY = join(import.meta.dirname, '../..');
/** A start loads the starter collection; a busy machine may take its time. */
const START_TIMEOUT = 120_000;

export interface ProductServer {
  url: string;
  /** Where it keeps its data. */
  directory: string;
  /** Runs a command of the product on its data, as `npm run NAME -- …` does, without npm; gives what it said. Rejects when it fails. */
  command: (name: 'admin' | 'literature', ...args: string[]) => Promise<string>;
  close: () => Promise<void>;
}

/** Puts a database with the schema where there is none: making it is half of what a first start costs. */
async function prepareDatabase(directory: string): Promise<void> {
  const database = join(directory, 'postgres');
  if (!existsSync(database)) cpSync(await migratedDatabaseTemplate(), database, { recursive: true });
}

/**
 * Starts the product on a free port with a data directory of its own, both gone after `close`, or with that of the
 * environment. Everybody comes from one address, so that attempts to come in are not limited unless a test says so.
 */
export async function startProductServer(environment: Record<string, string> = {}): Promise<ProductServer> {
  const directory = mkdtempSync(join(placeOfData(), 'footnote-test-'));
  const { FOOTNOTE_DATA_DIR = directory, DATABASE_URL } = environment;
  if (DATABASE_URL === undefined) await prepareDatabase(FOOTNOTE_DATA_DIR);
  const child = spawn(
    join(REPOSITORY, 'node_modules/.bin/node'),
    [...NODE_FLAGS, '--disable-warning=ExperimentalWarning', 'apps/api/src/main.ts'],
    {
      cwd: REPOSITORY,
      env: {
        ...process.env,
        FOOTNOTE_ATTEMPTS_PER_ADDRESS: '0',
        FOOTNOTE_OUTBOX: 'on',
        ...environment,
        PORT: '0',
        FOOTNOTE_DATA_DIR,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const close = async () => {
    await ended(child);
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    const port = await announcedPort(child);
    const command: ProductServer['command'] = async (name, ...args) => {
      const env = { ...process.env, ...environment, FOOTNOTE_DATA_DIR };
      const entry = `apps/api/src/cli/${name}.ts`;
      const ran = await run(NODE, [...NODE_FLAGS, '--disable-warning=ExperimentalWarning', entry, ...args], {
        cwd: REPOSITORY,
        env,
      });
      return ran.stdout + ran.stderr;
    };
    return { url: `http://127.0.0.1:${port}`, directory: FOOTNOTE_DATA_DIR, command, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function announcedPort(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(
      () => reject(new Error(`The server did not start in time. It said: ${said}`)),
      START_TIMEOUT,
    );
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const port = /ready at \S+:(\d+)/.exec(said)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve(port);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with ${code}. It said: ${said}`));
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), 10_000);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
