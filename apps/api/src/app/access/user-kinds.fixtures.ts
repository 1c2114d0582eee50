import {
  featureLock,
  isoWeek,
  readAccessContext,
  type AccountFacts,
  type FeatureLock,
  type PlanFeature,
  type SubscriptionStatus,
} from '@footnote/domain';

/** What makes a kind of user, beside an account. */
export interface UserKind {
  sinceDays?: number;
  /** PRO questions used this week. */
  used?: number;
  /** The columns of a subscription, as SQL. */
  subscription?: { status: SubscriptionStatus; columns?: string };
  sandbox?: boolean;
  superAdmin?: boolean;
  /** The status of an organization they belong to and act for. */
  organization?: SubscriptionStatus | null;
}

/** Every kind of user that the plans tell apart; null is a visitor. */
export const USER_KINDS: Readonly<Record<string, UserKind | null>> = {
  visitor: null,
  'free in the first days': { sinceDays: 3 },
  'free later, 3 left': { used: 0 },
  'free later, 1 left': { used: 2 },
  'free later, 0 left': { used: 3 },
  trial: { subscription: { status: 'trialing' } },
  active: { subscription: { status: 'active' } },
  'past due': { subscription: { status: 'past_due' } },
  'canceled, usable': {
    subscription: {
      status: 'active',
      columns: `scheduled_action = 'cancel', canceled_at = now(), expiry = now() + interval '9 days'`,
    },
  },
  expired: {
    subscription: { status: 'canceled', columns: `canceled_at = now(), expiry = now() - interval '1 hour'` },
  },
  sandbox: { sandbox: true },
  'member of an active organization': { organization: 'active' },
  'member of an inactive organization': { organization: null },
  'super admin': { superAdmin: true },
};

const LATER = 30;

/** What the domain says of a kind; a usable rest of a canceled month reads as active. */
export function lockOfKind(kind: UserKind | null, feature: PlanFeature): FeatureLock {
  if (kind === null) return featureLock(feature, readAccessContext(null, null), { left: 0 });
  const { subscription, sandbox = false, superAdmin = false, organization, sinceDays = LATER, used = 0 } = kind;
  const acted = { id: 'o', name: '', suspended: false, secondFactorMissing: false };
  const facts: AccountFacts = {
    subscriptionStatus: subscription?.status ?? null,
    sandbox,
    superAdmin,
    organizationRoles:
      organization === undefined
        ? []
        : [{ role: 'Member', organization: { ...acted, subscriptionStatus: organization } }],
  };
  const access = readAccessContext(facts, organization === undefined ? null : 'o');
  return featureLock(feature, access, { left: (sinceDays < 7 ? 5 : 3) - used });
}

/** Statements that set the PRO questions an account has used this week. */
export function useQuestions(kind: UserKind, account: string): string[] {
  return [
    `DELETE FROM pro_usage WHERE account_id = '${account}'`,
    `INSERT INTO pro_usage (account_id, week, used) VALUES ('${account}', '${isoWeek(Date.now())}', ${kind.used ?? 0})`,
  ];
}

/** Statements that make an account one of a kind, whatever it was before; the id of an organization of its own is `acted`. */
export function becomeKind(kind: UserKind, { account, acted }: { account: string; acted: string }): string[] {
  const { sinceDays = LATER, subscription, sandbox = false, superAdmin = false, organization } = kind;
  const statements = [
    `DELETE FROM organization_member WHERE account_id = '${account}'`,
    `DELETE FROM subscription WHERE id = 'sub_${account}'`,
    `UPDATE account SET sandbox = ${sandbox}, super_admin = ${superAdmin},
       created_at = now() - ${sinceDays} * interval '1 day' WHERE id = '${account}'`,
    ...useQuestions(kind, account),
  ];
  if (subscription !== undefined)
    statements.push(
      `INSERT INTO payment_customer (provider, id, account_id, created_at)
       VALUES ('local', 'ctm_${account}', '${account}', now()) ON CONFLICT DO NOTHING`,
      `INSERT INTO subscription (provider, id, customer_id, status, billing_interval, seats, amount, currency,
         begun_at, changed_at, checked_at)
       SELECT 'local', 'sub_' || account_id, id, '${subscription.status}', 'month', 1, 1900, 'EUR', now(), now(), now()
       FROM payment_customer WHERE account_id = '${account}'`,
    );
  if (subscription?.columns !== undefined)
    statements.push(`UPDATE subscription SET ${subscription.columns} WHERE id = 'sub_${account}'`);
  if (organization !== undefined)
    statements.push(
      `INSERT INTO organization (id, name, description, user_limit, subscription_status, created_at, updated_at)
       VALUES ('${acted}', 'Northern Teaching Hospital', '', 10, ${organization === null ? 'NULL' : `'${organization}'`},
         now(), now())`,
      `INSERT INTO organization_member (organization_id, account_id, role, joined_at)
       VALUES ('${acted}', '${account}', 'Member', now())`,
    );
  return statements;
}
