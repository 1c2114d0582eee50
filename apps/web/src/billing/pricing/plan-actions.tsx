import { can, type Prices } from '@footnote/domain';
import { Button, type BillingInterval } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { storeTarget } from '../../platform/navigation/redirect-target.ts';
import { useAccessContext } from '../../platform/account/use-access-context.ts';
import { visitorAccess } from '../../platform/plans/sold-plans.ts';

const messages = defineMessages({
  ask: { defaultMessage: 'Ask a question', description: 'Leads to the chat' },
  register: { defaultMessage: 'Create an account', description: 'Leads to the registration, from which one can go on' },
  yours: { defaultMessage: 'You have Pro', description: 'Said on the card of the plan that a user has' },
  notSold: {
    defaultMessage: 'Pro cannot be bought here at the moment.',
    description: 'Said on the card of the paid plan where no prices are known',
  },
  contact: {
    defaultMessage: 'Ask whoever runs this server for an offer.',
    description: 'Said on the card of the plan for organizations',
  },
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

/** The way to the paid plan from where a user stands. */
export function ProAction({ prices }: { interval: BillingInterval; prices: Prices | null }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const access = useAccessContext() ?? visitorAccess;
  if (access.paying) return <p>{t(messages.yours)}</p>;
  const register = () => {
    storeTarget(paths.pricing);
    void navigate(paths.register);
  };
  if (!access.signedIn)
    return (
      <Button wide variant="primary" onClick={register}>
        {t(messages.register)}
      </Button>
    );
  return prices === null || !can(access, 'upgrade') ? <p>{t(messages.notSold)}</p> : null;
}

/** The way to a plan for an organization. */
export function EnterpriseAction() {
  const t = useTranslate();
  return <p>{t(messages.contact)}</p>;
}
