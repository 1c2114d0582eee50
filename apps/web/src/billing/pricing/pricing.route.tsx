import { annualSaving, PRO_QUESTIONS, type PlanName } from '@footnote/domain';
import { BillingIntervalToggle, PlanCard, PricingTable, type BillingInterval } from '@footnote/ui';
import { useState, type ReactNode } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import useSWR from 'swr';
import { translatorOf, useTranslate } from '../../platform/i18n/translate.ts';
import { usePageTitle } from '../../platform/navigation/use-page-title.ts';
import { plans } from '../../platform/account/plans.ts';
import { fetchPrices } from '../plan.client.ts';
import { freePrice, priceOf, trialOf, type SaidPrice } from './plan-price.ts';
import { BasicAction, EnterpriseAction, ProAction } from './plan-actions.tsx';
import { PlanTable, proQuestionNumbers } from './plan-table.tsx';
import { planAudiences, planNames, planPoints } from './plan-words.ts';
import { PricingQuestions } from './pricing-questions.tsx';

const messages = defineMessages({
  title: { defaultMessage: 'Pricing', description: 'Leads to what the plans contain and cost' },
  text: {
    defaultMessage: 'Questions are free, without limit. Pro takes them further.',
    description: 'Below the heading of the page of prices',
  },
  loading: { defaultMessage: 'The prices are loading.', description: 'Said while prices are on their way' },
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
  if (plans === 'on') return <Plans />;
  return (
    <PricingTable title={t(messages.title)} text={t(messages.open)} details={<PlanTable />}>
      {[]}
    </PricingTable>
  );
}

function Plans() {
  const intl = useIntl();
  const t = translatorOf(intl);
  const { data, error } = useSWR('prices', fetchPrices);
  const isLoading = data === undefined && error === undefined;
  const prices = data ?? undefined;
  const [interval, setInterval] = useState<BillingInterval>('month');
  const trial = prices === undefined ? '' : trialOf(intl, interval === 'month' ? prices.month : prices.annual);
  return (
    <PricingTable
      title={t(messages.title)}
      text={t(messages.text)}
      toggle={
        <BillingIntervalToggle
          value={interval}
          onChange={setInterval}
          saving={prices === undefined ? 0 : annualSaving(prices)}
          disabled={prices === undefined}
        />
      }
      note={t(messages.note)}
      loading={isLoading ? t(messages.loading) : ''}
      details={
        <>
          <PlanTable />
          <PricingQuestions />
        </>
      }
    >
      <Plan name="basic" price={prices === undefined ? null : freePrice(intl, prices)} action={<BasicAction />} />
      <Plan
        name="pro"
        price={prices === undefined ? null : priceOf(intl, prices, interval)}
        trial={trial}
        action={<ProAction interval={interval} isSold={prices !== undefined} />}
      />
      <Plan name="enterprise" price={null} action={<EnterpriseAction />} />
    </PricingTable>
  );
}

interface PlanProps {
  name: PlanName;
  price: SaidPrice | null;
  /**
   * How long it is free at first.
   * @default ''
   */
  trial?: string;
  action: ReactNode;
}

function Plan({ name, price, trial = '', action }: PlanProps) {
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
      {...(trial === '' ? {} : { badge: trial })}
      {...price}
    />
  );
}
