/**
 * Tables without anything of persons; those of a whole schema end with `.*`. An attempt is counted under a
 * digest, for an hour at most, and must still count for whoever deletes an account to begin anew. Of a deleted chat nothing
 * but its random id is kept.
 */
export const IMPERSONAL_TABLES: readonly string[] = [
  'migration',
  'attempt_limit',
  'audit_chain',
  'deleted_chat',
  'llm_settings',
  // Digests of addresses that were referred: they outlive the accounts, or registering anew would earn the same again.
  'referred_mailbox',
  'organization',
  'organization_connection',
  'organization_domain',
  // A digest of the address of whom an admin took out: it outlives the account, or leaving would be the way back.
  'organization_removal',
  // The id of a subscription whose owner is gone, until it is cancelled.
  'owed_cancellation',
  // The ids of customers at a provider, of whom nothing else is known any more.
  'departed_customer',
  // Random ids of a provider, without whom they are about.
  'payment_event',
  'local_payment_record',
  'local_payment_event',
  'local_payment_clock',
  'sign_on_attempt',
  'source',
  'source_document',
  'deleted_source',
  'pgboss.*',
];
