import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chatSessionSchema } from '@footnote/domain';
import { afterEach, describe, expect, it } from 'vitest';
import {
  deleteDirectory,
  preparedDataDirectory,
  runProgram,
  silentModelServer,
  type Program,
} from './app/server-process.fixtures.ts';

const QUESTION = 'Does dapagliflozin reduce hospitalisation for heart failure?';

const programs: Program[] = [];
const directories: string[] = [];

function start(environment: Record<string, string>): Program {
  const program = runProgram('main.ts', [], environment);
  programs.push(program);
  return program;
}

async function dataDirectory(): Promise<string> {
  const directory = await preparedDataDirectory();
  directories.push(directory);
  return directory;
}

afterEach(async () => {
  for (const { child } of programs) child.kill('SIGKILL');
  await Promise.all(programs.splice(0).map(({ ended }) => ended));
  for (const directory of directories.splice(0)) deleteDirectory(directory);
});

function ask(url: string, sid: string, cookie: string): Promise<Response> {
  return fetch(`${url}/api/chat/query?sid=${sid}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) },
    body: JSON.stringify({ question: QUESTION }),
  });
}

async function savedSession(url: string, sid: string, cookie: string) {
  const response = await fetch(`${url}/api/chat/sessions/${sid}`, { headers: { cookie } });
  return chatSessionSchema.parse(await response.json());
}

/** What a failed start must look like: one sentence, exit code 1, no stack. */
async function sentenceOf(program: Program): Promise<string> {
  const { code, stderr, stdout } = await program.ended;
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).not.toContain('    at ');
  return stderr.trim();
}

describe('starting and stopping', () => {
  it('loads the starter collection, answers, ends cleanly on Ctrl-C and starts again on what it kept', async () => {
    const data = await dataDirectory();
    const first = start({ FOOTNOTE_DATA_DIR: data });
    const url = await first.ready;
    expect(statSync(join(data, 'server.json')).mode & 0o777).toBe(0o600);
    const sid = randomUUID();
    const asked = await ask(url, sid, '');
    const cookie = asked.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(await asked.text()).toContain('"event":"done"');
    first.child.kill('SIGINT');
    const end = await first.ended;
    expect([end.code, end.stderr]).toEqual([0, '']);
    expect(end.stdout).toMatch(
      /^Loaded the starter collection: \d+ landmark studies, summarised\.\nOnly the starter collection is loaded\. .+\nFootnote is ready at http:\/\/localhost:\d+\n$/,
    );
    expect(existsSync(join(data, 'server.json'))).toBe(false);
    const second = start({ FOOTNOTE_DATA_DIR: data });
    const session = await savedSession(await second.ready, sid, cookie);
    expect(session.turns[0]).toMatchObject({ state: 'answered', question: QUESTION });
    second.child.kill('SIGTERM');
    expect((await second.ended).stdout).toMatch(
      /^Only the starter collection is loaded\. .+\nFootnote is ready at \S+\n$/,
    );
  });

  it('lets one of several that start at once have the data directory', async () => {
    const data = await dataDirectory();
    const all = [1, 2, 3].map(() => start({ FOOTNOTE_DATA_DIR: data }));
    const outcomes = await Promise.allSettled(all.map(({ ready }) => ready));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('completes a first start that was cut short', async () => {
    const data = mkdtempSync(join(tmpdir(), 'footnote-data-'));
    directories.push(data);
    const cut = start({ FOOTNOTE_DATA_DIR: data });
    while (!existsSync(join(data, 'postgres.new', 'PG_VERSION')) && cut.child.exitCode === null) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    cut.child.kill('SIGKILL');
    await cut.ended;
    const whole = start({ FOOTNOTE_DATA_DIR: data });
    const url = await whole.ready;
    const status: unknown = await (await fetch(`${url}/api/literature/status`)).json();
    expect(status).toMatchObject({ collection: 'starter' });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});

describe('an answer that is running when the server ends', () => {
  const withModel = (url: string, data: string) => ({
    FOOTNOTE_DATA_DIR: data,
    FOOTNOTE_LLM_PROVIDER: 'openai-compatible',
    FOOTNOTE_LLM_MODEL: 'silent',
    FOOTNOTE_LLM_BASE_URL: url,
  });

  it.each(['SIGINT', 'SIGKILL'] as const)(
    'is saved as interrupted after %s, and the session goes on',
    async (signal) => {
      const data = await dataDirectory();
      const model = await silentModelServer();
      const server = start(withModel(model.url, data));
      const sid = randomUUID();
      const address = await server.ready;
      // While it runs, another is told who holds the data; once it was killed, another has it.
      const sentence = await sentenceOf(start({ FOOTNOTE_DATA_DIR: data }));
      expect(sentence).toContain(`process ${server.child.pid} at ${address}`);
      const asked = await ask(address, sid, '');
      const cookie = asked.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      await model.asked;
      const received = asked.text().catch(() => 'cut');
      server.child.kill(signal);
      const { code } = await server.ended;
      expect([signal, code]).toEqual([signal, signal === 'SIGINT' ? 0 : null]);
      const end = signal === 'SIGINT' ? '"code":"chat/interrupted"' : 'cut';
      expect(await received).toContain(end);
      model.close();
      const again = start({ FOOTNOTE_DATA_DIR: data });
      const url = await again.ready;
      const session = await savedSession(url, sid, cookie);
      expect(session.turns).toMatchObject([{ state: 'failed', failure: { code: 'chat/interrupted' } }]);
      expect(await (await ask(url, sid, cookie)).text()).toContain('"event":"done"');
    },
  );
});

describe('a start that cannot be', () => {
  it('says that the port is in use', async () => {
    const taken: Server = createServer();
    await new Promise<void>((resolve) => {
      taken.listen(0, '127.0.0.1', resolve);
    });
    const address = taken.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const sentence = await sentenceOf(start({ FOOTNOTE_DATA_DIR: await dataDirectory(), PORT: String(port) }));
    expect(sentence).toBe(`Port ${port} is already in use; set PORT to another one.`);
    taken.close();
  });

  it('says that the address is not one of this machine', async () => {
    const sentence = await sentenceOf(start({ FOOTNOTE_DATA_DIR: await dataDirectory(), HOST: '192.0.2.1' }));
    expect(sentence).toBe('The address 192.0.2.1 is not one of this machine; set HOST to one that is.');
  });

  it('says that the data directory is a file, or cannot be made', async () => {
    const file = join(await dataDirectory(), 'file');
    writeFileSync(file, '');
    expect(await sentenceOf(start({ FOOTNOTE_DATA_DIR: file }))).toMatch(/^The data directory \S+ is a file/);
    expect(await sentenceOf(start({ FOOTNOTE_DATA_DIR: join(file, 'inside') }))).toMatch(
      /is a file or lies inside one/,
    );
    expect(await sentenceOf(start({ FOOTNOTE_DATA_DIR: '/proc/footnote' }))).toMatch(
      /^The data directory \/proc\/footnote cannot be used|is not writable/,
    );
  });

  it('says that the literature index is none, and leaves the file as it was', async () => {
    const data = await dataDirectory();
    writeFileSync(join(data, 'literature.sqlite'), 'This is no index.'.repeat(1000));
    expect(await sentenceOf(start({ FOOTNOTE_DATA_DIR: data }))).toMatch(/^The literature index cannot be opened/);
    expect(readFileSync(join(data, 'literature.sqlite'), 'utf8')).toContain('This is no index.');
  });

  it('says that the database is gone or damaged, and makes none in its place', async () => {
    const data = await dataDirectory();
    writeFileSync(join(data, 'instance-id'), randomUUID());
    rmSync(join(data, 'postgres', 'PG_VERSION'));
    expect(await sentenceOf(start({ FOOTNOTE_DATA_DIR: data }))).toMatch(/^The database \S+ is damaged: PG_VERSION/);
    expect(existsSync(join(data, 'postgres', 'PG_VERSION'))).toBe(false);
    rmSync(join(data, 'postgres'), { recursive: true });
    expect(await sentenceOf(start({ FOOTNOTE_DATA_DIR: data }))).toMatch(/^The database \S+ is missing/);
    expect(existsSync(join(data, 'postgres'))).toBe(false);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/footnote.',
    ],
    [{ FOOTNOTE_LLM_PROVIDER: 'openai' }, 'FOOTNOTE_LLM_PROVIDER is set without FOOTNOTE_LLM_MODEL.'],
  ])('says what is wrong with %j', async (environment, sentence) => {
    const data = await dataDirectory();
    expect(await sentenceOf(start({ FOOTNOTE_DATA_DIR: data, ...environment }))).toBe(sentence);
  });

  it('says that the database cannot be reached', async () => {
    const data = await dataDirectory();
    const environment = { FOOTNOTE_DATA_DIR: data, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    expect(await sentenceOf(start(environment))).toBe('The database of DATABASE_URL cannot be reached.');
  });
});
