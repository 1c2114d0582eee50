import type { OwnPlan, SubscriptionFlags } from '@footnote/domain';
import { readStored, writeStored } from '../storage/stored-value.ts';

/** What this browser knows of a plan before the server does: when something was asked for, and of whom. */
const KEYS = { payment: 'footnote-payment-processing', cancellation: 'footnote-cancellation-requested' } as const;
export type PlanFlag = keyof typeof KEYS;

/** Milliseconds after which nobody believes any more that it is still under way. */
const PATIENCE = 60 * 60 * 1000;

/** Remembers that a checkout was completed, or a cancellation asked for, of a user or an organization. */
export function rememberPlanFlag(flag: PlanFlag, payer: string): void {
  writeStored(KEYS[flag], `${Date.now()} ${payer}`);
}

/** Forgets it, as the server knows by then. */
export function forgetPlanFlag(flag: PlanFlag): void {
  writeStored(KEYS[flag], null);
}

function isSet(flag: PlanFlag, payer: string): boolean {
  const [since, of] = (readStored(KEYS[flag]) ?? '').split(' ');
  return of === payer && Date.now() - Number(since) < PATIENCE;
}

/** What this browser remembers of a plan. */
export function planFlags(payer: string): SubscriptionFlags {
  return { paymentProcessing: isSet('payment', payer), cancellationRequested: isSet('cancellation', payer) };
}

/** Forgets what the server knows better by now, and gives whether it learnt of a payment. */
export function settlePlanFlags({ facts }: Pick<OwnPlan, 'facts'>, payer: string): boolean {
  const { paymentProcessing, cancellationRequested } = planFlags(payer);
  const isOver = facts.status !== 'active' && facts.status !== 'trialing';
  const isPaid = paymentProcessing && !isOver;
  if (isPaid) forgetPlanFlag('payment');
  if (cancellationRequested && (isOver || facts.scheduled_change?.action === 'cancel')) forgetPlanFlag('cancellation');
  return isPaid;
}
