import type { Checkout } from '@footnote/domain';
import { Button, EmptyState, ErrorState } from '@footnote/ui';
import { useEffect, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { rememberPlanFlag } from '../../platform/billing/plan-flags.ts';
import { payerPath } from '../../platform/billing/start-checkout.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { openPaddle } from './open-paddle.ts';

const messages = defineMessages({
  opening: { defaultMessage: 'The payment page is opening', description: 'While the page of a provider loads' },
  failed: { defaultMessage: 'The payment page could not be loaded', description: 'Said instead of a checkout' },
  failedText: {
    defaultMessage: 'Something may block pages of Paddle, which takes the payment. Allow them and try again.',
    description: 'What may keep the page of a payment provider from loading',
  },
  retry: { defaultMessage: 'Try again', description: 'Does something again that failed' },
});

/** A checkout at Paddle, which brings its own page. */
export function PaddleCheckout({ checkout }: { checkout: Extract<Checkout, { provider: 'paddle' }> }) {
  const t = useTranslate();
  const { locale } = useIntl();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const [failedAt, setFailedAt] = useState<number | null>(null);
  const { organizationId } = checkout;
  useEffect(() => {
    const back = organizationId === null ? paths.plan : `${paths.organization(organizationId)}?tab=invoices`;
    openPaddle(checkout, locale.slice(0, 2), (completed) => {
      if (completed) rememberPlanFlag('payment', payerPath(organizationId));
      void navigate(back);
    }).catch(() => setFailedAt(attempt));
  }, [checkout, locale, navigate, organizationId, attempt]);
  if (failedAt !== attempt) return <EmptyState title={t(messages.opening)} headingLevel={2} />;
  return (
    <ErrorState
      title={t(messages.failed)}
      action={<Button onClick={() => setAttempt(attempt + 1)}>{t(messages.retry)}</Button>}
    >
      {t(messages.failedText)}
    </ErrorState>
  );
}
