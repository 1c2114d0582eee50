import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { deleteDirectory, preparedDataDirectory, runProgram } from '../../app/server-process.fixtures.ts';

const BLOCKER = new URL('./blocked-loop.fixtures.ts', import.meta.url).href;

describe('a server whose event loop is blocked again and again', () => {
  it('turns new requests away, tells how it is, and takes them again', async () => {
    const directory = await preparedDataDirectory();
    const program = runProgram('main.ts', [], {
      FOOTNOTE_DATA_DIR: directory,
      NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import=${BLOCKER}`,
    });
    try {
      const url = await program.ready;
      expect((await fetch(`${url}/api/chat/sessions`)).status).toBe(200);

      program.child.kill('SIGUSR2');
      const refused = await until(`${url}/api/chat/sessions`, 503);
      expect(refused.headers.get('retry-after')).toBe('2');
      expect(await refused.json()).toEqual({
        error: 'The server is overloaded. Try again in a moment.',
        code: 'server/overloaded',
      });
      expect((await fetch(`${url}/healthz`)).status).toBe(200);

      program.child.kill('SIGUSR2');
      await until(`${url}/api/chat/sessions`, 200);
      const counted = await (await fetch(`${url}/metrics`)).text();
      expect(counted).toMatch(/^footnote_requests_turned_away_total [1-9]/m);
      expect(counted).toMatch(/^footnote_event_loop_lag_seconds \d/m);
    } finally {
      program.child.kill('SIGTERM');
      await once(program.child, 'close');
      deleteDirectory(directory);
    }
    const { stderr } = await program.ended;
    const lines = (said: string) => stderr.split('\n').filter((line) => line.includes(said));
    expect(lines('The event loop lags').length).toBeGreaterThan(0);
    expect(lines('The event loop lags').length).toBe(lines('The event loop keeps up again').length);
    expect(lines('The event loop keeps up again')[0]).toMatch(/"turnedAway":[1-9]/);
  });
});

/** Asks until an answer has this status; the test ends by its own time limit when none has. */
async function until(url: string, status: number): Promise<Response> {
  for (;;) {
    const response = await fetch(url);
    if (response.status === status) return response;
    await response.arrayBuffer();
  }
}
