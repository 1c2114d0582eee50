import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { ORGANIZATION_HEADER, sourceDocumentPageSchema, sourceSchema, uploadBatchSchema } from '@footnote/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/test-effort.ts';
import { startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { createSignedInUser, USER_PASSWORD } from '../identity/signed-in-user.fixtures.ts';
import { saveOrganization } from '../organizations/organizations.fixtures.ts';
import { createNodeServer } from '../platform/http/node-server.ts';

/** Bytes between two cuts. */
const STEP = effort({ whole: 1, sample: 17 });
const CONTENT = Buffer.from(
  '%PDF-1.7\nThe porter keeps the spare key of the pharmacy. It is kept in a box on the second shelf.',
);
const EMAIL = 'member@example.org';

let server: TestServer;
let begun = 0;
let port = 0;
let listening: ReturnType<typeof createNodeServer>;
beforeAll(async () => {
  server = await startTestServer();
  const listener = getRequestListener(server.app.fetch);
  listening = createNodeServer((incoming, outgoing) => {
    if (incoming.method === 'PUT') begun += 1;
    void listener(incoming, outgoing);
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  port = address !== null && typeof address === 'object' ? address.port : 0;
});
afterAll(async () => {
  listening.close();
  listening.closeAllConnections();
  await server.close();
});

/** Sends the first bytes of a request and goes away, by closing the connection or by tearing it; gives what was answered until then. */
async function sendCut(request: Buffer, isTorn: boolean): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  await new Promise<void>((resolve) => socket.write(request, () => resolve()));
  if (isTorn) socket.resetAndDestroy();
  else socket.destroy();
  return answer;
}

it(
  'a file whose sending is cut at any byte is neither acknowledged nor searched, and can be sent again',
  { timeout: 300_000 },
  async () => {
    const admin = await createSignedInUser(server, EMAIL);
    const organization = await saveOrganization(server.database, { people: { [EMAIL]: 'Admin' } });
    const headers = { [ORGANIZATION_HEADER]: organization };
    const fields = { name: 'Protocols', description: 'Of ours.', languages: ['en'] };
    const source = sourceSchema.parse(await (await admin('POST', '/api/sources', fields, headers)).json());
    const hash = createHash('sha256').update(CONTENT).digest('hex');
    const files = [{ batchIndex: 0, name: 'a.pdf', type: 'application/pdf', size: CONTENT.length, hash }];
    const announced = await admin('POST', `/api/sources/${source.id}/batches`, { files }, headers);
    const [document] = uploadBatchSchema.parse(await announced.json()).documents;
    const url = document?.upload?.url ?? '';
    const verify = () =>
      admin('POST', `/api/sources/${source.id}/documents/${document?.id}/verification`, undefined, headers);
    const incoming = () => readdir(`${server.sources.directory}/incoming`);
    const signedIn = await fetch(`http://localhost:${port}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: EMAIL, password: USER_PASSWORD }),
    });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const lines = [
      `PUT ${url} HTTP/1.1`,
      `Host: localhost:${port}`,
      `Cookie: ${cookie}`,
      `${ORGANIZATION_HEADER}: ${organization}`,
    ];
    const head = [...lines, 'Content-Type: application/pdf', `Content-Length: ${CONTENT.length}`, '', ''].join('\r\n');
    const request = Buffer.concat([Buffer.from(head), CONTENT]);

    let arrived = 0;
    for (let cut = 1; cut < request.length; cut += STEP) {
      const isTorn = cut % 3 === 0;
      expect(await sendCut(request.subarray(0, cut), isTorn)).not.toMatch(/^HTTP\/1.1 2/);
      expect((await verify()).status).toBe(409);
      if (cut >= head.length && !isTorn) arrived += 1;
    }
    await expect.poll(() => begun).toBeGreaterThanOrEqual(arrived);
    expect(arrived).toBeGreaterThan(0);
    await expect.poll(incoming, { timeout: 30_000 }).toEqual([]);
    expect((await verify()).status).toBe(409);
    await server.sources.ingest();
    const search = { sourceId: source.id, question: 'Where is the spare key of the pharmacy?', limit: 5 };
    expect(await server.sources.index.search(search)).toEqual([]);
    const listed = await admin('GET', `/api/sources/${source.id}/documents`, undefined, headers);
    expect(sourceDocumentPageSchema.parse(await listed.json()).documents.map(({ status }) => status)).toEqual([
      'uploading',
    ]);

    const whole = await fetch(`http://localhost:${port}${url}`, {
      method: 'PUT',
      headers: { ...headers, cookie, 'content-type': 'application/pdf' },
      body: CONTENT,
    });
    expect(whole.status).toBe(204);
    expect((await verify()).status).toBe(200);
    await server.sources.ingest();
    expect(await server.sources.index.search(search)).toHaveLength(1);
  },
);
