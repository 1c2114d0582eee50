import { pricesSchema, type Prices } from '@footnote/domain';
import { callApi } from '../../platform/api/api.client.ts';
import { calls } from '../../platform/navigation/paths.ts';

/** What the paid plan costs; null where that cannot be found out. */
export async function fetchPrices(): Promise<Prices | null> {
  const loaded = await callApi(calls.prices, { read: (value) => pricesSchema.parse(value) });
  return loaded.ok ? loaded.value : null;
}
