import type { SavedReference } from '@footnote/domain';
import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** What both tables of references are sorted and searched by. */
const found = {
  key: text().notNull(),
  doi: text().notNull(),
  reference: jsonb().$type<SavedReference>().notNull(),
  title: text().notNull(),
  author: text().notNull(),
  year: text().notNull(),
  searched: text().notNull(),
};

export const libraryItems = pgTable(
  'library_item',
  {
    accountId: text('account_id').notNull(),
    ...found,
    note: text().notNull().default(''),
    tags: text().array().notNull().default([]),
    savedAt: moment('saved_at').notNull(),
    readAt: moment('read_at'),
    removedAt: moment('removed_at'),
    notices: text().array().notNull().default([]),
  },
  ({ accountId, key }) => [primaryKey({ columns: [accountId, key] })],
);

export const libraryCollections = pgTable('library_collection', {
  id: text().primaryKey(),
  accountId: text('account_id'),
  organizationId: text('organization_id'),
  madeBy: text('made_by'),
  name: text().notNull(),
  createdAt: moment('created_at').notNull(),
});

export const libraryCollectionItems = pgTable(
  'library_collection_item',
  {
    collectionId: text('collection_id').notNull(),
    ...found,
    addedBy: text('added_by'),
    addedAt: moment('added_at').notNull(),
  },
  ({ collectionId, key }) => [primaryKey({ columns: [collectionId, key] })],
);
