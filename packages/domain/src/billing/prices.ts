/** A price as the payment provider says it (specification §3). */
export interface UnitPrice {
  /** In minor units of the currency, such as cents; providers send it as a number or as digits. */
  amount: number | string;
  /** ISO 4217, such as EUR. */
  currency_code: string;
}

export interface Price {
  unit_price: UnitPrice;
  /** Null where there is no free trial. */
  trial_period: { interval: 'day' | 'week' | 'month' | 'year'; frequency: number } | null;
}

/** How often the paid plan is paid. */
export const BILLING_INTERVALS = ['month', 'annual'] as const;
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

/** What the paid plan costs, by how often it is paid. */
export interface Prices {
  month: Price;
  annual: Price;
}

/** A sum as `Intl.NumberFormat` takes it. */
export interface Money {
  /** In major units, such as euros. */
  value: number;
  currency: string;
}

/** The sum of a price: minor units divided by 100 (specification §9); null for an amount or currency that is none. */
export function moneyOf({ amount, currency_code }: UnitPrice): Money | null {
  const minor = typeof amount === 'string' && !/^\d+$/.test(amount.trim()) ? Number.NaN : Number(amount);
  if (!Number.isSafeInteger(minor) || minor < 0 || !/^[A-Z]{3}$/.test(currency_code)) return null;
  return { value: minor / 100, currency: currency_code };
}

/** What a month costs when the year is paid at once; null as for `moneyOf`. */
export function monthlyShare(annual: Price): Money | null {
  const year = moneyOf(annual.unit_price);
  return year === null ? null : { ...year, value: Math.round((year.value * 100) / 12) / 100 };
}

/** Whole percent saved by paying yearly, rounded down; 0 where nothing is saved or the prices cannot be compared. */
export function annualSaving({ month, annual }: Prices): number {
  const [monthly, yearly] = [moneyOf(month.unit_price), moneyOf(annual.unit_price)];
  if (monthly === null || yearly === null || monthly.currency !== yearly.currency || monthly.value === 0) return 0;
  return Math.max(0, Math.floor((1 - yearly.value / (monthly.value * 12)) * 100 + 1e-9));
}
