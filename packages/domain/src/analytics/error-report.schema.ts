import { z } from 'zod';
import { cleanAddress, cleanMessage, cleanText } from './clean-text.ts';

const name = z.string().transform((text) => cleanText(text));
const address = z.string().transform(cleanAddress);
const moment = z.number().min(0).max(1e12);
const hex = (digits: number) => z.string().regex(new RegExp(`^[\\da-f]{${digits}}$`));
const whole = z.int().min(0).max(10_000_000);

/** The first of a list; the rest is left out. */
const firstOf = <S extends z.ZodType>(schema: S, most: number) =>
  z
    .array(z.unknown())
    .transform((items) => items.slice(0, most))
    .pipe(z.array(schema));

const frameSchema = z.object({
  filename: address.optional(),
  function: name.optional(),
  lineno: whole.optional(),
  colno: whole.optional(),
  in_app: z.boolean().optional(),
});
const exceptionSchema = z
  .object({
    type: name.optional(),
    value: name.optional(),
    stacktrace: z.object({ frames: firstOf(frameSchema, 60) }).optional(),
    mechanism: z.object({ type: name, handled: z.boolean().optional() }).optional(),
  })
  .overwrite(({ value, ...exception }) =>
    value === undefined ? exception : { ...exception, value: cleanMessage(exception.type, value) },
  );
const traceSchema = z.object({
  trace_id: hex(32),
  span_id: hex(16),
  parent_span_id: hex(16).optional(),
  op: name.optional(),
  status: name.optional(),
});
const spanSchema = traceSchema.extend({
  description: address.optional(),
  start_timestamp: moment,
  timestamp: moment.optional(),
});

/**
 * A report of an error or of how long a page took, in the form in which Sentry takes events. What is not named here is
 * left out, whoever sends it: who reads, what was typed, addresses with their queries, breadcrumbs, cookies.
 */
export const errorReportSchema = z.object({
  event_id: hex(32),
  timestamp: moment.optional(),
  start_timestamp: moment.optional(),
  type: z.literal('transaction').optional(),
  platform: z.literal('javascript').default('javascript'),
  level: z.enum(['fatal', 'error', 'warning', 'log', 'info', 'debug']).optional(),
  message: name.optional(),
  release: name.optional(),
  exception: z.object({ values: firstOf(exceptionSchema, 5) }).optional(),
  transaction: address.optional(),
  contexts: z.object({ trace: traceSchema.optional() }).optional(),
  spans: firstOf(spanSchema, 100).optional(),
  tags: z
    .object({
      page: address.optional(),
      language: z
        .string()
        .regex(/^[a-z]{2}$/)
        .optional(),
    })
    .optional(),
});
export type ErrorReport = z.output<typeof errorReportSchema>;

/** Shares of what is reported: of page loads, how long they took; of errors, all. */
export const REPORT_SAMPLES = { traces: 0.1, errors: 1 } as const;
