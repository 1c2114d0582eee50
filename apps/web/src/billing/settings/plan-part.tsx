import type { OwnPlan } from '@footnote/domain';
import {
  BillingIntervalToggle,
  Button,
  ErrorState,
  PlanSettings,
  SubscriptionCard,
  type BillingInterval,
} from '@footnote/ui';
import { defineMessages, useIntl, type IntlShape } from 'react-intl';
import { planFlags } from '../../platform/billing/plan-flags.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { openContact } from '../../platform/shell/contact.store.ts';
import { billingFailure } from '../billing-failures.ts';
import { useSums } from '../use-sums.ts';
import { OrganizationOffer } from './organization-offer.tsx';
import { InvoicesPart } from './invoices-part.tsx';
import { asideWords, planMessages, priceWords, readPlan } from './plan-words.ts';
import { usePlanActions } from './use-plan-actions.ts';
import { usePlan } from './use-plan.ts';

const messages = defineMessages({
  failed: { defaultMessage: 'The plan could not be loaded', description: 'Said instead of a plan' },
  retry: { defaultMessage: 'Try again', description: 'Does something again that failed' },
});

export interface PlanPartProps {
  /** Where calls about the plan begin. */
  payer: string;
  /** The organization that pays; left out for the user. */
  organizationId?: string;
  /** Whether the user is treated as one who pays. */
  sandbox?: boolean;
  /** Whether an organization pays for the user. */
  covered?: boolean;
  /** Called when what may be used has changed. */
  onChanged: () => void;
}

/** The plan of a user or an organization, its invoices, and the way to support. */
export function PlanPart(props: PlanPartProps) {
  const t = useTranslate();
  const { loaded, take, again } = usePlan(props.payer, props.onChanged);
  if (loaded?.ok === false)
    return (
      <ErrorState title={t(messages.failed)} action={<Button onClick={() => void again()}>{t(messages.retry)}</Button>}>
        {billingFailure(t, loaded.error)}
      </ErrorState>
    );
  const plan = loaded === undefined ? null : asTreated(loaded.value, props.sandbox === true);
  return (
    <PlanSettings
      plan={<Card key={plan?.subscription?.id ?? ''} {...props} plan={plan} onPlan={take} />}
      {...(plan === null || plan.subscription === null ? {} : { invoices: <InvoicesPart payer={props.payer} /> })}
      onContact={() => openContact('contact')}
    />
  );
}

/** Whoever is in the sandbox has everything of the plan without paying for it. */
function asTreated(plan: OwnPlan, sandbox: boolean): OwnPlan {
  return sandbox ? { ...plan, facts: { ...plan.facts, plan: 'sandbox' } } : plan;
}

function Card({
  payer,
  organizationId,
  covered = false,
  plan,
  onPlan,
}: PlanPartProps & { plan: OwnPlan | null; onPlan: (plan: OwnPlan) => void }) {
  const t = useTranslate();
  const intl = useIntl();
  const sums = useSums();
  const { busy, problem, choose, pay } = usePlanActions({ payer, organizationId }, onPlan);
  const day = (moment: string) => intl.formatDate(moment, { dateStyle: 'long' });
  if (plan === null) return <SubscriptionCard state={null} plan="" date={null} choices={[]} onChoose={choose} />;
  const { state, special, choices, moment, daysLeft } = readPlan(plan, planFlags(payer), covered);
  const { subscription, facts } = plan;
  if (organizationId !== undefined && choices.includes('upgrade'))
    return <OrganizationOffer organizationId={organizationId} seats={plan.userLimit ?? 1} />;
  const isPro = facts.plan !== 'free' || special === 'granted' || special === 'covered';
  const aside = asideWords(t, plan, { day, off: discountOf(plan, sums, intl) });
  const isPriced = subscription !== null && special !== 'granted' && special !== 'covered';
  const renews = state === 'active' || state === 'free_trial';
  return (
    <SubscriptionCard
      state={state}
      plan={t(isPro ? planMessages.pro : planMessages.basic)}
      {...(isPriced ? { price: priceWords(t, plan, sums(subscription.price)) } : {})}
      date={moment === null ? null : day(moment)}
      {...(special === undefined ? {} : { special })}
      {...(daysLeft === undefined ? {} : { daysLeft })}
      {...(aside === '' ? {} : { discount: aside })}
      choices={choices}
      onChoose={choose}
      busy={busy === 'interval' ? null : busy}
      problem={problem}
      usage={isPriced && renews && <Interval value={subscription.interval} busy={busy !== null} onChange={pay} />}
    />
  );
}

/** Monthly or yearly, from the next billing date on. */
function Interval({
  value,
  busy,
  onChange,
}: {
  value: BillingInterval;
  busy: boolean;
  onChange: (interval: BillingInterval) => void;
}) {
  return <BillingIntervalToggle value={value} saving={0} disabled={busy} onChange={onChange} />;
}

function discountOf({ subscription }: OwnPlan, sums: ReturnType<typeof useSums>, { formatNumber }: IntlShape): string {
  const terms = subscription?.discount?.terms ?? null;
  if (terms === null) return '';
  return terms.currency === null
    ? formatNumber(terms.amount / 100, { style: 'percent' })
    : sums({ amount: Math.round(terms.amount), currency: terms.currency });
}
