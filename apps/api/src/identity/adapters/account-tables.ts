import type { InterfaceLanguage } from '@footnote/domain';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const accounts = pgTable('account', {
  id: text().primaryKey(),
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull(),
  name: text().notNull(),
  image: text(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  interfaceLanguage: text('interface_language').$type<InterfaceLanguage>(),
  superAdmin: boolean('super_admin').notNull().default(false),
  sandbox: boolean().notNull().default(false),
  /** Null for everybody whom no super admin keeps out. */
  suspendedAt: moment('suspended_at'),
  notificationMail: boolean('notification_mail').notNull().default(true),
  onboardingNeeded: boolean('onboarding_needed').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

const accountId = () =>
  text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** What proves who somebody is; the names of the fields are those of the library that keeps them. */
export const accountCredentials = pgTable(
  'account_credential',
  {
    id: text().primaryKey(),
    userId: accountId(),
    providerId: text('provider').notNull(),
    accountId: text('provider_account').notNull(),
    password: text(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('account_credential_of_account').on(table.userId),
    uniqueIndex('account_credential_identity').on(table.providerId, table.accountId),
  ],
);

export const accountSessions = pgTable(
  'account_session',
  {
    id: text().primaryKey(),
    userId: accountId(),
    token: text().notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    /** The network a session began in, too wide to tell a household. */
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('account_session_of_account').on(table.userId)],
);

/** The secret an account shares with an authenticator app. */
export const accountSecondFactors = pgTable('account_second_factor', {
  accountId: accountId().primaryKey(),
  /** Encrypted. */
  secret: text().notNull(),
  begunAt: moment('begun_at').notNull(),
  /** Null until a first code proved that the app has it. */
  confirmedAt: moment('confirmed_at'),
  /** The latest stretch of thirty seconds whose code was used. */
  usedStep: bigint('used_step', { mode: 'number' }).notNull().default(0),
});

/** Codes for the day the app is lost, as digests. */
export const accountRecoveryCodes = pgTable(
  'account_recovery_code',
  { accountId: accountId(), digest: text().notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.digest] })],
);

/** Keys that devices of an account keep, as WebAuthn has them. */
export const accountPasskeys = pgTable(
  'account_passkey',
  {
    id: text().primaryKey(),
    accountId: accountId(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** How often it was used, where the device counts that; 0 where it does not. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    addedAt: moment('added_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('account_passkey_of_account').on(table.accountId)],
);

/** Links that work once, and sign-ins that are under way: with a provider, or before their second step. */
export const accountLinks = pgTable(
  'account_link',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('account_link_identifier').on(table.identifier)],
);

export const accountProfiles = pgTable('account_profile', {
  accountId: accountId().primaryKey(),
  workEmail: text('work_email').notNull().default(''),
  phone: text().notNull().default(''),
  jobTitle: text('job_title').notNull().default(''),
  company: text().notNull().default(''),
  occupation: text().notNull().default(''),
  institution: text().notNull().default(''),
  institutionRole: text('institution_role').notNull().default(''),
  answerLanguage: text('answer_language'),
  optIn: boolean('opt_in').notNull().default(false),
  updatedAt: moment('updated_at').notNull(),
});

/** Addresses of visitors, who have no account; by the owner of their chats. */
export const visitorEmails = pgTable('visitor_email', {
  owner: text().primaryKey(),
  email: text().notNull(),
  givenAt: moment('given_at').notNull(),
});

/** Attempts to come in, as the library that counts them keeps them. */
export const attemptLimits = pgTable('attempt_limit', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull(),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});

/** What the database itself makes of a line, which is chained to the one before it, stands in migration 0013. */
export const auditEvents = pgTable('audit_event', {
  id: text().primaryKey(),
  accountId: text('account_id'),
  event: text().notNull(),
  detail: jsonb().$type<Record<string, string>>().notNull(),
  /** Network address the request came from; '' for the command line. */
  address: text().notNull(),
  happenedAt: moment('happened_at').notNull(),
});
