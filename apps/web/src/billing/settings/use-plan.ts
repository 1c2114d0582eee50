import type { OwnPlan, Result } from '@footnote/domain';
import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import type { ApiError } from '../../platform/api/api.client.ts';
import { planFlags, settlePlanFlags } from '../../platform/billing/plan-flags.ts';
import { planCalls } from '../../platform/billing/plan-calls.ts';
import { fetchPlan } from '../plan.client.ts';

/** Milliseconds between two looks while a payment or a cancellation is under way. */
const LOOK_AGAIN = 2_000;

export interface KnownPlan {
  /** Undefined until it has come. */
  loaded: Result<OwnPlan, ApiError> | undefined;
  /** Takes over a plan that a call gave. */
  take: (plan: OwnPlan) => void;
  again: () => Promise<unknown>;
}

/** The plan of a user or an organization, looked at again while something is under way; `onChanged` hears when what may be used has changed. */
export function usePlan(payer: string, onChanged: () => void): KnownPlan {
  const isWaiting = () => {
    const flags = planFlags(payer);
    return flags.paymentProcessing || flags.cancellationRequested;
  };
  const { data: loaded, mutate } = useSWR(planCalls.plan(payer), () => look(payer, onChanged), {
    refreshInterval: () => (isWaiting() ? LOOK_AGAIN : 0),
  });
  const status = loaded?.ok === true ? loaded.value.facts.status : undefined;
  const known = useRef(status);
  useEffect(() => {
    if (status === undefined || known.current === status) return;
    // The first answer changes nothing.
    if (known.current !== undefined) onChanged();
    known.current = status;
  }, [status, onChanged]);
  return {
    loaded,
    take(plan) {
      settlePlanFlags(plan, payer);
      void mutate({ ok: true, value: plan }, { revalidate: false });
    },
    again: () => mutate(),
  };
}

async function look(payer: string, onPaid: () => void): Promise<Result<OwnPlan, ApiError>> {
  const loaded = await fetchPlan(payer);
  if (loaded.ok && settlePlanFlags(loaded.value, payer)) onPaid();
  return loaded;
}
