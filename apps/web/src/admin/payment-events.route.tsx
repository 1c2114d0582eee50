import { PaymentEventList } from '@footnote/ui';
import type { ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import useSWR from 'swr';
import { useTranslate } from '../platform/i18n/translate.ts';
import { useMoments } from '../platform/i18n/use-moments.ts';
import { useChange } from '../platform/lists/use-change.ts';
import { AdministrationPage } from '../platform/shell/administration-page.tsx';
import { dismissPaymentEvent, fetchPaymentEvents, PAYMENT_EVENTS, retryPaymentEvent } from './payment-events.client.ts';

const messages = defineMessages({
  heading: { defaultMessage: 'Payment events', description: 'Leads to the payment events that were put aside' },
  description: {
    defaultMessage: 'What the payment provider told and could not be applied, and payments by people who are gone.',
    description: 'Below the heading of the payment events that were put aside',
  },
});

/** The page at /payment-events, for super admins. */
export default function PaymentEventsRoute({ header }: { header: ReactNode }) {
  const t = useTranslate();
  return (
    <AdministrationPage
      header={header}
      place="paymentEvents"
      heading={t(messages.heading)}
      description={t(messages.description)}
    >
      <Events />
    </AdministrationPage>
  );
}

function Events() {
  const { formatMoment } = useMoments();
  const { data: loaded, isValidating, mutate } = useSWR(PAYMENT_EVENTS, fetchPaymentEvents);
  const { busy, problem, change } = useChange();
  const and = (call: typeof retryPaymentEvent) => (id: string) => void change(id, () => call(id)).then(() => mutate());
  const hasFailed = loaded?.ok === false && !isValidating;
  return (
    <PaymentEventList
      events={loaded?.ok === true ? loaded.value.events : null}
      hasMore={loaded?.ok === true && loaded.value.hasMore}
      {...(hasFailed ? { onReload: () => void mutate() } : {})}
      onRetry={and(retryPaymentEvent)}
      onDismiss={and(dismissPaymentEvent)}
      busy={busy}
      problem={problem}
      formatMoment={formatMoment}
    />
  );
}
