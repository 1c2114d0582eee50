import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { CONTACT_FORM_NAMES, contactMessageSchema, type ContactForm } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../../app/test-server.fixtures.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { OutgoingMail } from '../../platform/mail/mail.ports.ts';
import { createContactTargets } from '../adapters/contact-targets.ts';
import { createPostgresContactMessages } from '../adapters/postgres-contact-messages.ts';
import { renderAccountMail } from '../../identity/mails/render-account-mail.ts';
import { deliverMessage } from './deliver-messages.ts';

interface Taken {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A service for forms, which is down while it is told to be. */
async function startFormService() {
  const taken: Taken[] = [];
  let status = 200;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = (await buffer(request)).toString();
    if (status < 400) taken.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(status, { location: '/thanks' }).end('{}');
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    taken,
    answerWith: (next: number) => void (status = next),
    close: () => new Promise((resolve) => void server.close(resolve)),
  };
}

const SENDER = { first_name: 'Ada', second_name: 'Lovelace', email: 'ada@example.org' };
const QUERY = 'How do we add our guidelines?';
const FIELDS = {
  contact: { ...SENDER, organization_type: 'healthcare', query: QUERY },
  enterprise: { ...SENDER, institution: 'Harbour Clinic', institutionRole: 'Librarian', query: QUERY },
  organizationSource: { ...SENDER, company: 'Harbour Clinic' },
  feedback: { query: 'Thanks', notifyMe: false },
};
const messageOf = (form: ContactForm) => ({ form, id: randomUUID(), language: 'de', ...FIELDS[form] });

