import type { BilledInvoice } from '@footnote/domain';
import { Button, ErrorState, InvoiceList, type Invoice } from '@footnote/ui';
import { defineMessages, useIntl } from 'react-intl';
import useSWR from 'swr';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { planCalls } from '../../platform/billing/plan-calls.ts';
import { billingFailure } from '../billing-failures.ts';
import { fetchInvoices } from '../plan.client.ts';
import { useSums } from '../use-sums.ts';

const messages = defineMessages({
  failed: { defaultMessage: 'The invoices could not be loaded', description: 'Said instead of invoices' },
  retry: { defaultMessage: 'Try again', description: 'Does something again that failed' },
});
const states = defineMessages({
  paid: { defaultMessage: 'Paid', description: 'State of an invoice' },
  due: { defaultMessage: 'Due', description: 'State of an invoice' },
  failed: { defaultMessage: 'Payment failed', description: 'State of an invoice' },
  refunded: { defaultMessage: 'Refunded', description: 'State of an invoice' },
});
const TONES: Record<BilledInvoice['state'], Invoice['tone']> = {
  paid: 'positive',
  due: 'caution',
  failed: 'critical',
  refunded: 'info',
};

/** The invoices of a user or an organization. */
export function InvoicesPart({ payer }: { payer: string }) {
  const t = useTranslate();
  const intl = useIntl();
  const sums = useSums();
  const { data: loaded, mutate } = useSWR(planCalls.invoices(payer), () => fetchInvoices(payer));
  if (loaded === undefined) return <InvoiceList invoices={null} />;
  if (!loaded.ok)
    return (
      <ErrorState
        title={t(messages.failed)}
        action={
          <Button size="small" onClick={() => void mutate()}>
            {t(messages.retry)}
          </Button>
        }
      >
        {billingFailure(t, loaded.error)}
      </ErrorState>
    );
  const invoices = loaded.value.map(({ id, billedAt, total, state }) => ({
    id,
    date: intl.formatDate(billedAt, { dateStyle: 'long' }),
    amount: sums(total),
    status: t(states[state]),
    tone: TONES[state],
    href: planCalls.invoice(payer, id, intl.locale.slice(0, 2)),
  }));
  return <InvoiceList invoices={invoices} />;
}
