import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newReviewSchema } from '@footnote/domain';
import { z } from 'zod';
import { createSignedInUser } from '../../identity/signed-in-user.fixtures.ts';
import { saveOrganization } from '../../organizations/organizations.fixtures.ts';
import { effort } from '../../../../../tests/support/test-effort.ts';
import { OTHER, OWN, PEOPLE, signInEveryKind } from '../access/kinds-of-users.fixtures.ts';
import { exampleOf } from '../example-values.fixtures.ts';
import { browserOf, startTestServer, type TestServer } from '../test-server.fixtures.ts';
import {
  ADMINISTERING,
  WORKING,
  hostileRequest,
  withIds,
  type HostileRequest,
  type IdName,
  type Sender,
} from './hostile-requests.fixtures.ts';

/** Inputs tried. */
const COUNT = effort({ whole: 10_000, sample: 400 });

/** What nobody but those of OTHER, and super admins, may read. */
const SECRET = 'Qwertz Hospital of the Others';

const refusalSchema = z.strictObject({ error: z.string(), code: z.string() });
type Browser = ReturnType<typeof browserOf>;

describe('the calls of the product', () => {
  let server: TestServer;
  let browsers: Record<Sender, Browser>;
  let ids: Record<IdName, string>;

  /** Makes people and organizations what they were: some of what is tried is allowed to whoever tries it. */
  async function restore(): Promise<void> {
    const { pool } = server.database;
    await saveOrganization(server.database, { id: OWN, people: PEOPLE });
    await saveOrganization(server.database, { id: OTHER, name: SECRET, people: { 'stranger@example.org': 'Admin' } });
    await pool.query(
      `UPDATE account SET super_admin = email = 'super@example.org',
         suspended_at = CASE WHEN email = 'suspended@example.org' THEN now() END`,
    );
    await pool.query('INSERT INTO account_session SELECT * FROM session_before ON CONFLICT DO NOTHING');
    await restoreSources();
    await restoreWork();
    await pool.query('DELETE FROM organization_invite');
    await pool.query(
      `INSERT INTO organization_invite (id, organization_id, email, name, role, token_digest, created_at, expires_at)
       VALUES ($1, $2, 'guest@example.org', 'Guest', 'Member', 'a', now(), now() + interval '1 day'),
              ($3, $4, 'guest@example.org', 'Guest', 'Admin', 'b', now(), now() + interval '1 day')`,
      [ids.ownInvite, OWN, ids.otherInvite, OTHER],
    );
  }

  /** OWN and OTHER have a review and a collection each, which admin and stranger made. */
  async function restoreWork(): Promise<void> {
    const { pool } = server.database;
    await pool.query('DELETE FROM review');
    await pool.query('DELETE FROM library_collection');
    for (const [review, collection, organization, account, name] of [
      [ids.ownReview, ids.ownCollection, OWN, ids.admin, 'Own'],
      [ids.otherReview, ids.otherCollection, OTHER, ids.stranger, SECRET],
    ]) {
      await pool.query(
        `INSERT INTO review (id, organization_id, made_by, title, protocol, screeners, created_at, changed_at)
         VALUES ($1, $2, $3, $4, $5, 1, now(), now())`,
        [review, organization, account, name, exampleOf(newReviewSchema.shape.protocol)],
      );
      await pool.query(`INSERT INTO review_member (id, review_id, account_id, joined_at) VALUES ($1, $1, $2, now())`, [
        review,
        account,
      ]);
      await pool.query(
        `INSERT INTO library_collection (id, organization_id, made_by, name, created_at) VALUES ($1, $2, $3, $4, now())`,
        [collection, organization, account, name],
      );
    }
  }

  /** OWN and OTHER have a source each, that of OTHER with a document. */
  async function restoreSources(): Promise<void> {
    const { pool } = server.database;
    await pool.query('DELETE FROM source');
    await pool.query(
      `INSERT INTO source (id, organization_id, name, description, languages, location, retention_days,
         number_of_shards, created_at, changed_at)
       VALUES ($1, $2, 'Own', 'Own', '{}', 'eu-central-1', 30, 1, now(), now()),
              ($3, $4, $5, $5, '{}', 'eu-central-1', 30, 1, now(), now())`,
      [ids.ownSource, OWN, ids.otherSource, OTHER, SECRET],
    );
    await pool.query('INSERT INTO source_batch (id, source_id, account_id, created_at) VALUES ($1, $2, $3, now())', [
      ids.otherBatch,
      ids.otherSource,
      ids.stranger,
    ]);
    await pool.query(
      `INSERT INTO source_document (id, source_id, batch_id, batch_index, name, name_key, size, hash, object_name,
         status, failed, created_at, changed_at)
       VALUES ($1, $2, $3, 0, $4, $4, 9, '', $5, 'upsert_finished', false, now(), now())`,
      [ids.otherDocument, ids.otherSource, ids.otherBatch, SECRET, `${ids.otherSource}/${ids.otherDocument}`],
    );
  }

  const idOf = async (email: string) => {
    const { rows } = await server.database.pool.query<{ id: string }>('SELECT id FROM account WHERE email = $1', [
      email,
    ]);
    return rows[0]?.id ?? '';
  };

  beforeAll(async () => {
    server = await startTestServer({ trustProxy: true });
    const kinds = await signInEveryKind(server, (removed) => removed('GET', '/api/users/me'));
    const stranger = await createSignedInUser(server, 'stranger@example.org');
    const stale = await createSignedInUser(server, 'stale@example.org');
    await server.database.pool.query('DELETE FROM account_session WHERE account_id = $1', [
      await idOf('stale@example.org'),
    ]);
    await server.database.pool.query('CREATE TABLE session_before AS TABLE account_session');
    browsers = { ...kinds, stale };
    const { sessions } = z
      .object({ sessions: z.array(z.object({ id: z.string() })) })
      .parse(await (await stranger('GET', '/api/users/me/sessions')).json());
    ids = {
      ownOrganization: OWN,
      otherOrganization: OTHER,
      member: await idOf('member@example.org'),
      admin: await idOf('admin@example.org'),
      stranger: await idOf('stranger@example.org'),
      ownInvite: '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7b01',
      otherInvite: '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7b02',
      otherSession: sessions[0]?.id ?? '',
      otherNotification: '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7b03',
      ownSource: '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7b04',
      otherSource: '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7b05',
      otherBatch: '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7b06',
      otherDocument: '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7b07',
      otherAlert: '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7b08',
      ownReview: '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7b09',
      otherReview: '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7b0a',
      ownCollection: '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7b0b',
      otherCollection: '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7b0c',
    };
    await restore();
    await server.database.pool.query(
      `INSERT INTO alert (id, account_id, email, institution, title, search, search_digest, frequency, state, seen,
         wanted_since, next_at, looked_at, created_at)
       VALUES ($1, $2, 'stranger@example.org', $3, $3, '{"query":{"pubmed_query":"heart"},"query_type":"simple"}', '', 'weekly',
         'active', '{}', now(), now(), now(), now())`,
      [ids.otherAlert, ids.stranger, SECRET],
    );
    await server.database.pool.query(
      `INSERT INTO notification (id, account_id, kind, detail, created_at)
       VALUES ($1, $2, 'role-changed', $3, now())`,
      [ids.otherNotification, ids.stranger, { organizationId: OTHER, organizationName: SECRET, role: 'Admin' }],
    );
  });
  afterAll(() => server.close());

  /** Everything that belongs to OTHER or says who is what. */
  async function guarded(): Promise<unknown> {
    const { rows } = await server.database.pool.query(
      `SELECT (SELECT json_agg(o) FROM organization o WHERE id = $1) AS organization,
         (SELECT json_agg(m) FROM organization_member m WHERE organization_id = $1) AS members,
         (SELECT json_agg(i) FROM organization_invite i WHERE organization_id = $1) AS invites,
         (SELECT json_agg(p) FROM account_profile p WHERE account_id = $2) AS profile,
         (SELECT json_agg(json_build_array(s.id, s.name, s.enabled, s.page_quota)) FROM source s
           WHERE organization_id = $1) AS sources,
         (SELECT json_agg(json_build_array(d.id, d.status)) FROM source_document d WHERE d.name = $5) AS documents,
         (SELECT json_agg(read_at) FROM notification WHERE id = $3) AS notification,
         (SELECT json_agg(json_build_array(a.id, a.state, a.frequency)) FROM alert a WHERE account_id = $2) AS alerts,
         (SELECT json_agg(json_build_array(r.title, r.protocol, r.revision, r.screeners)) FROM review r
           WHERE organization_id = $1) AS reviews,
         (SELECT json_agg(c) FROM library_collection c WHERE organization_id = $1) AS collections,
         (SELECT count(*) FROM account_session WHERE id = $4) AS sessions,
         (SELECT json_agg(l) FROM llm_settings l) AS language_model,
         (SELECT json_agg(email ORDER BY email) FROM account WHERE super_admin) AS super_admins,
         (SELECT json_agg(email ORDER BY email) FROM account WHERE suspended_at IS NOT NULL) AS suspended`,
      [OTHER, ids.stranger, ids.otherNotification, ids.otherSession, SECRET],
    );
    return rows[0];
  }

  async function send({ call, sender, path, body, headers }: HostileRequest): Promise<Response> {
    // A made-up cookie or bearer comes from another browser: what is answered to it must not change this one's.
    const isMadeUp = headers['cookie'] !== undefined || headers['authorization'] !== undefined;
    const ask = isMadeUp ? browserOf(server.app) : browsers[sender];
    const filled = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, withIds(value, ids)]));
    const content = body === undefined ? undefined : withIds(body, ids);
    return ask(call.method.toUpperCase(), withIds(path, ids), content, filled);
  }

  async function expectSoundAnswer(request: HostileRequest): Promise<void> {
    const { sender, call } = request;
    const isSuperAdmin = sender === 'superAdmin';
    const before = await guarded();
    const response = await send(request);
    const { status } = response;
    const answer = await response.text();
    expect(status < 500 ? 'answered' : answer).toBe('answered');
    expect(status >= 400 && !refusalSchema.safeParse(JSON.parse(answer)).success).toBe(false);
    // Super admins may read and change everything.
    expect(!isSuperAdmin && answer.includes(SECRET)).toBe(false);
    expect(isSuperAdmin ? before : await guarded()).toEqual(before);
    if (call.method !== 'get' && response.ok) await restore();
  }

  it.each([
    ['people, organizations, plans, sources and what is told of them', ADMINISTERING],
    ['libraries, reviews, alerts, guides and messages', WORKING],
  ] as const)(
    `answer ${COUNT} bad inputs about %s without failing, and tell and change nothing of others`,
    { timeout: 3_600_000 },
    async (_what, calls) => {
      await fc.assert(fc.asyncProperty(hostileRequest(calls), expectSoundAnswer), {
        numRuns: COUNT,
        seed: 20261123,
        endOnFailure: true,
      });
      for (const sender of ['free', 'member', 'admin', 'superAdmin'] as const)
        expect((await browsers[sender]('GET', '/api/users/me')).status).toBe(200);
    },
  );
});
