import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The Node the project brings along. */
export const NODE = join(ROOT, 'node_modules/node/bin/node');

/**
 * Keeps WebAssembly's calls into JavaScript on the wrapper they begin with. Threads that replace theirs at the same time
 * can bring V8 down (docs/decisions/2026-11-20-webassembly-wrappers-stay.md).
 */
export const STEADY_WASM = '--wasm-wrapper-tiering-budget=2147483647';

/** What every process of the project is started with. */
export const NODE_FLAGS = ['--conditions=@footnote/source', STEADY_WASM];

/** Where checks keep modules as Node compiled them; it compares what it kept with the source. */
export const COMPILED = join(ROOT, 'node_modules/.cache/compiled');

/** The environment of every process of the project: its threads, too, keep quiet about SQLite being new in Node. */
export function nodeEnvironment() {
  const options = [process.env.NODE_OPTIONS ?? '', '--disable-warning=ExperimentalWarning'].join(' ').trim();
  return { ...process.env, NODE_OPTIONS: options };
}

const STAMP = join(ROOT, 'node_modules/.footnote-install');
const LONG_ENOUGH_TO_SAY = 3_000;

/** A digest of everything an installation depends on. */
function wanted() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'package.json', '.npmrc']) hash.update(readFileSync(join(ROOT, file)));
  return `${hash.digest('hex')} ${process.platform}-${process.arch}`;
}

/** What the last installation was made from and whether the tools of development were part of it. */
function installed() {
  const [digest = '', extent = ''] = existsSync(STAMP) ? readFileSync(STAMP, 'utf8').split('\n') : [];
  return { digest, everything: extent === 'everything' };
}

/** npm writes this file last, so an installation that was cut short has none; then everything is put in anew. */
function isWhole() {
  return existsSync(join(ROOT, 'node_modules/.package-lock.json'));
}

/**
 * Installs what the lockfile says where that has not been done; `toRun` leaves the tools of development out, which is
 * twice as fast and is completed when they are needed. `say` gets a line now and then, none when it is quick.
 */
export async function install(say, { toRun = false } = {}) {
  const before = installed();
  const digest = wanted();
  if (existsSync(NODE) && before.digest === digest && (toRun || before.everything)) return;
  // What somebody installed by hand, or for development, is not taken away again.
  const everything = !toRun || before.everything || (isWhole() && before.digest === '');
  const command = isWhole() ? ['install', '--no-save'] : ['ci'];
  rmSync(STAMP, { force: true });
  const began = Date.now();
  const timer = setInterval(() => {
    say(`Installing what the project needs … ${Math.round((Date.now() - began) / 1000)} s`);
  }, LONG_ENOUGH_TO_SAY);
  try {
    await run('npm', everything ? command : [...command, '--omit=dev'], { quiet: true });
  } finally {
    clearInterval(timer);
  }
  mkdirSync(join(ROOT, 'node_modules'), { recursive: true });
  writeFileSync(STAMP, `${digest}\n${everything ? 'everything' : 'to run'}`);
}

/** Runs a program to its end; a failure throws with what it wrote. */
export function run(program, args, { quiet }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: process.env });
    let output = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-20_000);
      if (!quiet) process.stderr.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output);
      else reject(Object.assign(new Error(`${program} ${args.join(' ')} failed (${signal ?? code}).`), { output }));
    });
  });
}
