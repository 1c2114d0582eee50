import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createSignedInUser } from '../../identity/signed-in-user.fixtures.ts';
import { startTestServer, type TestServer } from '../test-server.fixtures.ts';
import { signInEveryKind, WHO, type Who } from './kinds-of-users.fixtures.ts';
import { OPERATION_NAMES, tryOperation, type Operation } from './operations.fixtures.ts';

const EVERYBODY = '401 yes yes yes yes yes yes 401 yes';
/** Nobody there has a subscription, a saved search or a mail of an alert by the id that is tried. */
const UNSUBSCRIBED = '401 none none none none none none 401 none';
const NOBODY = '401 none none none none none none 401 none';

/**
 * What each operation gives WHO on a chat of their own, and with the ids of somebody else. An operation without a row
 * fails; what each gives somebody who acts for an organization is in acting-for-access.test.ts.
 */
const ROWS: Readonly<Record<Operation, readonly [own: string, others: string]>> = {
  user: [EVERYBODY, EVERYBODY],
  listChatHistory: [EVERYBODY, NOBODY],
  loadChatHistory: [EVERYBODY, NOBODY],
  createUser: [EVERYBODY, EVERYBODY],
  updateUserDetails: [EVERYBODY, EVERYBODY],
  updateUserLanguage: [EVERYBODY, EVERYBODY],
  updateIsUserVerified: [EVERYBODY, EVERYBODY],
  getSubscriptionById: [UNSUBSCRIBED, UNSUBSCRIBED],
  createCustomer: [EVERYBODY, EVERYBODY],
  getSubscriptionMethodTransaction: [UNSUBSCRIBED, UNSUBSCRIBED],
  cancelSubscription: [UNSUBSCRIBED, UNSUBSCRIBED],
  loadQueries: [NOBODY, NOBODY],
  registerClick: [NOBODY, NOBODY],
  saveChat: [EVERYBODY, NOBODY],
  renameChat: [EVERYBODY, NOBODY],
  shareChat: [EVERYBODY, NOBODY],
  deleteChatHistory: [EVERYBODY, NOBODY],
};

/** What everybody may run: a shared chat is read by whoever has its id. */
const PUBLIC_ROWS = {
  loadSharedChatHistory: 'yes yes yes yes yes yes yes yes yes',
} as const;

/** Every field there is, by the type that has it: those of a user and their chats are told to that user alone, those of a shared chat to everybody. */
const OWN_FIELDS: Readonly<Record<string, string>> = {
  User: `company country createdAt currentWeekProUsage customerId email firstName hasPassword id institution institutionRole
    isUserVerified jobTitle lastName notificationMail occupation onboardingNeeded optIn organizationRoles pendingInvites phone sandbox
    subscriptionId subscriptionStatus superAdmin uid updatedAt userLanguage userSinceDays workEmail`,
  Subscription: 'discount id',
  SubscriptionDiscount: 'ends_at id starts_at',
  ChatHistoryPage: 'items total',
  ChatHistoryItem: 'isChatShared sessionId timestamp title',
  ChatSession: 'isChatShared sessionId timestamp title turns',
  ChatTurn: `actionQuestion answer askedAt citations claims failure feedback id language mainQuestion position question
    request responseQuality retrieved searchString state writer writtenBy`,
  ChatShare: 'isChatShared shareId',
  SavedQuery: 'article_type email filters frequency id institution query query_type sort_by sort_order state title',
};
const SHARED_FIELDS: Readonly<Record<string, string>> = {
  SharedChat: 'turns',
  SharedTurn: 'answer citations claims language position question state writer',
};

const SCHEMA = '{ schema: __schema { types { kind name fields { name } } } }';
const typesSchema = z.array(
  z.object({ kind: z.string(), name: z.string(), fields: z.array(z.object({ name: z.string() })).nullable() }),
);
const introspectedSchema = z.object({ data: z.object({ schema: z.object({ types: typesSchema }) }) });
const answerSchema = z.object({
  data: z.unknown(),
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).optional(),
});
const profileSchema = z.looseObject({ uid: z.string() });

const NOTHING = new Set(['chat/session-not-found', 'billing/no-subscription', 'alert/not-found']);
const isNothing = (code: string) => NOTHING.has(code);

const words = (text: string) => text.split(/\s+/);

