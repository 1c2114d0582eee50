import SchemaBuilder from '@pothos/core';
import type { z } from 'zod';
import type { Reader } from '../http/client.ts';
import { RequestFailure, type ErrorCode } from '../http/request-errors.ts';
import { storable } from '../storable-text.ts';

/** What every operation knows of its request. */
export interface OperationContext {
  reader: Reader;
}

/** Begins a schema; each area adds its operations. */
export function createSchemaBuilder() {
  const builder = new SchemaBuilder<{
    Context: OperationContext;
    DefaultFieldNullability: false;
    Scalars: { Json: { Input: unknown; Output: unknown } };
  }>({ defaultFieldNullability: false });
  builder.scalarType('Json', {
    description: 'Any JSON, in the shape the same field has in the calls of the OpenAPI document.',
    serialize: (value) => value,
  });
  builder.queryType({});
  builder.mutationType({});
  return builder;
}

export type OperationBuilder = ReturnType<typeof createSchemaBuilder>;

/** Checks arguments, with the characters replaced that cannot be stored. Throws RequestFailure with `code`. */
export function checkedArguments<S extends z.ZodType>(schema: S, input: unknown, code: ErrorCode): z.output<S> {
  // What stands in the text of a query was not part of any JSON when the body was read.
  const parsed = schema.safeParse(storable(input));
  if (!parsed.success) throw new RequestFailure(code);
  return parsed.data;
}
