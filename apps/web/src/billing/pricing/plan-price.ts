import { moneyOf, monthlyShare, type Money, type Price, type Prices } from '@footnote/domain';
import type { BillingInterval } from '@footnote/ui';
import { defineMessages, type IntlShape } from 'react-intl';
import { translatorOf } from '../../platform/i18n/translate.ts';

const messages = defineMessages({
  month: { defaultMessage: 'a month', description: 'Follows a price that is paid monthly' },
  annual: {
    defaultMessage: 'a month, {total} paid once a year',
    description: 'Follows the monthly share of a price that is paid yearly; total is that price',
  },
  free: { defaultMessage: 'for ever', description: 'Follows the price of the free plan' },
  trialDays: {
    defaultMessage: '{count, plural, one {The first day is free} other {The first # days are free}}',
    description: 'The free trial of the paid plan',
  },
  trialWeeks: {
    defaultMessage: '{count, plural, one {The first week is free} other {The first # weeks are free}}',
    description: 'The free trial of the paid plan',
  },
  trialMonths: {
    defaultMessage: '{count, plural, one {The first month is free} other {The first # months are free}}',
    description: 'The free trial of the paid plan',
  },
  trialYears: {
    defaultMessage: '{count, plural, one {The first year is free} other {The first # years are free}}',
    description: 'The free trial of the paid plan',
  },
});

const TRIALS = {
  day: messages.trialDays,
  week: messages.trialWeeks,
  month: messages.trialMonths,
  year: messages.trialYears,
} as const;

/** A price as a user reads it, with what it is for. */
export interface SaidPrice {
  price: string;
  period: string;
}

const say = (intl: IntlShape, { value, currency }: Money) => intl.formatNumber(value, { style: 'currency', currency });

/** What the paid plan costs a month, by how it is paid; null for a price that cannot be read. */
export function priceOf(intl: IntlShape, { month, annual }: Prices, interval: BillingInterval): SaidPrice | null {
  const t = translatorOf(intl);
  const monthly = interval === 'month' ? moneyOf(month.unit_price) : monthlyShare(annual);
  if (monthly === null) return null;
  const yearly = interval === 'month' ? null : moneyOf(annual.unit_price);
  const period = yearly === null ? t(messages.month) : t(messages.annual, { total: say(intl, yearly) });
  return { price: say(intl, monthly), period };
}

/** What the free plan costs, in the currency of the other. */
export function freePrice(intl: IntlShape, { month }: Prices): SaidPrice | null {
  const currency = moneyOf(month.unit_price)?.currency;
  if (currency === undefined) return null;
  const price = intl.formatNumber(0, { style: 'currency', currency, maximumFractionDigits: 0 });
  return { price, period: translatorOf(intl)(messages.free) };
}

/** How long the paid plan is free at first; '' where it is not. */
export function trialOf(intl: IntlShape, { trial_period: trial }: Price): string {
  return trial === null ? '' : translatorOf(intl)(TRIALS[trial.interval], { count: trial.frequency });
}