describe('who may run what by GraphQL', () => {
  let server: TestServer;
  let browsers: Awaited<ReturnType<typeof signInEveryKind>>;
  let stranger: Awaited<ReturnType<typeof createSignedInUser>>;
  beforeAll(async () => {
    server = await startTestServer({ graphql: { introspection: true } });
    browsers = await signInEveryKind(server, (removed) => removed('GET', '/api/users/me'));
    stranger = await createSignedInUser(server, 'stranger@example.org');
  });
  afterAll(() => server.close());

  /** Has somebody ask a question for themself, and gives the ids that an operation may name. */
  async function idsOf(browser: typeof stranger, question: string): Promise<{ uid: string; chat: string }> {
    const chat = randomUUID();
    await (await browser('POST', `/api/chat/query?sid=${chat}`, { question })).text();
    const profile = profileSchema.safeParse(await (await browser('GET', '/api/users/me')).json());
    return { uid: profile.data?.uid ?? randomUUID(), chat };
  }

  /** The object types of a schema with their fields, the roots apart. */
  async function fieldsOf(path: string): Promise<{ operations: string[]; types: Record<string, string[]> }> {
    const response = await browsers.member('POST', path, { query: SCHEMA });
    const { types } = introspectedSchema.parse(await response.json()).data.schema;
    const objects = types.filter(({ kind, name }) => kind === 'OBJECT' && !name.startsWith('__'));
    const named = objects.map(
      ({ name, fields }) => [name, (fields ?? []).map((field) => field.name).toSorted()] as const,
    );
    const isRoot = (name: string) => name === 'Query' || name === 'Mutation';
    return {
      operations: named.filter(([name]) => isRoot(name)).flatMap(([, fields]) => fields),
      types: Object.fromEntries(named.filter(([name]) => !isRoot(name))),
    };
  }

  const listed = (rows: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(rows).map(([name, fields]) => [name, words(fields)]));

  it('is said of every operation and every field there is', async () => {
    const own = await fieldsOf('/api/graphql');
    expect(own.operations.toSorted()).toEqual(OPERATION_NAMES.toSorted());
    expect(own.types).toEqual(listed(OWN_FIELDS));
    const everybody = await fieldsOf('/api/public/graphql');
    expect(everybody.operations).toEqual(Object.keys(PUBLIC_ROWS));
    expect(everybody.types).toEqual(listed(SHARED_FIELDS));
  });

  async function run(who: Who, operation: Operation, ids: { uid: string; chat: string }) {
    const response = await browsers[who]('POST', '/api/graphql', tryOperation(operation, ids));
    if (response.status !== 200) return { outcome: String(response.status), said: '' };
    const { data, errors } = answerSchema.parse(await response.json());
    const code = errors?.[0]?.extensions.code;
    const said = JSON.stringify(data ?? null);
    return { outcome: code === undefined ? 'yes' : isNothing(code) ? 'none' : code, said };
  }

  it.each(OPERATION_NAMES)('%s, of a chat of one’s own and with the ids of somebody else', async (operation) => {
    const [own, others]: [string[], string[]] = [[], []];
    for (const who of WHO) {
      const mine = await idsOf(browsers[who], `What of ${who}?`);
      own.push((await run(who, operation, mine)).outcome);
      const theirs = await idsOf(stranger, 'What of the stranger?');
      const { outcome, said } = await run(who, operation, theirs);
      others.push(outcome);
      for (const known of [theirs.uid, theirs.chat, 'stranger']) expect(said).not.toContain(known);
    }
    expect([own.join(' '), others.join(' ')]).toEqual(ROWS[operation]);
  });

  it.each(WHO.filter((who) => who !== 'visitor' && who !== 'suspended'))(
    'every field of the user tells %s of themself',
    async (who) => {
      const query = `{ user { ${words(OWN_FIELDS['User'] ?? '').join(' ')} } }`;
      const response = await browsers[who]('POST', '/api/graphql', { query });
      const profile = profileSchema.parse(await (await browsers[who]('GET', '/api/users/me')).json());
      expect(await response.json()).toEqual({ data: { user: profile } });
    },
  );

  it.each(Object.entries(PUBLIC_ROWS))('%s, of everybody who has the id, and of nobody else', async (_name, row) => {
    const { chat } = await idsOf(stranger, 'What do all know?');
    const shared = await stranger('POST', `/api/chat/sessions/${chat}/share`);
    const { shareId } = z.object({ shareId: z.string() }).parse(await shared.json());
    const turns = words(SHARED_FIELDS['SharedTurn'] ?? '').join(' ');
    const outcomes: string[] = [];
    for (const who of WHO) {
      const read = async (id: string) => {
        const query = `{ loadSharedChatHistory(shareId: "${id}") { turns { ${turns} } } }`;
        return (await browsers[who]('POST', '/api/public/graphql', { query })).text();
      };
      const said = await read(shareId);
      outcomes.push(said.includes('What do all know?') ? 'yes' : 'none');
      expect(said).not.toContain('stranger');
      for (const unshared of [chat, 'x'.repeat(32)]) expect(await read(unshared)).toContain('chat/session-not-found');
    }
    expect(outcomes.join(' ')).toBe(row);
  });
});
