import { randomUUID } from 'node:crypto';
import type { MemberRole } from '@footnote/domain';
import type { Database } from '../platform/database/database.ts';

interface OrganizationOfTests {
  id?: string;
  name?: string;
  userLimit?: number;
  suspended?: boolean;
  /** Whether its members need a second factor. */
  secondFactorRequired?: boolean;
  /** Who belongs to it, by the e-mail of their account. */
  people?: Readonly<Record<string, MemberRole>>;
}

/** Saves an organization as if it had always been there, and gives its id; one that is there becomes as described. */
export async function saveOrganization(
  { pool }: Database,
  {
    id = randomUUID(),
    name = 'Northern Teaching Hospital',
    userLimit = 10,
    suspended = false,
    secondFactorRequired = false,
    people = {},
  }: OrganizationOfTests = {},
): Promise<string> {
  await pool.query(
    `INSERT INTO organization
       (id, name, description, user_limit, suspended_at, second_factor_required, created_at, updated_at)
     VALUES ($1, $2, '', $3, CASE WHEN $4 THEN now() END, $5, now(), now())
     ON CONFLICT (id) DO UPDATE SET
       name = $2, user_limit = $3, suspended_at = CASE WHEN $4 THEN now() END, second_factor_required = $5`,
    [id, name, userLimit, suspended, secondFactorRequired],
  );
  await pool.query('DELETE FROM organization_member WHERE organization_id = $1', [id]);
  for (const [email, role] of Object.entries(people)) {
    await pool.query(
      'INSERT INTO organization_member (organization_id, account_id, role, joined_at) SELECT $1, id, $2, now() FROM account WHERE email = $3',
      [id, role, email],
    );
  }
  return id;
}

/** Saves accounts that nobody signs in to, with the number in their name and address; gives their ids. */
export async function saveAccounts({ pool }: Database, count: number, prefix = 'person'): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO account (id, email, email_verified, name, first_name, last_name, created_at, updated_at)
     SELECT gen_random_uuid()::text, $1 || n || '@example.org', true, '', 'Person', n::text, now(), now()
     FROM generate_series(1, $2) AS n RETURNING id`,
    [prefix, count],
  );
  return rows.map(({ id }) => id);
}

/** Makes accounts members of an organization. */
export async function saveMembers(
  { pool }: Database,
  organization: string,
  { accounts, role }: { accounts: readonly string[]; role: MemberRole },
): Promise<void> {
  await pool.query(
    'INSERT INTO organization_member (organization_id, account_id, role, joined_at) SELECT $1, unnest($2::text[]), $3, now()',
    [organization, accounts, role],
  );
}
