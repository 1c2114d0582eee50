import type { z } from 'zod';

/** What a schema finds wrong with a form, by field; the first of several. */
export function problemsOf(schema: z.ZodType, values: unknown): Record<string, string> {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}
