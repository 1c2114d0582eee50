import { err, ok, type BillingInterval, type Result } from '@footnote/domain';
import { z } from 'zod';
import type { PaymentOrigins } from '../http/security.ts';
import { address, text } from './environment-values.ts';

const word = text.regex(/^[\w-]+$/, 'must be one word').optional();

/** What the environment says of payment; documented in docs/operations.md. */
export const paymentEnvironment = {
  PADDLE_API_KEY: word,
  PADDLE_WEBHOOK_SECRET: word,
  PADDLE_CLIENT_TOKEN: word,
  PADDLE_PRICE_MONTH: word,
  PADDLE_PRICE_ANNUAL: word,
  PADDLE_SEAT_PRICE_MONTH: word,
  PADDLE_SEAT_PRICE_ANNUAL: word,
  PADDLE_ENVIRONMENT: z.enum(['production', 'sandbox'], 'must be production or sandbox').default('production'),
  PADDLE_API_URL: address(['http:', 'https:'], 'https://api.paddle.com'),
  FOOTNOTE_PAYMENT_CLOCK: z.enum(['movable', 'fixed'], 'must be movable or fixed').optional(),
};

/** How Paddle is reached. */
export interface PaddleSettings {
  apiKey: string;
  webhookSecret: string;
  /** For Paddle.js; no secret. */
  clientToken: string;
  environment: 'production' | 'sandbox';
  /** Null for Paddle’s own. */
  apiUrl: string | null;
  /** Ids of the prices of the plan. */
  prices: Record<BillingInterval, string>;
  /** Ids of the prices of one seat of an organization. */
  seatPrices: Record<BillingInterval, string>;
}

/** How people pay. */
export interface PaymentSettings {
  /** Null for the provider of this product, at which nothing is charged. */
  paddle: PaddleSettings | null;
  /** Whether the clock of that provider may be moved; null leaves it to whether the product is developed. */
  clock: 'movable' | 'fixed' | null;
}

/** The settings of a parsed environment. */
export function paymentSettings(
  values: z.output<z.ZodObject<typeof paymentEnvironment>>,
): Result<PaymentSettings, string> {
  const { PADDLE_API_KEY: apiKey, PADDLE_WEBHOOK_SECRET: webhookSecret, PADDLE_CLIENT_TOKEN: clientToken } = values;
  const { PADDLE_PRICE_MONTH: month, PADDLE_PRICE_ANNUAL: annual } = values;
  const clock = values.FOOTNOTE_PAYMENT_CLOCK ?? null;
  if (apiKey === undefined) return ok({ paddle: null, clock });
  if (clock === 'movable') return err('FOOTNOTE_PAYMENT_CLOCK movable is for payments without PADDLE_API_KEY.');
  if (webhookSecret === undefined || clientToken === undefined || month === undefined || annual === undefined)
    return err(
      'PADDLE_API_KEY needs PADDLE_WEBHOOK_SECRET, PADDLE_CLIENT_TOKEN, PADDLE_PRICE_MONTH and PADDLE_PRICE_ANNUAL.',
    );
  return ok({
    clock,
    paddle: {
      apiKey,
      webhookSecret,
      clientToken,
      environment: values.PADDLE_ENVIRONMENT,
      apiUrl: values.PADDLE_API_URL ?? null,
      prices: { month, annual },
      seatPrices: {
        month: values.PADDLE_SEAT_PRICE_MONTH ?? month,
        annual: values.PADDLE_SEAT_PRICE_ANNUAL ?? annual,
      },
    },
  });
}

/** Where Paddle.js and its checkout come from; none where nobody pays with Paddle. */
export function paymentOriginsOf({ paddle }: PaymentSettings): PaymentOrigins | null {
  if (paddle === null) return null;
  const frame = paddle.environment === 'sandbox' ? 'https://sandbox-buy.paddle.com' : 'https://buy.paddle.com';
  return { script: 'https://cdn.paddle.com', frame };
}
