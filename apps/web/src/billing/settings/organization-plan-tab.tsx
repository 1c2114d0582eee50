import { EmptyState } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { plans } from '../../platform/account/plans.ts';
import { loadAccount } from '../../platform/account/account.store.ts';
import { payerPath } from '../../platform/billing/start-checkout.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { PlanPart } from './plan-part.tsx';

const messages = defineMessages({
  unsold: {
    defaultMessage: 'Plans are not sold here: everything may be used.',
    description: 'Why a call about a plan failed',
  },
});

/** What an organization pays for, and its invoices. */
export function OrganizationPlanTab({ organizationId }: { organizationId: string }) {
  const t = useTranslate();
  if (plans === 'off') return <EmptyState title={t(messages.unsold)} headingLevel={2} />;
  return (
    <PlanPart payer={payerPath(organizationId)} organizationId={organizationId} onChanged={() => void loadAccount()} />
  );
}
