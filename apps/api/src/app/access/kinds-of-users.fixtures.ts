import { createSignedInUser, setSuperAdmin, USER_PASSWORD } from '../../identity/signed-in-user.fixtures.ts';
import { saveOrganization } from '../../organizations/organizations.fixtures.ts';
import { browserOf, type TestServer } from '../test-server.fixtures.ts';

/** Every kind of user, told apart by what they are to the organization OWN; Pro is who pays through an organization of theirs. */
export const WHO = [
  'visitor',
  'free',
  'pro',
  'sandbox',
  'member',
  'admin',
  'removed',
  'suspended',
  'superAdmin',
] as const;
export type Who = (typeof WHO)[number];

export const OWN = '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7a01';
export const OTHER = '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7a02';
/** The one that Pro belongs to. */
const PAYING = '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7a05';
export const NOWHERE = '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7a03';

/** Who belongs to OWN. */
export const PEOPLE = {
  'member@example.org': 'Member',
  'admin@example.org': 'Admin',
  'suspended@example.org': 'Admin',
} as const;

/** A browser that brings its session with every call: the first refusal takes away that of an account that is suspended. */
async function enterForGood(server: TestServer, email: string): Promise<ReturnType<typeof browserOf>> {
  await createSignedInUser(server, email);
  const begun = await browserOf(server.app)('POST', '/api/auth/sign-in', { email, password: USER_PASSWORD });
  const cookie = begun.headers
    .getSetCookie()
    .map((given) => given.split(';')[0])
    .join('; ');
  return (method, path, body, headers) => browserOf(server.app)(method, path, body, { cookie, ...headers });
}

/** Signs each of them in; whoever was removed makes a call with `askAs` while they still belong to OWN. */
export async function signInEveryKind(
  server: TestServer,
  askAs: (removed: ReturnType<typeof browserOf>) => Promise<Response>,
): Promise<Record<Who, ReturnType<typeof browserOf>>> {
  const { app, database } = server;
  const enter = (name: string) => createSignedInUser(server, `${name}@example.org`);
  const browsers = {
    visitor: browserOf(app),
    free: await enter('free'),
    pro: await enter('pro'),
    sandbox: await enter('sandbox'),
    member: await enter('member'),
    admin: await enter('admin'),
    removed: await enter('removed'),
    suspended: await enterForGood(server, 'suspended@example.org'),
    superAdmin: await enter('super'),
  };
  await setSuperAdmin(server, 'super@example.org');
  await saveOrganization(database, { id: PAYING, people: { 'pro@example.org': 'Member' } });
  await database.pool.query(`UPDATE organization SET subscription_status = 'active' WHERE id = $1`, [PAYING]);
  // Somebody who was taken out a moment ago, in the session they had then.
  await saveOrganization(database, { id: OWN, people: { 'removed@example.org': 'Admin' } });
  const before = await askAs(browsers.removed);
  if (before.status !== 200) throw new Error(await before.text());
  await saveOrganization(database, { id: OWN, people: PEOPLE });
  await database.pool.query(`UPDATE account SET sandbox = true WHERE email = 'sandbox@example.org'`);
  await database.pool.query(`UPDATE account SET suspended_at = now() WHERE email = 'suspended@example.org'`);
  return browsers;
}
