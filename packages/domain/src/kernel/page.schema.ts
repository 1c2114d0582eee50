import { z } from 'zod';

/** A page of a list: its entries, and how many there are on all pages. */
export function pageSchema<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ items: z.array(item), total: z.number().int().min(0) });
}
