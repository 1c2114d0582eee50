import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { NODE_FLAGS } from '../../scripts/install.mjs';

/** A server in a process of its own. */
export interface ChildServer {
  /** http://127.0.0.1:port */
  url: string;
  stop: () => Promise<void>;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_MILLISECONDS = 120_000;

/** Starts a TypeScript file of the repository that prints its address when it listens; fails when it ends before. */
export async function startChild(
  file: string,
  given: { args?: string[]; env?: Record<string, string> } = {},
): Promise<ChildServer> {
  const child = spawn(process.execPath, [...NODE_FLAGS, '--no-warnings', `${ROOT}${file}`, ...(given.args ?? [])], {
    env: { ...process.env, ...given.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.withResolvers<void>();
  const ready = Promise.withResolvers<string>();
  let said = '';
  const listen = (chunk: Buffer) => {
    said = (said + chunk.toString('utf8')).slice(-4_000);
    const address = /http:\/\/(?:127\.0\.0\.1|localhost):(\d+)/.exec(said);
    if (address !== null) ready.resolve(`http://127.0.0.1:${address[1]}`);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  // A bench that is given up or interrupted leaves nothing running.
  const killWithParent = () => child.kill('SIGKILL');
  process.once('exit', killWithParent);
  child.once('exit', () => {
    process.off('exit', killWithParent);
    ended.resolve();
    ready.reject(new Error(`${file} ended before it was ready:\n${said}`));
  });
  const timer = setTimeout(
    () => ready.reject(new Error(`${file} was not ready in time:\n${said}`)),
    START_MILLISECONDS,
  );
  const stop = async () => {
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended.promise;
    clearTimeout(force);
  };
  try {
    return { url: await ready.promise, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
