import type { Checkout, Result } from '@footnote/domain';
import { Button, CheckoutForm, ErrorState, Skeleton, Stack, type CheckoutLine } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import type { ApiError } from '../../platform/api/api.client.ts';
import { rememberPlanFlag } from '../../platform/billing/plan-flags.ts';
import { payerPath } from '../../platform/billing/start-checkout.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { planCalls } from '../../platform/billing/plan-calls.ts';
import { usePageTitle } from '../../platform/navigation/use-page-title.ts';
import { lazyPage } from '../../platform/rendering/lazy-page.ts';
import { billingFailure } from '../billing-failures.ts';
import { fetchCheckout, payCheckout } from '../plan.client.ts';
import { useSums } from '../use-sums.ts';

const PaddleCheckout = lazyPage(async () => ({ default: (await import('./paddle-checkout.tsx')).PaddleCheckout }));

const messages = defineMessages({
  heading: { defaultMessage: 'Checkout', description: 'Heading of the page on which a plan is paid' },
  headingCard: { defaultMessage: 'Payment method', description: 'Heading of the page on which another card is given' },
  failed: { defaultMessage: 'The checkout could not be opened', description: 'Said instead of a checkout' },
  retry: { defaultMessage: 'Try again', description: 'Does something again that failed' },
  plans: { defaultMessage: 'See the plans', description: 'Leads to what the plans cost' },
  month: { defaultMessage: 'Footnote Pro, monthly', description: 'What is bought' },
  annual: { defaultMessage: 'Footnote Pro, yearly', description: 'What is bought' },
  monthSeats: {
    defaultMessage: 'Footnote Pro for {seats, plural, one {one user} other {# users}}, monthly',
    description: 'What an organization buys',
  },
  annualSeats: {
    defaultMessage: 'Footnote Pro for {seats, plural, one {one user} other {# users}}, yearly',
    description: 'What an organization buys',
  },
  discount: { defaultMessage: 'Discount', description: 'What is taken off a price' },
  trial: {
    defaultMessage:
      'Free for {days, plural, one {one day} other {# days}}. The first payment follows on {date}, unless you cancel before.',
    description: 'What follows a free trial',
  },
  renews: {
    defaultMessage: 'It renews by itself until you cancel, which takes two presses in your profile.',
    description: 'What follows the first payment of a plan',
  },
});

type LocalCheckout = Extract<Checkout, { provider: 'local' }>;

/** The page at /checkout, on which a plan is paid. */
export default function CheckoutRoute() {
  const t = useTranslate();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const id = parameters.get('_ptxn') ?? '';
  const { data: loaded, mutate } = useSWR(planCalls.checkout(id), () => fetchCheckout(id));
  const isCard = loaded?.ok === true && loaded.value.provider === 'local' && loaded.value.purpose === 'card';
  const heading = t(isCard ? messages.headingCard : messages.heading);
  usePageTitle(heading);
  return (
    <Stack gap="x6">
      <h1>{heading}</h1>
      {loaded === undefined ? (
        <Skeleton shape="block" />
      ) : (
        <Loaded key={id} loaded={loaded} onRetry={() => void mutate()} onPlans={() => void navigate(paths.pricing)} />
      )}
    </Stack>
  );
}

function Loaded({
  loaded,
  onRetry,
  onPlans,
}: {
  loaded: Result<Checkout, ApiError>;
  onRetry: () => void;
  onPlans: () => void;
}) {
  const t = useTranslate();
  if (!loaded.ok) {
    const isGone = loaded.error.status === 404;
    return (
      <ErrorState
        title={t(messages.failed)}
        action={<Button onClick={isGone ? onPlans : onRetry}>{t(isGone ? messages.plans : messages.retry)}</Button>}
      >
        {billingFailure(t, loaded.error)}
      </ErrorState>
    );
  }
  const checkout = loaded.value;
  return checkout.provider === 'local' ? <TestCheckout checkout={checkout} /> : <PaddleCheckout checkout={checkout} />;
}

/** A checkout in which nothing is charged. */
function TestCheckout({ checkout }: { checkout: LocalCheckout }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const sums = useSums();
  const lines = useOrder(checkout);
  const [stage, setStage] = useState(checkout.state);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const { id, organizationId, purpose, dueNow } = checkout;
  const send = async (payment: Parameters<typeof payCheckout>[1]) => {
    setBusy(true);
    setRefused(null);
    const paid = await payCheckout(id, payment);
    setBusy(false);
    if (!paid.ok) {
      setRefused(paid.error);
      setStage(paid.error.code === 'billing/checkout-over' ? 'done' : 'open');
      return;
    }
    setStage(paid.value.outcome === 'done' ? 'done' : 'confirming');
    if (paid.value.outcome === 'done' && purpose === 'subscribe')
      rememberPlanFlag('payment', payerPath(organizationId));
  };
  const back = organizationId === null ? paths.plan : `${paths.organization(organizationId)}?tab=invoices`;
  return (
    <CheckoutForm
      {...lines}
      dueNow={dueNow.amount === 0 ? null : sums(dueNow)}
      purpose={purpose}
      stage={stage}
      busy={busy}
      problem={refused === null ? '' : billingFailure(t, refused)}
      onPay={(number) => void send({ number })}
      onConfirm={(confirmed) => void send({ confirmed })}
      onLeave={() => void navigate(back)}
    />
  );
}

/** What is bought, line by line, and what follows. */
function useOrder(checkout: LocalCheckout): { lines: CheckoutLine[]; note?: string } {
  const t = useTranslate();
  const intl = useIntl();
  const sums = useSums();
  const { purpose, interval, seats, price, dueNow, trialDays, trialEnd, discount, organizationId } = checkout;
  if (purpose === 'card') return { lines: [] };
  const label =
    organizationId === null
      ? t(messages[interval])
      : t(interval === 'month' ? messages.monthSeats : messages.annualSeats, { seats });
  const lines = [{ label, amount: sums(price) }];
  if (discount !== null) {
    const off = trialEnd !== null ? offOf(discount, price.amount) : price.amount - dueNow.amount;
    lines.push({ label: t(messages.discount), amount: sums({ ...price, amount: -off }) });
  }
  if (trialEnd === null) return { lines, note: t(messages.renews) };
  const date = intl.formatDate(trialEnd, { dateStyle: 'long' });
  return { lines, note: t(messages.trial, { days: trialDays, date }) };
}

function offOf({ type, amount }: NonNullable<LocalCheckout['discount']>, price: number): number {
  return Math.min(price, type === 'flat' ? Math.round(amount) : Math.round((price * amount) / 100));
}
