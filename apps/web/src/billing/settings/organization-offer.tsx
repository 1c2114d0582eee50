import { annualSaving, type BillingInterval } from '@footnote/domain';
import { BillingIntervalToggle, Button, EmptyState, Stack } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import useSWR from 'swr';
import type { ApiError } from '../../platform/api/api.client.ts';
import { startCheckout } from '../../platform/billing/start-checkout.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { billingFailure } from '../billing-failures.ts';
import { fetchPrices } from '../plan.client.ts';
import { useSums } from '../use-sums.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Pro for every member', description: 'Heading of what an organization may buy' },
  text: {
    defaultMessage:
      'One subscription opens Pro to all members, for as many places as the organization has: {seats}. It can be cancelled at any time.',
    description: 'What an organization buys; {seats} is how many users it may have',
  },
  price: {
    defaultMessage: '{amount} for {seats, plural, one {one user} other {# users}}',
    description: 'What that costs each month or year',
  },
  buy: { defaultMessage: 'Go to the checkout', description: 'Leads to the page where a plan is paid' },
});

/** Offers the plan to an organization that has none. */
export function OrganizationOffer({ organizationId, seats }: { organizationId: string; seats: number }) {
  const t = useTranslate();
  const sums = useSums();
  const [interval, setInterval] = useState<BillingInterval>('annual');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const { data: prices = null } = useSWR('prices', fetchPrices);
  const unit = prices?.[interval].unit_price;
  const buy = async () => {
    setBusy(true);
    const started = await startCheckout(interval, { organizationId });
    setBusy(false);
    setRefused(started.ok ? null : started.error);
  };
  return (
    <EmptyState
      title={t(messages.title)}
      headingLevel={2}
      action={
        <Stack gap="x4">
          <BillingIntervalToggle
            value={interval}
            saving={prices === null ? 0 : annualSaving(prices)}
            onChange={setInterval}
          />
          <Button variant="primary" busy={busy} onClick={() => void buy()}>
            {t(messages.buy)}
          </Button>
        </Stack>
      }
    >
      {t(messages.text, { seats })}
      {unit !== undefined && (
        <p>
          {t(messages.price, {
            amount: sums({ amount: unit.amount * seats, currency: unit.currency_code }),
            seats,
          })}
        </p>
      )}
      <span role="alert">{refused === null ? '' : billingFailure(t, refused)}</span>
    </EmptyState>
  );
}
