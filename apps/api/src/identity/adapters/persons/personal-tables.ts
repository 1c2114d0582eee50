import { sql } from 'drizzle-orm';
import { accountOwner } from '../../../platform/owner.ts';
import { byAccount, isReadable, type PersonalTable } from './personal-rows.ts';
import { REVIEW_TABLES } from './review-tables.ts';

const byAlert = (id: string) => sql`alert_id IN (SELECT id FROM alert WHERE account_id = ${id})`;
const readableChats = (id: string) => sql`owner = ${accountOwner(id)} AND ${isReadable(id)}`;
const byReadableSession = (id: string) => sql`session_id IN (SELECT id FROM chat_session WHERE ${readableChats(id)})`;
const bySession = (id: string) => sql`session_id IN (SELECT id FROM chat_session WHERE owner = ${accountOwner(id)})`;

const ofCustomer = (id: string) =>
  sql`(provider, customer_id) IN (SELECT provider, id FROM payment_customer WHERE account_id = ${id})`;

const invitesOf = (id: string) =>
  sql`SELECT id FROM organization_invite WHERE email = (SELECT email FROM account WHERE id = ${id})`;

/**
 * Every table that holds something of persons, in the order rows are deleted in. A test holds the list against the
 * database: a table that stands neither here nor in IMPERSONAL_TABLES fails.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'chat_turn',
    ofAccount: bySession,
    readable: byReadableSession,
    exported: [
      'id',
      'session_id',
      'position',
      'state',
      'question',
      'answer',
      'response_quality',
      'feedback',
      'detail',
      'citations',
      'written_by',
      'asked_at',
      'pro_week',
    ],
    withheld: ['runner'],
  },
  {
    table: 'chat_citation',
    ofAccount: bySession,
    readable: byReadableSession,
    exported: ['session_id', 'id', 'citation'],
    withheld: [],
  },
  {
    table: 'chat_session',
    ofAccount: (id) => sql`owner = ${accountOwner(id)}`,
    readable: readableChats,
    exported: ['id', 'organization_id', 'title', 'share_id', 'changed_at', 'used_at'],
    withheld: ['owner', 'bytes', 'left_at'],
  },
  {
    table: 'llm_log',
    ofAccount: byAccount,
    readable: (id) => sql`account_id = ${id} AND ${isReadable(id)}`,
    exported: ['id', 'organization_id', 'provider', 'model', 'prompt', 'answer', 'code', 'asked_at'],
    // The same for everybody.
    withheld: ['account_id', 'system'],
  },
  {
    table: 'output_template',
    ofAccount: byAccount,
    exported: ['id', 'name', 'prompt', 'created_at', 'updated_at', 'edited_at'],
    withheld: ['account_id'],
  },
  {
    table: 'output_template_use',
    ofAccount: byAccount,
    exported: ['template_id', 'used_at'],
    withheld: ['account_id'],
  },
  {
    table: 'library_item',
    ofAccount: byAccount,
    exported: ['key', 'reference', 'note', 'tags', 'saved_at', 'read_at', 'removed_at', 'notices'],
    // All of it stands in the reference.
    withheld: ['account_id', 'doi', 'title', 'author', 'year', 'searched'],
  },
  {
    // What is shared stays with the organization, without the name of who put it there.
    table: 'library_collection_item',
    ofAccount: (id) =>
      sql`(added_by = ${id} OR collection_id IN (SELECT id FROM library_collection WHERE account_id = ${id}))`,
    readable: (id) =>
      sql`(added_by = ${id} AND collection_id IN (SELECT id FROM library_collection WHERE ${isReadable(id)}))`,
    stays: true,
    exported: ['collection_id', 'key', 'reference', 'added_at'],
    withheld: ['added_by', 'doi', 'title', 'author', 'year', 'searched'],
  },
  {
    table: 'library_collection',
    ofAccount: (id) => sql`(account_id = ${id} OR made_by = ${id})`,
    readable: (id) => sql`(account_id = ${id} OR made_by = ${id}) AND ${isReadable(id)}`,
    stays: true,
    exported: ['id', 'organization_id', 'name', 'created_at'],
    withheld: ['account_id', 'made_by'],
  },
  ...REVIEW_TABLES,
  {
    table: 'pro_usage',
    ofAccount: byAccount,
    exported: ['week', 'used'],
    withheld: ['account_id'],
  },
  {
    table: 'invoice',
    ofAccount: ofCustomer,
    exported: ['provider', 'id', 'number', 'billed_at', 'state', 'total', 'currency', 'lines'],
    withheld: ['customer_id'],
  },
  {
    table: 'payment_checkout',
    ofAccount: ofCustomer,
    exported: ['started_at', 'settled_at'],
    withheld: ['provider', 'id', 'customer_id'],
  },
  {
    // Before its customer; the database notes that the provider is to be told, or it would charge on.
    table: 'subscription',
    ofAccount: ofCustomer,
    exported: [
      'provider',
      'id',
      'status',
      'billing_interval',
      'seats',
      'amount',
      'currency',
      'trial_end',
      'renewal',
      'expiry',
      'scheduled_action',
      'scheduled_for',
      'canceled_at',
      'discount_id',
      'discount_starts_at',
      'discount_ends_at',
      'begun_at',
      'changed_at',
    ],
    withheld: ['customer_id', 'checked_at', 'seats_refused', 'seats_refused_at'],
  },
  {
    table: 'payment_customer',
    ofAccount: byAccount,
    exported: ['provider', 'id', 'created_at'],
    withheld: ['account_id', 'organization_id'],
  },
  {
    table: 'pro_reward',
    ofAccount: byAccount,
    exported: ['months', 'earned_at', 'granted_from', 'granted_until', 'moved_from', 'moved_to', 'applied_at'],
    withheld: ['id', 'account_id', 'granted_months', 'provider', 'subscription_id'],
  },
  {
    table: 'visitor_claim',
    ofAccount: (id) => sql`account = ${accountOwner(id)}`,
    exported: [],
    withheld: ['visitor', 'account', 'claimed_at'],
  },
  {
    table: 'mail_message',
    ofAccount: byAccount,
    exported: ['id', 'recipient', 'template', 'language', 'state', 'response', 'created_at', 'ended_at'],
    // Links of messages that wait are in the variables.
    withheld: ['account_id', 'variables', 'attempts'],
  },
  {
    table: 'referral_code',
    ofAccount: byAccount,
    exported: ['code', 'created_at'],
    withheld: ['account_id'],
  },
  {
    // What somebody earned by referring stays when whom they referred goes; then nothing says any more who that was.
    table: 'referral',
    ofAccount: (id) => sql`referrer_id = ${id}`,
    readable: (id) => sql`(referrer_id = ${id} OR account_id = ${id})`,
    exported: ['id', 'accepted_at', 'rewarded_at'],
    withheld: ['referrer_id', 'account_id', 'refused_because'],
  },
  {
    table: 'referral_invitation',
    ofAccount: byAccount,
    exported: ['sent_at'],
    withheld: ['account_id', 'recipient_digest'],
  },
  {
    table: 'alert_article',
    ofAccount: byAlert,
    exported: ['alert_id', 'pmid', 'told_at'],
    withheld: ['notices'],
  },
  {
    table: 'alert_delivery',
    ofAccount: byAlert,
    exported: ['id', 'alert_id', 'articles', 'changes', 'sent_at', 'clicked_at'],
    withheld: ['mail_id'],
  },
  {
    table: 'alert',
    ofAccount: byAccount,
    exported: [
      'id',
      'email',
      'institution',
      'title',
      'search',
      'frequency',
      'state',
      'wanted_since',
      'next_at',
      'looked_at',
      'failing_since',
      'created_at',
    ],
    // What the search found last, as everybody finds it; a followed answer stands in its chat.
    withheld: ['account_id', 'search_digest', 'seen', 'answer', 'turn_id'],
  },
  {
    // What was written is there until it was delivered.
    table: 'contact_message',
    ofAccount: byAccount,
    exported: ['id', 'form', 'language', 'fields', 'created_at', 'delivered_at'],
    withheld: ['account_id', 'paying', 'attempts', 'response'],
  },
  {
    table: 'audit_event',
    ofAccount: byAccount,
    stays: true,
    exported: ['event', 'detail', 'address', 'happened_at'],
    withheld: ['id', 'account_id', 'position', 'salt', 'content_digest', 'hash'],
  },
  {
    table: 'visitor_email',
    ofAccount: (id) => sql`email = (SELECT email FROM account WHERE id = ${id})`,
    exported: ['email', 'given_at'],
    // Another person may have given this address in a browser of their own.
    withheld: ['owner'],
  },
  {
    // What somebody uploaded belongs to the organization, which keeps it without their name.
    table: 'source_batch',
    ofAccount: byAccount,
    readable: (id) => sql`account_id = ${id} AND source_id IN (SELECT id FROM source WHERE ${isReadable(id)})`,
    stays: true,
    exported: ['id', 'source_id', 'created_at', 'ended_at'],
    withheld: ['account_id'],
  },
  {
    table: 'notification',
    ofAccount: (id) => sql`(account_id = ${id} OR invite_id IN (${invitesOf(id)}))`,
    exported: ['id', 'kind', 'detail', 'created_at', 'read_at'],
    withheld: ['account_id', 'invite_id'],
  },
  {
    table: 'organization_member',
    ofAccount: byAccount,
    exported: ['organization_id', 'role', 'joined_at'],
    withheld: ['account_id'],
  },
  {
    table: 'organization_identity',
    ofAccount: byAccount,
    exported: ['organization_id', 'issuer', 'subject', 'linked_at'],
    withheld: ['account_id'],
  },
  {
    table: 'organization_invite',
    ofAccount: (id) => sql`email = (SELECT email FROM account WHERE id = ${id})`,
    exported: ['organization_id', 'email', 'name', 'role', 'created_at', 'expires_at'],
    withheld: ['id', 'token_digest'],
  },
  {
    table: 'account_link',
    ofAccount: (id) => sql`value = ${id}`,
    exported: [],
    withheld: ['id', 'identifier', 'value', 'expires_at', 'created_at', 'updated_at'],
  },
  {
    table: 'account_session',
    ofAccount: byAccount,
    exported: ['id', 'expires_at', 'ip_address', 'user_agent', 'created_at', 'updated_at'],
    withheld: ['account_id', 'token'],
  },
  {
    table: 'account_credential',
    ofAccount: byAccount,
    exported: ['provider', 'provider_account', 'scope', 'created_at', 'updated_at'],
    withheld: [
      'id',
      'account_id',
      'password',
      'access_token',
      'refresh_token',
      'id_token',
      'access_token_expires_at',
      'refresh_token_expires_at',
    ],
  },
  {
    table: 'account_recovery_code',
    ofAccount: byAccount,
    exported: [],
    withheld: ['account_id', 'digest'],
  },
  {
    table: 'account_passkey',
    ofAccount: byAccount,
    exported: ['name', 'added_at', 'last_used_at'],
    withheld: ['id', 'account_id', 'credential_id', 'public_key', 'counter', 'transports'],
  },
  {
    table: 'account_second_factor',
    ofAccount: byAccount,
    exported: ['begun_at', 'confirmed_at'],
    withheld: ['account_id', 'secret', 'used_step'],
  },
  {
    table: 'account_profile',
    ofAccount: byAccount,
    exported: [
      'work_email',
      'phone',
      'job_title',
      'company',
      'occupation',
      'institution',
      'institution_role',
      'answer_language',
      'opt_in',
      'updated_at',
    ],
    withheld: ['account_id'],
  },
  {
    table: 'account',
    ofAccount: (id) => sql`id = ${id}`,
    exported: [
      'id',
      'email',
      'email_verified',
      'name',
      'image',
      'first_name',
      'last_name',
      'interface_language',
      'super_admin',
      'sandbox',
      'suspended_at',
      'signed_out_at',
      'notification_mail',
      'onboarding_needed',
      'created_at',
      'updated_at',
    ],
    withheld: [],
  },
];
