import type { Database } from '../../../apps/api/src/platform/database/database.ts';

/** How many rows a service has that has grown. */
export const SIZES = { users: 10_000, organizations: 1_000, auditLines: 100_000, notifications: 2_000 } as const;

/** People of the largest organization; its members stand beside those of the small ones. */
export const LARGEST = 5_000;

/** Lines written in one transaction: the newest place of the chain has as many versions until it ends. */
const LINES_A_TRANSACTION = 1_000;

const USERS = `
  INSERT INTO account (id, email, email_verified, name, first_name, last_name, super_admin, suspended_at, created_at, updated_at)
  SELECT gen_random_uuid()::text,
    'user' || n || '@' || (ARRAY['charite', 'karolinska', 'mayo', 'example'])[1 + n % 4] || '.example.org',
    n % 20 <> 0, '',
    (ARRAY['Ada', 'Björn', 'Chloé', 'Dieter', 'Eleni', 'Fatma', 'Grażyna', 'Hiro', 'Inés', 'João', '明', 'Олена'])[1 + n % 12],
    (ARRAY['Löwe', 'O''Brien', 'Nuñez', 'Smith', 'van den Berg', 'Øster', '山田', 'Kowalska', 'Müller'])[1 + n / 12 % 9] || ' ' || n,
    n % 500 = 0, CASE WHEN n % 100 = 1 THEN now() END,
    now() - n * interval '1 hour', now()
  FROM generate_series(1, $1::int) AS n`;

const ORGANIZATIONS = `
  INSERT INTO organization (id, name, description, user_limit, suspended_at, created_at, updated_at)
  SELECT gen_random_uuid()::text,
    (ARRAY['Klinikum', 'Hospital', 'Universitätsspital', 'Clínica', 'Institute', '医院'])[1 + n % 6] || ' ' || n, '', 10000,
    CASE WHEN n % 20 = 0 THEN now() END, now() - n * interval '1 day', now()
  FROM generate_series(1, $1::int) AS n`;

/** The first few have thousands of members, all others a handful; nobody is a super admin and member at once. */
const MEMBERS = `
  INSERT INTO organization_member (organization_id, account_id, role, joined_at)
  SELECT organization.id, account.id, CASE WHEN account.n % 50 = 0 THEN 'Admin' ELSE 'Member' END, now()
  FROM (SELECT id, row_number() OVER (ORDER BY created_at DESC) AS n FROM organization) AS organization
  JOIN (SELECT id, row_number() OVER (ORDER BY created_at DESC) AS n FROM account WHERE NOT super_admin) AS account
    ON CASE WHEN organization.n <= 4 THEN account.n <= $1::int / organization.n
       ELSE account.n % 1000 = organization.n % 1000 AND account.n < 8000 END`;

const INVITES = `
  INSERT INTO organization_invite (id, organization_id, email, name, role, token_digest, created_at, expires_at)
  SELECT gen_random_uuid()::text, largest.id, 'invited' || n || '@example.org', 'Invited ' || n, 'Member',
    md5(n::text), now() - n * interval '1 minute', now() + interval '1 day'
  FROM generate_series(1, 1000) AS n, (SELECT id FROM organization ORDER BY created_at DESC LIMIT 1) AS largest`;

const LINES = `
  WITH person AS (SELECT id, row_number() OVER (ORDER BY created_at) AS n FROM account),
    place AS (SELECT id, row_number() OVER (ORDER BY created_at) AS n FROM organization)
  INSERT INTO audit_event (id, account_id, event, detail, address, happened_at)
  SELECT gen_random_uuid()::text, actor.id,
    (ARRAY['signed-in', 'signed-in', 'signed-in', 'signed-out', 'sign-in-refused', 'member-role-changed',
      'member-removed', 'organization-updated', 'user-suspended', 'super-admin-granted'])[1 + line % 10],
    CASE WHEN line % 10 < 5 THEN jsonb_build_object('with', 'password')
      WHEN line % 10 < 8 THEN jsonb_build_object('organization', place.id, 'member', subject.id, 'from', 'Member', 'to', 'Admin')
      ELSE jsonb_build_object('user', subject.id) END,
    '203.0.113.' || line % 256, now() - ($3::int - line) * interval '4 minutes'
  FROM generate_series($1::int, $2::int) AS line
  JOIN person AS actor ON actor.n = 1 + line::bigint * 7919 % (SELECT count(*) FROM person)
  JOIN person AS subject ON subject.n = 1 + line::bigint * 104729 % (SELECT count(*) FROM person)
  JOIN place ON place.n = 1 + line % (SELECT count(*) FROM place)
  ORDER BY line`;

const NOTIFICATIONS = `
  INSERT INTO notification (id, account_id, kind, detail, created_at, read_at)
  SELECT gen_random_uuid()::text, account.id, 'member-removed',
    jsonb_build_object('organizationId', gen_random_uuid()::text, 'organizationName', 'Hospital ' || n),
    now() - n * interval '1 minute', CASE WHEN n % 3 <> 0 THEN now() END
  FROM generate_series(1, $2::int) AS n, account WHERE account.email = $1`;

/** Fills a migrated database; `reader` is told something as often as it goes. */
export async function fillService({ pool }: Database, reader: string): Promise<void> {
  await pool.query(USERS, [SIZES.users]);
  await pool.query(ORGANIZATIONS, [SIZES.organizations]);
  await pool.query(MEMBERS, [LARGEST]);
  await pool.query(INVITES);
  await pool.query(NOTIFICATIONS, [reader, SIZES.notifications]);
  for (let line = 1; line <= SIZES.auditLines; line += LINES_A_TRANSACTION)
    await pool.query(LINES, [line, line + LINES_A_TRANSACTION - 1, SIZES.auditLines]);
  await pool.query('VACUUM ANALYZE');
}