describe('messages to the team', () => {
  let service: Awaited<ReturnType<typeof startFormService>>;
  let server: TestServer;
  let closed: TestServer;
  let environment: Record<string, string>;
  beforeAll(async () => {
    service = await startFormService();
    environment = {
      FOOTNOTE_CONTACT_EMAIL: 'team@example.org',
      FOOTNOTE_CONTACT_URL: `${service.url}/others`,
      FOOTNOTE_CONTACT_PRO_URL: `${service.url}/pro`,
      FOOTNOTE_CONTACT_ENTERPRISE_URL: `${service.url}/enterprise`,
      FOOTNOTE_CONTACT_SOURCES_URL: `${service.url}/sources`,
    };
    server = await startTestServer({ environment });
    closed = await startTestServer({ beside: server, environment: { FOOTNOTE_CONTACT_URL: service.url } });
  });
  afterAll(async () => {
    await closed.close();
    await server.close();
    await service.close();
  });

  const send = (body: unknown, to: TestServer = server) => browserOf(to.app)('POST', '/api/contact', body);
  const messages = () => createPostgresContactMessages({ database: server.database, now: Date.now });
  const deliver = async () => {
    const config = readConfig(environment);
    if (!config.ok) throw new Error(config.error);
    const { mailer, sent } = outbox();
    const targets = createContactTargets({ settings: config.value.contact, mailer, render: renderAccountMail });
    const log = { warn: () => undefined };
    const ended: boolean[] = [];
    for (const id of await messages().waiting())
      ended.push(await deliverMessage({ messages: messages(), targets, log }, id, new AbortController().signal));
    return { ended, sent };
  };
  const outbox = () => {
    const sent: OutgoingMail[] = [];
    const mailer = {
      send: (mail: OutgoingMail) => {
        sent.push(mail);
        return Promise.resolve({ state: 'sent' as const, response: '' });
      },
    };
    return { mailer, sent };
  };

  it('are taken for the forms that lead to somebody alone', async () => {
    const open = async (to: TestServer) => (await to.app.request('/api/contact')).json();
    expect(await open(server)).toEqual({ open: ['contact', 'enterprise', 'organizationSource', 'feedback'] });
    expect(await open(closed)).toEqual({ open: ['contact'] });
    expect((await refusalOf(await send(messageOf('feedback'), closed))).slice(0, 2)).toEqual([404, 'support/closed']);
  });

  it('go on in the way of their form, by the names of specification §3', async () => {
    for (const form of CONTACT_FORM_NAMES) expect((await send(messageOf(form))).status).toBe(204);
    const { ended, sent } = await deliver();
    expect(ended).toEqual([true, true, true, true]);
    const [others, enterprise, sources, ...more] = service.taken.splice(0);
    expect(more).toEqual([]);
    expect([others?.path, enterprise?.path, sources?.path]).toEqual(['/others', '/enterprise', '/sources']);
    expect(JSON.parse(others?.body ?? '')).toEqual(FIELDS.contact);
    expect(enterprise?.headers['content-type']).toMatch('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(enterprise?.body))).toEqual(FIELDS.enterprise);
    expect([sources?.headers['content-type'], sources?.headers.accept]).toEqual([
      expect.stringMatching('multipart/form-data'),
      'application/json',
    ]);
    expect(sources?.body).toMatch(/name="company"\r\n\r\nHarbour Clinic/);
    expect(sent).toMatchObject([{ to: 'team@example.org', subject: 'Eine Nachricht an das Team', language: 'de' }]);
    expect(sent[0]?.text).toMatch(/form: feedback\nnotifyMe: false\n\nThanks/);
  });

  it('wait while the other side is down, are delivered once, and then nothing of them is kept', async () => {
    service.answerWith(503);
    const message = messageOf('contact');
    await send(message);
    await send(message);
    expect((await deliver()).ended).toEqual([false]);
    const rows = async () =>
      (await server.database.pool.query('SELECT * FROM contact_message WHERE id = $1', [message.id])).rows;
    expect(await rows()).toMatchObject([{ attempts: 1, response: 'HTTP 503', fields: SENDER, delivered_at: null }]);
    service.answerWith(302);
    expect((await deliver()).ended).toEqual([true]);
    await send(message);
    expect((await deliver()).ended).toEqual([]);
    expect(service.taken.splice(0).map(({ headers }) => headers['idempotency-key'])).toEqual([message.id]);
    expect(await rows()).toMatchObject([{ attempts: 2, fields: {}, response: '' }]);
    service.answerWith(200);
  });

  it('of programs are answered and forgotten', async () => {
    expect((await send({ ...messageOf('contact'), website: 'https://spam.example.org' })).status).toBe(204);
    expect(await messages().waiting()).toEqual([]);
  });

  it.each([
    ['no fields', {}],
    ['a list', []],
    ['another form', { ...messageOf('contact'), form: 'pigeon' }],
    ['a wrong e-mail', { ...messageOf('contact'), email: 'nobody' }],
    ['no name', { ...messageOf('contact'), first_name: ' ' }],
    ['a long query', { ...messageOf('contact'), query: 'x'.repeat(5_001) }],
    ['an id that is none', { ...messageOf('contact'), id: 'one' }],
    ['a field of another form', { ...messageOf('contact'), institution: 'of another form' }],
    ['a wrong type', { ...messageOf('contact'), organization_type: 'pirates' }],
    ['no role', { ...messageOf('enterprise'), institutionRole: undefined }],
    ['no address to answer to', { ...messageOf('feedback'), notifyMe: true }],
    ['nothing written', { ...messageOf('feedback'), query: '' }],
  ])('that are none are refused: %s', async (_what, body) => {
    expect((await refusalOf(await send(body))).slice(0, 2)).toEqual([400, 'request/invalid']);
    expect(await messages().waiting()).toEqual([]);
  });

  it('come five an hour of one writer', async () => {
    const limited = await startTestServer({ beside: server, environment, rules: { attemptsPerAddress: 200 } });
    const writer = browserOf(limited.app);
    const statuses: number[] = [];
    for (let nth = 0; nth < 6; nth += 1)
      statuses.push((await writer('POST', '/api/contact', messageOf('contact'))).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    expect((await deliver()).ended).toHaveLength(5);
    await limited.close();
  });

  it('are read as they are written', () => {
    for (const form of CONTACT_FORM_NAMES) expect(contactMessageSchema.safeParse(messageOf(form)).success).toBe(true);
  });
});
