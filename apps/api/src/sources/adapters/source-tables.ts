import type { DocumentProblem, DocumentStatus } from '@footnote/domain';
import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const sources = pgTable('source', {
  id: text().primaryKey(),
  organizationId: text('organization_id').notNull(),
  name: text().notNull(),
  description: text().notNull(),
  enabled: boolean().notNull(),
  languages: text().array().notNull(),
  location: text().notNull(),
  retentionDays: integer('retention_days').notNull(),
  numberOfShards: integer('number_of_shards').notNull(),
  pageQuota: integer('page_quota'),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  pagesRequestedAt: moment('pages_requested_at'),
});

export const deletedSources = pgTable('deleted_source', {
  id: text().primaryKey(),
  deletedAt: moment('deleted_at').notNull(),
});

export const sourceBatches = pgTable('source_batch', {
  id: text('id').primaryKey(),
  sourceId: text('source_id').notNull(),
  accountId: text('account_id'),
  createdAt: moment('created_at').notNull(),
  endedAt: moment('ended_at'),
});

export const sourceDocuments = pgTable('source_document', {
  id: text('id').primaryKey(),
  sourceId: text('source_id').notNull(),
  batchId: text('batch_id').notNull(),
  batchIndex: integer('batch_index').notNull(),
  name: text('name').notNull(),
  nameKey: text('name_key').notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
  objectName: text('object_name').notNull(),
  status: text('status').$type<DocumentStatus>().notNull(),
  failed: boolean('failed').notNull(),
  problem: text('problem').$type<DocumentProblem>(),
  pageCount: integer('page_count'),
  title: text('title'),
  authors: text('authors').array(),
  dois: text('dois').array().notNull().default([]),
  pmid: text('pmid'),
  attempts: integer('attempts').notNull(),
  reader: text('reader'),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
});

/** What is read here of accounts, which belong to another area; every column has its name written out. */
export const uploaders = pgTable('account', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
});

/** The same of organizations. */
export const sourceOwners = pgTable('organization', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
});
