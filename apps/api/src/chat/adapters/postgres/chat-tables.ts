import type { ChatTurn, Citation } from '@footnote/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** What of a turn is kept as one document; what is searched, voted on or locked has a column of its own. */
export type TurnDetail = Omit<
  ChatTurn,
  | 'id'
  | 'position'
  | 'state'
  | 'writtenBy'
  | 'question'
  | 'answer'
  | 'citations'
  | 'responseQuality'
  | 'feedback'
  | 'askedAt'
  | 'studyTypesRelaxed'
> & { studyTypesRelaxed?: boolean };

export const chatSessions = pgTable(
  'chat_session',
  {
    id: uuid().primaryKey(),
    /** The visitor or account whose it is. */
    owner: text().notNull(),
    /** The organization it was made for; null for a chat of its owner alone. */
    organizationId: text('organization_id'),
    /** When its author left that organization; the database notes it. */
    leftAt: timestamp('left_at', { withTimezone: true, precision: 3, mode: 'date' }),
    title: text().notNull(),
    /** The public id of a shared chat; null while it is not shared. */
    shareId: text('share_id').unique(),
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    /** Bytes of its turns as they are read back, references with each. */
    bytes: bigint({ mode: 'number' }).notNull(),
    /** When its owner last read or changed it, to the day. */
    usedAt: timestamp('used_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (table) => [index('chat_session_of_owner').on(table.owner, table.changedAt.desc(), table.id)],
);

/** The references of a session, each once however many of its turns use it. */
export const chatCitations = pgTable(
  'chat_citation',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    /** A digest of the reference. */
    id: text().notNull(),
    citation: jsonb().$type<Citation>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.id] })],
);

/** Sessions that are gone; the database notes them itself, whoever deletes them. */
export const deletedChats = pgTable('deleted_chat', {
  sessionId: uuid('session_id').primaryKey(),
  deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
});

/** To which account the chats of a visitor went a moment ago. */
export const visitorClaims = pgTable('visitor_claim', {
  visitor: text().primaryKey(),
  account: text().notNull(),
  claimedAt: timestamp('claimed_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
});

export const chatTurns = pgTable(
  'chat_turn',
  {
    id: uuid().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    state: text().$type<ChatTurn['state']>().notNull(),
    writtenBy: text('written_by').$type<ChatTurn['writtenBy']>().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    responseQuality: smallint('response_quality').$type<ChatTurn['responseQuality']>().notNull(),
    feedback: text().notNull(),
    detail: jsonb().$type<TurnDetail>().notNull(),
    /** Ids of its references, in the order its markers number them. */
    citations: text().array().notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    /** The week its question was counted in as a PRO question; null for one that was not. */
    proWeek: text('pro_week'),
    /** The data directory of the process that runs the turn: when it is dead, so is the turn. */
    runner: text().notNull(),
  },
  (table) => [
    uniqueIndex('chat_turn_position').on(table.sessionId, table.position),
    // A session answers one question at a time, whichever process asks.
    uniqueIndex('chat_turn_one_running')
      .on(table.sessionId)
      .where(sql`state = 'running'`),
  ],
);

/** What is read here of documents, which belong to another area. */
export const citedDocuments = pgTable('source_document', { id: text('id').primaryKey() });
