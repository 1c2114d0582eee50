import { boolean, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** The provider by which people of an organization come in. */
export const connections = pgTable('organization_connection', {
  organizationId: text('organization_id').primaryKey(),
  id: text().notNull(),
  label: text().notNull(),
  issuer: text().notNull(),
  clientId: text('client_id').notNull(),
  /** Encrypted. */
  clientSecret: text('client_secret').notNull(),
  version: text().notNull(),
  provenAt: moment('proven_at'),
  only: boolean('only_way').notNull().default(false),
  updatedAt: moment('updated_at').notNull(),
});

export const domains = pgTable(
  'organization_domain',
  {
    organizationId: text('organization_id').notNull(),
    domain: text().notNull(),
    token: text().notNull(),
    verifiedAt: moment('verified_at'),
    verifiedBy: text('verified_by').$type<'dns' | 'superAdmin'>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.domain] })],
);

/** Who people are at the providers of organizations. */
export const identities = pgTable(
  'organization_identity',
  {
    organizationId: text('organization_id').notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    accountId: text('account_id').notNull(),
    linkedAt: moment('linked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.issuer, table.subject] })],
);

/** Browsers that are at a provider. */
export const signOnAttempts = pgTable('sign_on_attempt', {
  stateDigest: text('state_digest').primaryKey(),
  browserDigest: text('browser_digest').notNull(),
  connectionId: text('connection_id').notNull(),
  version: text('connection_version').notNull(),
  nonce: text().notNull(),
  codeVerifier: text('code_verifier').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Whom an admin took out of an organization, by a digest of their address. */
export const removals = pgTable(
  'organization_removal',
  {
    organizationId: text('organization_id').notNull(),
    emailDigest: text('email_digest').notNull(),
    removedAt: moment('removed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.emailDigest] })],
);
