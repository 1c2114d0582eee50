import { expect, test } from 'vitest';
import { annualSaving, moneyOf, monthlyShare, type Price, type Prices } from './prices.ts';
import { priceFixtures } from './subscription.fixtures.ts';

const price = (amount: number | string, currency_code = 'EUR'): Price => ({
  unit_price: { amount, currency_code },
  trial_period: null,
});
const pair = (month: Price, annual: Price): Prices => ({ month, annual });

test('amounts are minor units', () => {
  expect(moneyOf(price('1999').unit_price)).toEqual({ value: 19.99, currency: 'EUR' });
  expect(moneyOf(price(5, 'USD').unit_price)).toEqual({ value: 0.05, currency: 'USD' });
  expect(monthlyShare(priceFixtures.annual)).toEqual({ value: 15, currency: 'EUR' });
  expect(monthlyShare(price('10000'))).toEqual({ value: 8.33, currency: 'EUR' });
});

test.each(['', '12.5', '-3', '1e3', 'free', 1.5, -1, Number.NaN])('%j is no amount', (amount) => {
  expect(moneyOf(price(amount).unit_price)).toBeNull();
  expect(monthlyShare(price(amount))).toBeNull();
});

test.each(['', 'euro', 'eur', 'EURO'])('%j is no currency', (currency) => {
  expect(moneyOf(price(100, currency).unit_price)).toBeNull();
});

test('the saving is whole percent, never promised too high', () => {
  expect(annualSaving(priceFixtures)).toBe(25);
  expect(annualSaving(pair(price(1999), price(19_999)))).toBe(16);
  expect(annualSaving(pair(price(1000), price(9600)))).toBe(20);
  expect(annualSaving(pair(price(1000), price(13_000)))).toBe(0);
  expect(annualSaving(pair(price(0), price(100)))).toBe(0);
  expect(annualSaving(pair(price(1000), price(9600, 'USD')))).toBe(0);
});
