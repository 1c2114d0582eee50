import type { BillingInterval, OwnPlan, Result, SubscriptionChoice } from '@footnote/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApiError } from '../../platform/api/api.client.ts';
import { forgetPlanFlag, rememberPlanFlag } from '../../platform/billing/plan-flags.ts';
import { changeCard } from '../../platform/billing/start-checkout.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { billingFailure } from '../billing-failures.ts';
import { setCancelled, switchInterval } from '../plan.client.ts';

type Action = SubscriptionChoice | 'interval';

export interface PlanActions {
  /** What is being done, or null. */
  busy: Action | null;
  /** Why the last was refused; '' where it was not. */
  problem: string;
  choose: (choice: SubscriptionChoice) => void;
  pay: (interval: BillingInterval) => void;
}

/** What a user may do about a plan; `onPlan` hears how it is then. */
export function usePlanActions(
  { payer, organizationId }: { payer: string; organizationId: string | undefined },
  onPlan: (plan: OwnPlan) => void,
): PlanActions {
  const t = useTranslate();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<Action | null>(null);
  const [problem, setProblem] = useState('');
  const run = async (what: Action, work: () => Promise<Result<OwnPlan | null, ApiError>>) => {
    setBusy(what);
    setProblem('');
    const done = await work();
    setBusy(null);
    if (!done.ok) {
      const failed = what === 'cancel' ? 'billing/cancel-failed' : 'billing/provider-failed';
      setProblem(billingFailure(t, done.error, failed));
    } else if (done.value !== null) onPlan(done.value);
    return done.ok;
  };
  const cancel = async () => {
    rememberPlanFlag('cancellation', payer);
    if (!(await run('cancel', () => setCancelled(payer, true)))) forgetPlanFlag('cancellation');
  };
  const choices: Record<SubscriptionChoice, () => void> = {
    upgrade: () => void navigate(paths.pricing),
    cancel: () => void cancel(),
    resume: () => void run('resume', () => setCancelled(payer, false)),
    update_payment: () => void run('update_payment', () => changeCard(organizationId ?? null)),
  };
  return {
    busy,
    problem,
    choose: (choice) => choices[choice](),
    pay: (interval) => void run('interval', () => switchInterval(payer, interval)),
  };
}
