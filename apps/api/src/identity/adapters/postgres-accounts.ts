import type { LanguageUpdate, ProfileUpdate, UserProfile } from '@footnote/domain';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { storable } from '../../platform/storable-text.ts';
import { accountCredentials, accountProfiles, accounts } from './account-tables.ts';
import type { Account, Accounts } from '../identity.ports.ts';
import { PERSONAL_TABLES } from './persons/personal-tables.ts';

const DAY = 24 * 60 * 60 * 1000;

export interface AccountsDeps {
  database: Database;
  /** Milliseconds since 1970. */
  now: () => number;
}

type AccountRow = typeof accounts.$inferSelect;
type ProfileRow = typeof accountProfiles.$inferSelect;

/** Keeps accounts and profiles in the relational database. */
export function createPostgresAccounts(deps: AccountsDeps): Accounts {
  const { database } = deps;
  return {
    find: async (id) => accountOf(await rowOf(deps, id)),
    async findByEmail(email) {
      const [row] = await database.queries().select().from(accounts).where(eq(accounts.email, email));
      return accountOf(row);
    },
    profile: (id) => database.withTransaction(() => profile(deps, id)),
    update: (id, change) => database.withTransaction(() => update(deps, id, storable(change))),
    async setSuperAdmin(id, superAdmin) {
      const changed = await database
        .queries()
        .update(accounts)
        .set({ superAdmin })
        .where(eq(accounts.id, id))
        .returning();
      return changed.length > 0;
    },
    isLastSuperAdmin: (id) => isLastSuperAdmin(deps, id),
    async superAdmins() {
      const rows = await database.queries().select({ id: accounts.id }).from(accounts).where(isActiveSuperAdmin);
      return rows.map((row) => row.id);
    },
    exported: (id) => database.withTransaction(() => exported(deps, id)),
    remove: (id) =>
      database.withTransaction(async () => {
        for (const { table, ofAccount } of PERSONAL_TABLES.filter(({ stays }) => stays !== true)) {
          await database.queries().execute(sql`DELETE FROM ${sql.identifier(table)} WHERE ${ofAccount(id)}`);
        }
      }),
  };
}

async function rowOf({ database }: AccountsDeps, id: string): Promise<AccountRow | undefined> {
  const [row] = await database.queries().select().from(accounts).where(eq(accounts.id, id));
  return row;
}

function accountOf(row: AccountRow | undefined): Account | null {
  if (row === undefined) return null;
  const { id, email, emailVerified, sandbox, superAdmin, suspendedAt, interfaceLanguage, notificationMail } = row;
  const suspended = suspendedAt !== null;
  return { id, email, emailVerified, sandbox, superAdmin, suspended, interfaceLanguage, notificationMail };
}

const isActiveSuperAdmin = and(eq(accounts.superAdmin, true), isNull(accounts.suspendedAt));

async function isLastSuperAdmin(deps: AccountsDeps, id: string): Promise<boolean> {
  if ((await rowOf(deps, id))?.superAdmin !== true) return false;
  const others = await deps.database
    .queries()
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isActiveSuperAdmin, ne(accounts.id, id)))
    .limit(1);
  return others.length === 0;
}

async function profile(deps: AccountsDeps, id: string): Promise<UserProfile | null> {
  const row = await rowOf(deps, id);
  if (row === undefined) return null;
  const [credential] = await deps.database
    .queries()
    .select({ hasPassword: sql<boolean>`bool_or(${accountCredentials.password} IS NOT NULL)` })
    .from(accountCredentials)
    .where(eq(accountCredentials.userId, id));
  const kept = await keptProfile(deps, id);
  return profileOf(row, kept, { hasPassword: credential?.hasPassword === true, now: deps.now() });
}

async function keptProfile({ database, now }: AccountsDeps, accountId: string): Promise<ProfileRow> {
  const queries = database.queries();
  await queries
    .insert(accountProfiles)
    .values({ accountId, updatedAt: new Date(now()) })
    .onConflictDoNothing();
  const [row] = await queries.select().from(accountProfiles).where(eq(accountProfiles.accountId, accountId));
  if (row === undefined) throw new Error('A profile that was just made is not there.');
  return row;
}

function profileOf(
  row: AccountRow,
  kept: ProfileRow,
  { hasPassword, now }: { hasPassword: boolean; now: number },
): UserProfile {
  const { accountId: _accountId, answerLanguage, updatedAt, ...fields } = kept;
  return {
    ...fields,
    id: row.id,
    uid: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    country: row.interfaceLanguage,
    userLanguage: answerLanguage,
    isUserVerified: row.emailVerified,
    notificationMail: row.notificationMail,
    onboardingNeeded: row.onboardingNeeded,
    subscriptionStatus: null,
    subscriptionId: null,
    customerId: null,
    currentWeekProUsage: 0,
    pendingInvites: [],
    organizationRoles: [],
    superAdmin: row.superAdmin,
    sandbox: row.sandbox,
    userSinceDays: Math.max(0, Math.floor((now - row.createdAt.getTime()) / DAY)),
    hasPassword,
    createdAt: row.createdAt.toISOString(),
    updatedAt: new Date(Math.max(row.updatedAt.getTime(), updatedAt.getTime())).toISOString(),
  };
}

async function update(deps: AccountsDeps, id: string, change: ProfileUpdate & LanguageUpdate): Promise<boolean> {
  const { firstName, lastName, country, userLanguage, notificationMail, onboardingNeeded, ...fields } = change;
  const updatedAt = new Date(deps.now());
  const row = await rowOf(deps, id);
  if (row === undefined) return false;
  const name = `${firstName ?? row.firstName} ${lastName ?? row.lastName}`.trim();
  await deps.database
    .queries()
    .update(accounts)
    .set({ name, updatedAt, firstName, lastName, notificationMail, onboardingNeeded, interfaceLanguage: country })
    .where(eq(accounts.id, id));
  await keptProfile(deps, id);
  await deps.database
    .queries()
    .update(accountProfiles)
    .set({ updatedAt, ...fields, answerLanguage: userLanguage })
    .where(eq(accountProfiles.accountId, id));
  return true;
}

async function exported({ database }: AccountsDeps, id: string): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for (const { table, ofAccount, readable = ofAccount, exported: columns } of PERSONAL_TABLES) {
    if (columns.length === 0) continue;
    const names = sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    );
    const found = await database
      .queries()
      .execute(sql`SELECT ${names} FROM ${sql.identifier(table)} WHERE ${readable(id)}`);
    tables[table] = found.rows;
  }
  return tables;
}
