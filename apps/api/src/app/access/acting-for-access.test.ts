import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { effort } from '../../../../../tests/support/test-effort.ts';
import { saveOrganization } from '../../organizations/organizations.fixtures.ts';
import { ENDPOINTS } from '../endpoints.fixtures.ts';
import { startTestServer, type TestServer } from '../test-server.fixtures.ts';
import { NOWHERE, OTHER, OWN, PEOPLE, signInEveryKind, WHO, type Who } from './kinds-of-users.fixtures.ts';
import { OPERATION_NAMES, tryOperation, type Operation } from './operations.fixtures.ts';

const CLOSED = '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7a04';

/** What each call gives WHO where its header names their own organization, another, a suspended one of theirs, none, or what is no id at all. */
const JUDGED = [
  [OWN, '401 404 404 404 yes yes 404 401 yes'],
  [OTHER, '401 404 404 404 404 404 404 401 yes'],
  [CLOSED, '401 404 404 404 403 403 404 401 403'],
  [NOWHERE, '401 404 404 404 404 404 404 401 404'],
  ['x', '400 400 400 400 400 400 400 400 400'],
] as const;

/** Calls by which somebody comes or goes: no organization counts for them, but what is no id is refused. */
const UNJUDGED: ReadonlySet<string> = new Set([
  'get /api/auth/callback/:provider',
  'get /api/auth/options',
  'get /api/auth/reset-link',
  'post /api/auth/change-password',
  'post /api/auth/passkey',
  'post /api/auth/passkey/options',
  'post /api/auth/register',
  'post /api/auth/request-reset',
  'post /api/auth/resend-verification',
  'post /api/auth/reset-password',
  'post /api/auth/second-factor',
  'post /api/auth/second-factor/options',
  'post /api/auth/second-factor/passkey',
  'post /api/auth/sign-in',
  'post /api/auth/sign-out',
  'get /api/auth/single-sign-on/callback/:connection',
  'post /api/auth/single-sign-on',
  'post /api/auth/single-sign-on/offer',
  'post /api/auth/social',
  'post /api/auth/token',
  'post /api/auth/verify-email',
]);

const REFUSALS: Readonly<Record<string, string>> = {
  'organization/header-invalid': '400',
  'identity/signed-out': '401',
  'organization/cannot-act-for': '404',
  'organization/suspended': '403',
  'organization/second-factor-needed': '403',
};

const UNSUBSCRIBED = 'billing/no-subscription billing/no-subscription billing/no-subscription';

const NO_ALERT = 'alert/not-found alert/not-found alert/not-found';

/** What an operation on a chat made for OWN gives its author, acting for OWN, for OTHER, and for themself. An operation without a row fails. */
const OUTCOMES: Readonly<Record<Operation, string>> = {
  user: 'yes yes yes',
  listChatHistory: 'seen unseen unseen',
  loadChatHistory: 'seen none none',
  createUser: 'yes yes yes',
  updateUserDetails: 'yes yes yes',
  updateUserLanguage: 'yes yes yes',
  updateIsUserVerified: 'yes yes yes',
  // About the plan of the person, for whom they act or not.
  getSubscriptionById: UNSUBSCRIBED,
  createCustomer: 'yes yes yes',
  getSubscriptionMethodTransaction: UNSUBSCRIBED,
  cancelSubscription: UNSUBSCRIBED,
  // About the saved searches of the person, too.
  loadQueries: NO_ALERT,
  registerClick: NO_ALERT,
  saveChat: 'yes none none',
  renameChat: 'yes none none',
  shareChat: 'yes none none',
  deleteChatHistory: 'yes none none',
};

const answerSchema = z.object({
  data: z.unknown(),
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).optional(),
});

