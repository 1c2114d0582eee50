import type { Plans } from '@footnote/domain';
import { createKnownDevices } from '../../identity/account/known-devices.ts';
import type { Referred } from '../../identity/identity.ports.ts';
import { openLimit } from '../../platform/budgets/attempt-limit.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ports.ts';
import { referredAccounts } from '../../referrals/accept-referral.ts';
import { createDisposableAddresses } from '../../referrals/adapters/disposable-addresses.ts';
import { createPostgresReferrals } from '../../referrals/adapters/postgres-referrals.ts';
import type { InviteDeps } from '../../referrals/invite-colleague.ts';
import { startReferralUpkeep } from '../../referrals/referral-upkeep.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Invitations of one account in a day. */
const INVITATIONS = 20;

type Parts = Pick<
  InviteDeps,
  'accounts' | 'limits' | 'mail' | 'notifications' | 'paidPlans' | 'publicUrl' | 'secret'
> & {
  database: Database;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Where plans are not sold, referrals earn nothing and are not offered. */
  plans: Plans;
  /** Whether it is counted who invites how often. */
  limited: boolean;
  onError: (error: unknown) => void;
};

/** Who refers whom, and what it earns. */
export interface OpenedReferrals {
  /** Null where they are not offered. */
  referrals: InviteDeps | null;
  referred: Referred;
  start(jobs: Jobs): Promise<void>;
}

/** Nobody refers anybody. */
const NONE: OpenedReferrals = {
  referrals: null,
  referred: { registered: () => Promise.resolve(), verified: () => Promise.resolve() },
  start: () => Promise.resolve(),
};

/** Opens referrals, unless there is nothing to earn. */
export function openReferrals({ database, now, plans, limited, onError, ...others }: Parts): OpenedReferrals {
  if (plans === 'off') return NONE;
  const devices = createKnownDevices(others.secret);
  const deps: InviteDeps = {
    ...others,
    referrals: createPostgresReferrals({ database, now }),
    disposable: createDisposableAddresses(),
    ofAccount: openLimit(database, 'referrals', { most: limited ? INVITATIONS : 0, seconds: DAY_SECONDS }),
    isDeviceOf: (mark, email) => devices.recognise(mark, email) !== null,
    inTransaction: (work) => database.withTransaction(work),
  };
  return {
    referrals: deps,
    referred: referredAccounts(deps, onError),
    start: (jobs) => startReferralUpkeep(jobs, deps),
  };
}
