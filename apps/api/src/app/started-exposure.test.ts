import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteDirectory, preparedDataDirectory, runProgram, type Program } from './server-process.fixtures.ts';

describe.each([
  ['a server of a site', { FOOTNOTE_PUBLIC_URL: 'https://ask.example.org', FOOTNOTE_HSTS_SUBDOMAINS: 'true' }],
  ['a server of a site with neighbours', { FOOTNOTE_PUBLIC_URL: 'https://ask.example.org' }],
  ['a developer’s server', { NODE_ENV: 'development', FOOTNOTE_OUTBOX: 'on' }],
] as const)('%s', (name, environment) => {
  const isDeveloped = 'NODE_ENV' in environment;
  let data: string;
  let program: Program;
  let url: string;
  beforeAll(async () => {
    data = await preparedDataDirectory();
    program = runProgram('main.ts', [], { FOOTNOTE_DATA_DIR: data, ...environment });
    url = await program.ready;
  });
  afterAll(async () => {
    program.child.kill('SIGKILL');
    await program.ended;
    deleteDirectory(data);
  });

  /** Sends bytes as they are and gives the status of the answer. */
  async function statusOf(...lines: string[]): Promise<number> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let said = '';
    socket.on('data', (chunk) => (said += chunk.toString('utf8')));
    socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
    await once(socket, 'close');
    return Number(said.split(' ')[1]);
  }

  it('tells browsers to come by HTTPS alone as far as it was told to', async () => {
    const policy = (await fetch(`${url}/healthz`)).headers.get('strict-transport-security');
    const expected = {
      'a server of a site': 'max-age=31536000; includeSubDomains',
      'a server of a site with neighbours': 'max-age=31536000',
      'a developer’s server': null,
    };
    expect(policy).toBe(expected[name]);
  });

  it('shows the schema of its operations to developers alone', async () => {
    const answer = await fetch(`${url}/api/public/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __schema { queryType { name } } }' }),
    });
    const refused = { errors: [{ extensions: { code: 'request/invalid' } }] };
    expect(await answer.json()).toMatchObject(isDeveloped ? { data: { __schema: {} } } : refused);
  });

  it('opens its outbox to no request that names no host or comes by HTTP/1.0, as through a proxy', async () => {
    expect(await statusOf('GET /dev/outbox HTTP/1.1', 'Host: localhost')).toBe(isDeveloped ? 200 : 404);
    for (const host of ['localhost', '127.0.0.1', '']) {
      expect(await statusOf('GET /dev/outbox HTTP/1.0', `Host: ${host}`)).not.toBe(200);
    }
    expect(await statusOf('GET /dev/outbox HTTP/1.0')).not.toBe(200);
    expect(await statusOf('GET /dev/outbox HTTP/1.1')).toBe(400);
    expect(await statusOf('GET /dev/outbox HTTP/1.1', 'Host:')).not.toBe(200);
    expect(await statusOf('GET http://localhost/dev/outbox HTTP/1.0')).not.toBe(200);
  });
});
