import { z } from 'zod';

/** Rows of a page where a call names no number (specification §9). */
const PAGE_SIZE = 25;
const LARGEST_PAGE = 100;
const LONGEST_SEARCH = 200;

/** A whole number from 1 to `high` in the query of a call. */
export const wholeNumber = (fallback: number, high: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(high))
    .default(fallback);

/** What is looked for in the query of a call; '' where it looks for nothing. */
export const searchedText = z.string().trim().max(LONGEST_SEARCH).default('');

/** Which page of a list is asked for. */
const page = { page: wholeNumber(1, 100_000), page_size: wholeNumber(PAGE_SIZE, LARGEST_PAGE) };

/** Query parameters of a call that lists rows in an order of their own. */
export const pageQuerySchema = z.strictObject(page);

/** Query parameters of a call that lists rows: what to look for, in which order, which page. */
export function listQuerySchema<const Columns extends readonly [string, ...string[]]>(columns: Columns) {
  return z.strictObject({
    search: searchedText,
    sort: z.enum(columns).default(columns[0]),
    direction: z.enum(['ascending', 'descending']).default('ascending'),
    ...page,
  });
}
