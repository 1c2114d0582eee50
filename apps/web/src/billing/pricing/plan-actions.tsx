import { Button, Stack, type BillingInterval } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { ApiError } from '../../platform/api/api.client.ts';
import { startCheckout } from '../../platform/billing/start-checkout.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { openContact } from '../../platform/shell/contact.store.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { storeTarget } from '../../platform/navigation/redirect-target.ts';
import { useAccessContext } from '../../platform/account/use-access-context.ts';
import { visitorAccess } from '../../platform/account/plans.ts';
import { billingFailure } from '../billing-failures.ts';

const messages = defineMessages({
  ask: { defaultMessage: 'Ask a question', description: 'Leads to the chat' },
  register: { defaultMessage: 'Create an account', description: 'Leads to the registration, from which one can go on' },
  buy: { defaultMessage: 'Go to the checkout', description: 'Leads to the page where a plan is paid' },
  yours: { defaultMessage: 'You have Pro', description: 'Said on the card of the plan that a user has' },
  notSold: {
    defaultMessage: 'Pro cannot be bought here at the moment.',
    description: 'Said on the card of the paid plan where no prices are known',
  },
  contact: { defaultMessage: 'Contact us', description: 'Opens the form by which users write to the team' },
});

/** Begins with the free plan. */
export function BasicAction() {
  const t = useTranslate();
  const navigate = useNavigate();
  return (
    <Button wide onClick={() => void navigate(paths.chat)}>
      {t(messages.ask)}
    </Button>
  );
}

export interface ProActionProps {
  interval: BillingInterval;
  /** Whether its price is known, so that it can be bought. */
  isSold: boolean;
}

/** The way to the paid plan from where a user stands. */
export function ProAction({ interval, isSold }: ProActionProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const access = useAccessContext() ?? visitorAccess;
  if (access.paying) return <p>{t(messages.yours)}</p>;
  if (!isSold) return <p>{t(messages.notSold)}</p>;
  if (access.signedIn) return <Buy interval={interval} />;
  const register = () => {
    storeTarget(paths.pricing);
    void navigate(paths.register);
  };
  return (
    <Button wide variant="primary" onClick={register}>
      {t(messages.register)}
    </Button>
  );
}

function Buy({ interval }: Pick<ProActionProps, 'interval'>) {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const buy = async () => {
    setBusy(true);
    const started = await startCheckout(interval);
    setBusy(false);
    setRefused(started.ok ? null : started.error);
  };
  return (
    <Stack gap="x2">
      <Button wide variant="primary" busy={busy} onClick={() => void buy()}>
        {t(messages.buy)}
      </Button>
      <span role="alert">{refused === null ? '' : billingFailure(t, refused)}</span>
    </Stack>
  );
}

/** The way to a plan for an organization. */
export function EnterpriseAction() {
  const t = useTranslate();
  return (
    <Button wide onClick={() => openContact('enterprise')}>
      {t(messages.contact)}
    </Button>
  );
}
