import { annualSaving, PRO_QUESTIONS, type PlanName, type Prices } from '@footnote/domain';
import { Badge, BillingIntervalToggle, PlanCard, PricingTable, Stack, type BillingInterval } from '@footnote/ui';
import { useState, type ReactNode } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { translatorOf, useTranslate } from '../../platform/i18n/translate.ts';
import { usePageTitle } from '../../platform/navigation/use-page-title.ts';
import { plans } from '../../platform/plans/sold-plans.ts';
import { freePrice, priceOf, trialOf, type SaidPrice } from './plan-price.ts';
import { BasicAction, EnterpriseAction, ProAction } from './plan-actions.tsx';
import { PlanTable, proQuestionNumbers } from './plan-table.tsx';
import { planAudiences, planNames, planPoints } from './plan-words.ts';
import { PricingQuestions } from './pricing-questions.tsx';
import { usePrices } from './use-prices.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Pricing', description: 'Leads to what the plans contain and cost' },
  text: {
    defaultMessage: 'Questions are free, without limit. Pro takes them further.',
    description: 'Below the heading of the page of prices',
  },
  open: {
    defaultMessage: 'No plans are sold on this server: everything in this table is open to everybody who uses it.',
    description: 'Said on the page of prices where nothing is sold',
  },
  note: {
    defaultMessage:
      'Project folders, the data pledge and the success team are agreed on in the contract with an organization.',
    description: 'Below the plans',
  },
});

/** The page at /pricing: what each plan contains and costs. */
export default function PricingRoute() {
  const t = useTranslate();
  usePageTitle(t(messages.title));
  const sold = plans === 'on';
  return (
    <Stack gap="x6">
      {sold ? (
        <Plans />
      ) : (
        <PricingTable title={t(messages.title)} text={t(messages.open)}>
          {[]}
        </PricingTable>
      )}
      <PlanTable />
      {sold && <PricingQuestions />}
    </Stack>
  );
}

function Plans() {
  const intl = useIntl();
  const t = translatorOf(intl);
  const prices = usePrices();
  const [interval, setInterval] = useState<BillingInterval>('annual');
  const trial = prices === null ? '' : trialOf(intl, interval === 'month' ? prices.month : prices.annual);
  return (
    <PricingTable
      title={t(messages.title)}
      text={t(messages.text)}
      toggle={
        prices !== null && (
          <BillingIntervalToggle value={interval} onChange={setInterval} saving={annualSaving(prices)} />
        )
      }
      note={
        <>
          {trial !== '' && <Badge tone="positive">{trial}</Badge>} {t(messages.note)}
        </>
      }
    >
      <Plan name="basic" price={freePrice(intl, prices)} action={<BasicAction />} />
      <Plan name="pro" price={paidPrice(prices, interval)} action={<ProAction interval={interval} prices={prices} />} />
      <Plan name="enterprise" price={null} action={<EnterpriseAction />} />
    </PricingTable>
  );

  function paidPrice(known: Prices | null, how: BillingInterval): SaidPrice | null {
    return known === null ? null : priceOf(intl, known, how);
  }
}

function Plan({ name, price, action }: { name: PlanName; price: SaidPrice | null; action: ReactNode }) {
  const t = useTranslate();
  const points: MessageDescriptor[] = Object.values(planPoints[name]);
  const numbers = proQuestionNumbers(PRO_QUESTIONS);
  return (
    <PlanCard
      headingLevel={2}
      name={t(planNames[name])}
      description={t(planAudiences[name])}
      features={points.map((point) => t(point, numbers))}
      emphasised={name === 'pro'}
      action={action}
      {...price}
    />
  );
}
