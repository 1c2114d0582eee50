import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { S3Settings } from '../../platform/config/object-store-config.ts';

/** A server of S3 that others wrote, with a bucket of its own. */
export interface S3Gateway {
  settings: S3Settings;
  close(): Promise<void>;
}

/** The program of VersityGW, by this variable or in the path; null where there is none. */
export function gatewayProgram(): string | null {
  const named = process.env['FOOTNOTE_VERSITYGW'] ?? 'versitygw';
  try {
    execFileSync(named, ['--version'], { stdio: 'ignore' });
    return named;
  } catch {
    return null;
  }
}

export const NO_GATEWAY =
  'There is no versitygw, a server of S3: what is held against one was skipped. FOOTNOTE_VERSITYGW says where it is.';

const START_MILLISECONDS = 20_000;

/** Starts VersityGW on files of its own, on a port of this machine; pages of `allowedOrigin` may send to it. */
export async function startS3Gateway(
  program: string,
  { allowedOrigin }: { allowedOrigin?: string } = {},
): Promise<S3Gateway> {
  const folder = mkdtempSync(join(tmpdir(), 'footnote-gateway-'));
  mkdirSync(join(folder, 'files', 'documents'), { recursive: true });
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const settings: S3Settings = {
    bucket: 'documents',
    region: 'eu-central-1',
    endpoint,
    accessKeyId: 'access-key-of-tests',
    secretAccessKey: 'secret-key-of-tests',
    pathStyle: true,
  };
  const child = spawn(
    program,
    ['--port', `127.0.0.1:${port}`, '--region', settings.region, '--quiet', 'posix', join(folder, 'files')],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        ROOT_ACCESS_KEY: settings.accessKeyId,
        ROOT_SECRET_KEY: settings.secretAccessKey,
        ...(allowedOrigin === undefined ? {} : { VGW_CORS_ALLOW_ORIGIN: allowedOrigin }),
      },
    },
  );
  const close = async () => {
    if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  for (const start = Date.now(); Date.now() - start < START_MILLISECONDS; await pause(50)) {
    if (child.exitCode !== null) break;
    if (
      await fetch(endpoint).then(
        () => true,
        () => false,
      )
    )
      return { settings, close };
  }
  await close();
  throw new Error('VersityGW did not start.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
