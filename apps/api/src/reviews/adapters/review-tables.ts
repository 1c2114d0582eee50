import type { ReviewProtocol, SavedReference, ScreeningStage, ScreeningVerdict, SourceKind } from '@footnote/domain';
import { bigint, boolean, date, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const reviews = pgTable('review', {
  id: text().primaryKey(),
  accountId: text('account_id'),
  organizationId: text('organization_id'),
  madeBy: text('made_by'),
  title: text().notNull(),
  protocol: jsonb().$type<ReviewProtocol>().notNull(),
  screeners: smallint().$type<1 | 2>().notNull(),
  revision: integer().notNull().default(1),
  lastRecord: integer('last_record').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
});

export const reviewMembers = pgTable('review_member', {
  id: text().primaryKey(),
  reviewId: text('review_id').notNull(),
  accountId: text('account_id'),
  joinedAt: moment('joined_at').notNull(),
  leftAt: moment('left_at'),
});

export const reviewAmendments = pgTable('review_amendment', {
  reviewId: text('review_id').notNull(),
  revision: integer().notNull(),
  protocol: jsonb().$type<ReviewProtocol>().notNull(),
  changed: text().array().notNull(),
  memberId: text('member_id'),
  changedAt: moment('changed_at').notNull(),
});

export const reviewSearches = pgTable('review_search', {
  id: text().primaryKey(),
  reviewId: text('review_id').notNull(),
  source: text().notNull(),
  kind: text().$type<SourceKind>().notNull(),
  ranHere: boolean('ran_here').notNull(),
  query: text().notNull(),
  settings: text().notNull(),
  searchedOn: date('searched_on', { mode: 'string' }).notNull(),
  found: integer().notNull(),
  files: text().array().notNull().default([]),
  addedAt: moment('added_at').notNull(),
});

export const reviewImports = pgTable('review_import', {
  id: text().primaryKey(),
  searchId: text('search_id').notNull(),
  digest: text().notNull(),
  /** Null where it is not known. */
  broughtAt: moment('brought_at'),
});

export const reviewRecords = pgTable('review_record', {
  reviewId: text('review_id').notNull(),
  number: integer().notNull(),
  searchId: text('search_id').notNull(),
  importId: text('import_id'),
  doi: text().notNull(),
  digest: text().notNull(),
  reference: jsonb().$type<SavedReference>().notNull(),
  title: text().notNull(),
  year: text().notNull(),
  searched: text().notNull(),
  duplicateOf: integer('duplicate_of'),
});

export const reviewDecisions = pgTable('review_decision', {
  reviewId: text('review_id').notNull(),
  record: integer().notNull(),
  stage: text().$type<ScreeningStage>().notNull(),
  memberId: text('member_id').notNull(),
  verdict: text().$type<ScreeningVerdict>(),
  reason: text().notNull(),
  blindVerdict: text('blind_verdict').$type<ScreeningVerdict>(),
  opened: boolean().notNull().default(false),
  madeAt: moment('made_at').notNull(),
});

export const reviewSettlements = pgTable('review_settlement', {
  reviewId: text('review_id').notNull(),
  record: integer().notNull(),
  stage: text().$type<ScreeningStage>().notNull(),
  verdict: text().$type<ScreeningVerdict>().notNull(),
  reason: text().notNull(),
  memberId: text('member_id'),
  settledAt: moment('settled_at').notNull(),
});

export const reviewLog = pgTable('review_log', {
  id: text().primaryKey(),
  reviewId: text('review_id').notNull(),
  position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  record: integer().notNull(),
  stage: text().$type<ScreeningStage>().notNull(),
  memberId: text('member_id'),
  kind: text().$type<'decision' | 'late' | 'settlement'>().notNull(),
  verdict: text().$type<ScreeningVerdict>(),
  reason: text().notNull(),
  madeAt: moment('made_at').notNull(),
  cameAt: moment('came_at').notNull(),
});
