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

it('answers in the format of whoever may use formats, and leaves out that of a visitor', async () => {
  const body = { question: 'Does it work?', outputFormat: 'As a table.' };
  for (const browser of [browserOf(server.app), await createSignedInUser(server, 'ada@example.org')])
    await readEvents((await browser('POST', '/api/chat/query', body)).body);
  expect(asked).toEqual([null, 'As a table.']);
});
