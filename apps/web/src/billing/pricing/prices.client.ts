import type { Prices } from '@footnote/domain';
import { z } from 'zod';
import { callApi } from '../../platform/api/api.client.ts';
import { calls } from '../../platform/navigation/paths.ts';

const priceSchema = z.object({
  unit_price: z.object({ amount: z.union([z.int().min(0), z.string()]), currency_code: z.string() }),
  trial_period: z.object({ interval: z.enum(['day', 'week', 'month', 'year']), frequency: z.int().min(1) }).nullable(),
});
const pricesSchema = z.object({ month: priceSchema, annual: priceSchema });

/** What the paid plan costs; null where that cannot be found out. */
export async function fetchPrices(): Promise<Prices | null> {
  const loaded = await callApi(calls.prices, { read: (value) => pricesSchema.parse(value) });
  return loaded.ok ? loaded.value : null;
}
