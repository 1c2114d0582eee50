import type { BilledPrices } from '@footnote/domain';
import type { CreateTransactionRequestBody, Price } from '@paddle/paddle-node-sdk';
import type { PaddleSettings } from '../../../platform/config/payment-config.ts';
import type { CheckoutOrder } from '../../payment-provider.ports.ts';
import type { Ask } from './ask-paddle.ts';
import { priceOf } from './paddle-entities.ts';

/** Milliseconds for which prices are believed to stay. */
const PRICES_STAY = 10 * 60_000;

type Item = CreateTransactionRequestBody['items'][number];

/** What is sold by Paddle. */
export interface PaddleCatalog {
  prices(): Promise<BilledPrices>;
  /** Ids of the products of these prices; a customer may have bought something else by Paddle. */
  products(): Promise<ReadonlySet<string>>;
  /** What is bought, with the trial of its price or without one. */
  item(order: Pick<CheckoutOrder, 'buyer' | 'interval' | 'seats'> & { trial: boolean }): Promise<Item>;
}

/** Reads the prices of the settings from Paddle, and again after some minutes. */
export function createPaddleCatalog(
  ask: Ask,
  { settings, now }: { settings: PaddleSettings; now: () => number },
): PaddleCatalog {
  const { prices, seatPrices } = settings;
  const kept = new Map<string, { at: number; loaded: Promise<Price> }>();
  const price = (id: string) => {
    const known = kept.get(id);
    if (known !== undefined && now() - known.at <= PRICES_STAY) return known.loaded;
    const loaded = ask((paddle) => paddle.prices.get(id));
    loaded.catch(() => kept.delete(id));
    kept.set(id, { at: now(), loaded });
    return loaded;
  };
  return {
    prices: async () => ({ month: priceOf(await price(prices.month)), annual: priceOf(await price(prices.annual)) }),
    async products() {
      const sold = await Promise.all([...Object.values(prices), ...Object.values(seatPrices)].map(price));
      return new Set(sold.map(({ productId }) => productId));
    },
    async item({ buyer, interval, seats: quantity, trial }) {
      const id = (buyer === 'person' ? prices : seatPrices)[interval];
      const sold = await price(id);
      return trial || sold.trialPeriod === null ? { priceId: id, quantity } : { price: withoutTrial(sold), quantity };
    },
  };
}

/** A trial belongs to its price: without one, a price of the same sum is made for one checkout, and names what it is made of. */
function withoutTrial(sold: Price) {
  const { id, productId, name, description, unitPrice, unitPriceOverrides, billingCycle, taxMode, quantity } = sold;
  const terms = { productId, name, description, unitPrice, unitPriceOverrides, billingCycle, taxMode, quantity };
  return { ...terms, trialPeriod: null, customData: { catalog: id } };
}

/** The price of the settings that a price is, or was made of. */
export function catalogId({ id, customData }: Pick<Price, 'id' | 'customData'>): string {
  const made: unknown = customData === null ? null : Reflect.get(customData, 'catalog');
  return typeof made === 'string' ? made : id;
}
