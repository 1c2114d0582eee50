import type { Prices } from '@footnote/domain';
import { useEffect, useState } from 'react';

/** What the paid plan costs; null while that is not known, which nobody is told (specification §8). */
export function usePrices(): Prices | null {
  const [prices, setPrices] = useState<Prices | null>(null);
  useEffect(() => {
    // The schema of the answer loads apart, with zod.
    const loaded = import('./prices.client.ts').then(({ fetchPrices }) => fetchPrices());
    loaded.then(setPrices, () => undefined);
  }, []);
  return prices;
}
