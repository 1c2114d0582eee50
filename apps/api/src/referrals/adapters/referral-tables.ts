import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReferralRefusal } from '../referrals.ports.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const referralCodes = pgTable('referral_code', {
  accountId: text('account_id').primaryKey(),
  code: text().notNull(),
  createdAt: moment('created_at').notNull(),
});

export const referrals = pgTable('referral', {
  id: text().primaryKey(),
  referrerId: text('referrer_id').notNull(),
  accountId: text('account_id'),
  acceptedAt: moment('accepted_at').notNull(),
  rewardedAt: moment('rewarded_at'),
  refusedBecause: text('refused_because').$type<ReferralRefusal>(),
});

export const referralInvitations = pgTable(
  'referral_invitation',
  {
    accountId: text('account_id').notNull(),
    recipientDigest: text('recipient_digest').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.recipientDigest] })],
);

export const referredMailboxes = pgTable('referred_mailbox', {
  digest: text().primaryKey(),
  referredAt: moment('referred_at').notNull(),
});
