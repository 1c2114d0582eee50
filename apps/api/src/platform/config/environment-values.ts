import { z } from 'zod';

/** The longest an address, key or path from the environment may be. */
const LONGEST = 4_096;

/** A whole number in a range, from decimal digits. */
export function whole(fallback: number, low: number, high: number) {
  const problem = `must be a whole number from ${low} to ${high}`;
  return z
    .string()
    .regex(/^\d{1,12}$/, problem)
    .transform(Number)
    .pipe(z.number().min(low, problem).max(high, problem))
    .default(fallback);
}

/** A number from 0 to `high`. */
export function fraction(high: number) {
  const problem = `must be a number from 0 to ${high}`;
  const number = z.string().regex(/^\d{1,4}(?:\.\d{1,6})?$/, problem);
  return number.transform(Number).pipe(z.number().max(high, problem)).optional();
}

/** An address of one of some schemes. */
export function address(schemes: readonly string[], example: string) {
  const known = (value: string) => URL.canParse(value) && schemes.includes(new URL(value).protocol);
  return z.string().max(LONGEST).refine(known, `must be an address such as ${example}`).optional();
}

/** Any text that is not too long. */
export const text = z.string().max(LONGEST, `must be at most ${LONGEST} characters long`);
/** true or false; false unless told. */
export const flag = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((value) => value === 'true')
  .default(false);
