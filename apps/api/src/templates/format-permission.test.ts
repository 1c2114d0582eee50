import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { readEvents, shortAnswer } from '../chat/chat-events.fixtures.ts';
import { createSignedInUser } from '../identity/signed-in-user.fixtures.ts';

const asked: (string | null)[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    async *answer({ query, sessionId }) {
      asked.push(query.outputFormat);
      yield* shortAnswer(sessionId);
    },
  });
});
afterAll(() => server.close());

it('answers in the format of whoever may use formats, and leaves out that of everybody else', async () => {
  const body = { question: 'Does it work?', outputFormat: 'As a table.' };
  const [visitor, free] = [browserOf(server.app), await createSignedInUser(server, 'ada@example.org')];
  const sandbox = await createSignedInUser(server, 'ben@example.org');
  await server.database.pool.query(`UPDATE account SET sandbox = true WHERE email = 'ben@example.org'`);
  for (const browser of [visitor, free, sandbox])
    await readEvents((await browser('POST', '/api/chat/query', body)).body);
  expect(asked).toEqual([null, null, 'As a table.']);
});
