import { ownPlanSchema, startedCheckoutSchema } from '@footnote/domain';
import { afterEach, expect, it, vi } from 'vitest';
import { deleteDirectory, preparedDataDirectory, runProgram, type Program } from '../../app/server-process.fixtures.ts';

const EMAIL = 'ada@example.org';
const PASSWORD = 'a horse in the library';

const programs: Program[] = [];
const directories: string[] = [];
afterEach(async () => {
  for (const { child } of programs) child.kill('SIGKILL');
  await Promise.all(programs.splice(0).map(({ ended }) => ended));
  for (const directory of directories.splice(0)) deleteDirectory(directory);
});

function start(directory: string): Program {
  const environment = {
    FOOTNOTE_DATA_DIR: directory,
    FOOTNOTE_SANDBOX: 'true',
    FOOTNOTE_SANDBOX_EMAILS: '*@example.org',
  };
  const program = runProgram('main.ts', [], environment);
  programs.push(program);
  return program;
}

/** Somebody who signs in to a server and calls it. */
async function signedIn(url: string) {
  const send = (path: string, body: object | undefined, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  await send('/api/auth/register', { email: EMAIL, password: PASSWORD, agreed: true });
  const begun = await send('/api/auth/sign-in', { email: EMAIL, password: PASSWORD });
  const cookie = begun.headers
    .getSetCookie()
    .map((given) => given.split(';')[0])
    .join('; ');
  return (path: string, body?: object) => send(path, body, { cookie });
}

it('a process that is killed between the payment and what is told of it loses nothing', async () => {
  const directory = await preparedDataDirectory();
  directories.push(directory);
  const first = start(directory);
  const ada = await signedIn(await first.ready);
  const started = await (await ada('/api/users/me/plan/checkouts', { interval: 'month' })).json();
  const { id } = startedCheckoutSchema.parse(started);
  const paid = await ada(`/api/checkouts/${id}/payment`, { number: '4242 4242 4242 4242' });
  first.child.kill('SIGKILL');
  expect(paid.status).toBe(200);
  await first.ended;
  const again = await signedIn(await start(directory).ready);
  await vi.waitFor(
    async () => {
      const { facts } = ownPlanSchema.parse(await (await again('/api/users/me/plan')).json());
      expect(facts.status).toBe('trialing');
    },
    // The round that asks the provider comes once a minute.
    { timeout: 180_000, interval: 500 },
  );
}, 300_000);
