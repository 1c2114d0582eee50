import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { paymentOriginsOf } from './payment-config.ts';

const PADDLE = {
  PADDLE_API_KEY: 'pdl_sdbx_apikey_1',
  PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_1',
  PADDLE_CLIENT_TOKEN: 'test_1',
  PADDLE_PRICE_MONTH: 'pri_1',
  PADDLE_PRICE_ANNUAL: 'pri_2',
};
const NEEDED =
  'PADDLE_API_KEY needs PADDLE_WEBHOOK_SECRET, PADDLE_CLIENT_TOKEN, PADDLE_PRICE_MONTH and PADDLE_PRICE_ANNUAL.';

function paymentOf(environment: Record<string, string>) {
  const config = readConfig(environment);
  if (!config.ok) throw new Error(config.error);
  return config.value.payment;
}

describe('how people pay', () => {
  it('is the product’s own provider, with the clock of the machine, until something else is said', () => {
    expect(paymentOf({})).toEqual({ paddle: null, clock: null });
    expect(paymentOriginsOf(paymentOf({}))).toBeNull();
    expect(paymentOf({ FOOTNOTE_PAYMENT_CLOCK: 'movable' }).clock).toBe('movable');
  });

  it('is Paddle in production once its account is named, with the prices of the plan for seats', () => {
    expect(paymentOf(PADDLE)).toEqual({
      clock: null,
      paddle: {
        apiKey: 'pdl_sdbx_apikey_1',
        webhookSecret: 'pdl_ntfset_1',
        clientToken: 'test_1',
        environment: 'production',
        apiUrl: null,
        prices: { month: 'pri_1', annual: 'pri_2' },
        seatPrices: { month: 'pri_1', annual: 'pri_2' },
      },
    });
    expect(paymentOf({ ...PADDLE, PADDLE_SEAT_PRICE_MONTH: 'pri_3' }).paddle?.seatPrices.month).toBe('pri_3');
    expect(paymentOriginsOf(paymentOf({ ...PADDLE, PADDLE_ENVIRONMENT: 'sandbox' }))?.frame).toContain('sandbox');
  });

  it.each([
    [{ PADDLE_API_KEY: 'pdl_1' }, NEEDED],
    [{ ...PADDLE, PADDLE_PRICE_ANNUAL: '' }, NEEDED],
    [{ ...PADDLE, PADDLE_API_KEY: 'two words' }, 'PADDLE_API_KEY must be one word.'],
    [{ ...PADDLE, PADDLE_ENVIRONMENT: 'test' }, 'PADDLE_ENVIRONMENT must be production or sandbox.'],
    [{ ...PADDLE, PADDLE_API_URL: 'paddle' }, 'PADDLE_API_URL must be an address such as https://api.paddle.com.'],
    [
      { ...PADDLE, FOOTNOTE_PAYMENT_CLOCK: 'movable' },
      'FOOTNOTE_PAYMENT_CLOCK movable is for payments without PADDLE_API_KEY.',
    ],
    [{ FOOTNOTE_PAYMENT_CLOCK: 'yes' }, 'FOOTNOTE_PAYMENT_CLOCK must be movable or fixed.'],
  ])('is refused as %j', (environment, error) => {
    expect(readConfig(environment)).toEqual({ ok: false, error });
  });
});
