import { randomUUID } from 'node:crypto';
import { chatQuerySchema, type ChatStreamEvent } from '@footnote/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readEvents } from '../../chat/chat-events.fixtures.ts';
import { createSignedInUser, setSuperAdmin, USER_PASSWORD } from '../../identity/signed-in-user.fixtures.ts';
import { saveOrganization } from '../../organizations/organizations.fixtures.ts';
import type { Database } from '../../platform/database/database.ts';
import { onPostgres } from '../../platform/database/on-postgres.fixtures.ts';
import { browserOf, startTestServer, type TestServer } from '../test-server.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

const QUESTION = chatQuerySchema.parse({ question: 'Does it work?' });

/** Somebody whose answer is being written, and an organization they belong to. */
interface Asker {
  id: string;
  email: string;
  organization: string;
}

/** What takes their access away; `root` is a super admin, `own` the asker, on the process that is told. */
interface Ending {
  what: string;
  /** Whether the answer is for the organization, or for themself. */
  asks: 'for it' | 'for themself';
  end: (browsers: { root: Browser; own: Browser }, asker: Asker) => Promise<Response>;
  /** How the stream ends in the process that was told, where that is not by losing access. */
  hereAs?: 'chat/stopped';
}

const ORGANIZATION = '/api/organizations';
const USER = '/api/admin/users';

const ENDINGS: readonly Ending[] = [
  {
    what: 'somebody who is taken out',
    asks: 'for it',
    end: ({ root }, { id, organization }) => root('DELETE', `${ORGANIZATION}/${organization}/members/${id}`),
  },
  {
    what: 'somebody who leaves',
    asks: 'for it',
    end: ({ own }, { organization }) => own('DELETE', `${ORGANIZATION}/${organization}/membership`),
  },
  {
    what: 'a member of an organization that is suspended',
    asks: 'for it',
    end: ({ root }, { organization }) =>
      root('PATCH', `${ORGANIZATION}/${organization}/suspension`, { suspended: true }),
  },
  {
    what: 'a member of an organization that is deleted',
    asks: 'for it',
    end: ({ root }, { organization }) => root('DELETE', `${ORGANIZATION}/${organization}`),
  },
  {
    what: 'a member who lacks the second factor it asks for',
    asks: 'for it',
    end: ({ root }, { organization }) =>
      root('PATCH', `${ORGANIZATION}/${organization}`, { secondFactorRequired: true }),
  },
  ...(['for it', 'for themself'] as const).flatMap((asks): Ending[] => [
    {
      what: 'a user who is suspended',
      asks,
      end: ({ root }, { id }) => root('PATCH', `${USER}/${id}`, { suspended: true }),
      hereAs: 'chat/stopped',
    },
    {
      what: 'a user who is signed out everywhere',
      asks,
      end: ({ root }, { id }) => root('DELETE', `${USER}/${id}/sessions`),
      hereAs: 'chat/stopped',
    },
    {
      what: 'a user who deletes their account',
      asks,
      end: ({ own }) => own('DELETE', '/api/users/me', { password: USER_PASSWORD }),
      hereAs: 'chat/stopped',
    },
  ]),
];

function endedStreams(what: string, open: () => Promise<[Database | undefined, Database | undefined]>): void {
  describe(`a stream that is being written: ${what}`, () => {
    let [server, beside]: TestServer[] = [];
    let roots: Record<'here' | 'there', Browser>;
    let bystander: Browser;

    async function* answer({ signal }: { signal: AbortSignal }) {
      const part: ChatStreamEvent = { event: 'answer_part', index: 0, text: 'It does' };
      yield part;
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    }

    beforeAll(async () => {
      const [database, other] = await open();
      server = await startTestServer({ answer, ...(database === undefined ? {} : { database }) });
      beside = await startTestServer({ answer, ...(other === undefined ? { beside: server } : { database: other }) });
      const root = await createSignedInUser(server, 'root@example.org');
      await setSuperAdmin(server, 'root@example.org');
      roots = { here: root, there: await signedIn(beside, 'root@example.org') };
      bystander = await createSignedInUser(server, 'bystander@example.org');
    });
    afterAll(async () => {
      await beside?.close();
      await server?.close();
    });
    afterEach(() => server?.database.pool.query('DELETE FROM attempt_limit'));

    const signedIn = async (at: TestServer, email: string): Promise<Browser> => {
      const browser = browserOf(at.app);
      const response = await browser('POST', '/api/auth/sign-in', { email, password: USER_PASSWORD });
      expect(response.status).toBe(204);
      return browser;
    };
    const ask = (browser: Browser, organization: string | null) =>
      browser(
        'POST',
        `/api/chat/query?sid=${randomUUID()}`,
        QUESTION,
        organization === null ? {} : { 'footnote-organization-id': organization },
      );

    it.each(
      ENDINGS.flatMap((ending) =>
        (['here', 'there'] as const).map((where) => ({ ...ending, where, title: ending.what })),
      ),
    )('of $title, asked $asks and told $where, ends', async ({ asks, end, hereAs, where }) => {
      if (server === undefined || beside === undefined) throw new Error('No server.');
      const email = `${randomUUID()}@example.org`;
      const here = await createSignedInUser(server, email);
      const own = where === 'here' ? here : await signedIn(beside, email);
      const organization = await saveOrganization(server.database, {
        people: { [email]: 'Member', 'bystander@example.org': 'Admin' },
      });
      const { rows } = await server.database.pool.query<{ id: string }>('SELECT id FROM account WHERE email = $1', [
        email,
      ]);
      const asker = { id: rows[0]?.id ?? '', email, organization };
      const others = await ask(bystander, null);
      const stream = await ask(here, asks === 'for it' ? organization : null);
      expect((await end({ root: roots[where], own }, asker)).ok).toBe(true);
      const code = where === 'here' && hereAs !== undefined ? hereAs : 'chat/access-ended';
      expect((await readEvents(stream.body)).at(-1)).toMatchObject({ event: 'error', code });
      // What others asked goes on until they stop it.
      expect(server.turns.running()).toBe(1);
      const sessions = await server.database.pool.query<{ id: string }>(
        "SELECT session_id AS id FROM chat_turn WHERE state = 'running'",
      );
      await bystander('POST', `/api/chat/sessions/${sessions.rows[0]?.id}/stop`);
      expect((await readEvents(others.body)).at(-1)).toMatchObject({ code: 'chat/stopped' });
    });

    it('of somebody who comes back after being signed out is a new one, and goes on', async () => {
      if (server === undefined || beside === undefined) throw new Error('No server.');
      const email = `${randomUUID()}@example.org`;
      const before = await ask(await createSignedInUser(server, email), null);
      const { rows } = await server.database.pool.query<{ id: string }>('SELECT id FROM account WHERE email = $1', [
        email,
      ]);
      await roots.there('DELETE', `${USER}/${rows[0]?.id}/sessions`);
      const back = await signedIn(server, email);
      const sessionId = randomUUID();
      const after = await back('POST', `/api/chat/query?sid=${sessionId}`, QUESTION);
      expect((await readEvents(before.body)).at(-1)).toMatchObject({ code: 'chat/access-ended' });
      expect(server.turns.running()).toBe(1);
      await back('POST', `/api/chat/sessions/${sessionId}/stop`);
      expect((await readEvents(after.body)).at(-1)).toMatchObject({ code: 'chat/stopped' });
    });
  });
}

endedStreams('embedded', () => Promise.resolve([undefined, undefined]));

onPostgres(({ openTwice }) => endedStreams('PostgreSQL, two processes', openTwice));
