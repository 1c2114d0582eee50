import {
  can,
  featureLock,
  nextIsoWeek,
  proAllowance,
  type FeatureLock,
  type PlanFeature,
  type ProAllowance,
} from '@footnote/domain';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSnapshot } from 'valtio';
import { account } from '../account/account.store.ts';
import { useAccessContext } from '../account/use-access-context.ts';
import { visitorAccess } from '../account/plans.ts';

const NOTHING: ProAllowance = { used: 0, allowed: 0, left: 0 };

/** How a user stands to what the paid plan contains. */
export interface ProState {
  /** Why a feature is locked, if it is. */
  lockOf: (feature: PlanFeature) => FeatureLock;
  /** What is left of their PRO questions of the week; null for who has them without limit, and for visitors. */
  allowance: ProAllowance | null;
  /** The day on which the PRO questions come back ("Monday, 30 November"). */
  refills: string;
}

/** How whoever reads stands to the paid plan. While nobody knows who reads, nothing is locked: the server decides. */
export function usePro(): ProState {
  const intl = useIntl();
  const [now] = useState(Date.now);
  const known = useAccessContext();
  const { profile } = useSnapshot(account);
  const access = known ?? { ...visitorAccess, plans: false, signedIn: true };
  const counted = profile === null || can(access, 'proFeatures') ? null : proAllowance(profile);
  const day = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return {
    lockOf: (feature) => featureLock(feature, access, counted ?? NOTHING),
    allowance: counted,
    refills: intl.formatDate(nextIsoWeek(now), day),
  };
}