describe('the organization a call is made for', () => {
  let server: TestServer;
  let browsers: Awaited<ReturnType<typeof signInEveryKind>>;
  const restore = async () => {
    await saveOrganization(server.database, { id: OWN, people: PEOPLE });
    await saveOrganization(server.database, { id: OTHER, people: {} });
    await saveOrganization(server.database, { id: CLOSED, suspended: true, people: PEOPLE });
  };
  beforeAll(async () => {
    server = await startTestServer({ graphql: { introspection: true } });
    const header = { 'footnote-organization-id': OWN };
    browsers = await signInEveryKind(server, (removed) => removed('GET', '/api/chat/sessions', undefined, header));
    await restore();
  });
  afterAll(() => server.close());

  async function outcome(who: Who, { method, path }: (typeof ENDPOINTS)[number], organization: string) {
    const address = path.replaceAll(/:\w+/g, '11111111-1111-4111-8111-111111111111');
    const body = method === 'get' ? undefined : {};
    const headers = { 'footnote-organization-id': organization };
    const response = await browsers[who](method.toUpperCase(), address, body, headers);
    const refused = z
      .object({ code: z.string() })
      .safeParse(response.ok ? null : await response.json().catch(() => null));
    return (refused.success && REFUSALS[refused.data.code]) || 'yes';
  }

  it('is judged for every call but those by which somebody comes or goes', () => {
    const personal = ENDPOINTS.filter(({ path }) => path.startsWith('/api/auth/'));
    expect(personal.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([...UNJUDGED].toSorted());
  });

  const judged = ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const).filter(
    ([name]) => !UNJUDGED.has(name),
  );

  // One rule judges them all: `npm test` has each call name an organization that is nowhere, and by turns one of the others.
  const rows = judged.map(([name, endpoint], at) => {
    const sample = JUDGED.filter(([organization], row) => organization === NOWHERE || row === at % JUDGED.length);
    return [name, endpoint, effort({ whole: [...JUDGED], sample })] as const;
  });

  it.each(rows)('%s', async (_name, endpoint, rowsOfCall) => {
    for (const [organization, expected] of rowsOfCall) {
      const cells: string[] = [];
      for (const who of WHO) cells.push(await outcome(who, endpoint, organization));
      expect(`${organization} ${cells.join(' ')}`).toBe(`${organization} ${expected}`);
    }
  });

  it.each([...UNJUDGED].filter((name) => !name.includes('sign-out')))('%s asks for none', async (name) => {
    const endpoint = ENDPOINTS.find(({ method, path }) => `${method} ${path}` === name);
    if (endpoint === undefined) throw new Error(`${name} is no call`);
    expect(await outcome('member', endpoint, NOWHERE)).toBe('yes');
    expect(await outcome('member', endpoint, 'x')).toBe('400');
  });

  describe('in GraphQL', () => {
    const run = async (operation: Operation, organization: string | null, sessionId: string) => {
      const headers: Record<string, string> = organization === null ? {} : { 'footnote-organization-id': organization };
      const profile = z.object({ uid: z.string() });
      const { uid } = profile.parse(await (await browsers.member('GET', '/api/users/me')).json());
      const body = tryOperation(operation, { uid, chat: sessionId });
      const response = await browsers.member('POST', '/api/graphql', body, headers);
      const { data, errors } = answerSchema.parse(await response.json());
      const code = errors?.[0]?.extensions.code;
      if (code === 'chat/session-not-found') return 'none';
      if (code !== undefined) return code;
      if (operation !== 'listChatHistory' && operation !== 'loadChatHistory') return 'yes';
      return JSON.stringify(data).includes(sessionId) ? 'seen' : 'unseen';
    };

    it('has a row for every operation', async () => {
      const query = '{ __schema { queryType { fields { name } } mutationType { fields { name } } } }';
      const response = await browsers.member('POST', '/api/graphql', { query });
      const names = JSON.stringify(await response.json()).matchAll(/"name":"(\w+)"/g);
      expect([...names].map(([, name = '']) => name).toSorted()).toEqual(OPERATION_NAMES.toSorted());
    });

    it.each(OPERATION_NAMES)('%s', async (operation) => {
      await saveOrganization(server.database, { id: OTHER, people: { 'member@example.org': 'Admin' } });
      const outcomes: string[] = [];
      for (const organization of [OWN, OTHER, null]) {
        const sessionId = randomUUID();
        const asked = await browsers.member(
          'POST',
          `/api/chat/query?sid=${sessionId}`,
          { question: 'Does it work?' },
          { 'footnote-organization-id': OWN },
        );
        await asked.text();
        outcomes.push(await run(operation, organization, sessionId));
      }
      await restore();
      expect(outcomes.join(' ')).toBe(OUTCOMES[operation]);
    });
  });
});
