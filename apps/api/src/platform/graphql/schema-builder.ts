import SchemaBuilder from '@pothos/core';
import type { z } from 'zod';
import type { CurrentUser } from '../owner.ts';
import { parseInput } from '../http/mount.ts';
import type { ErrorCode } from '../http/request-errors.ts';
import { storable } from '../storable-text.ts';

/** What every operation of a user knows of its request. */
export interface OperationContext {
  user: CurrentUser;
  /** Whose chats it is about: the user's, or theirs for the organization they act for. */
  owner: string;
}

/** What every operation of everybody knows of its request: nothing. */
export type PublicOperationContext = Record<string, never>;

interface SchemaTypes<Context> {
  Context: Context;
  DefaultFieldNullability: false;
  Scalars: { Json: { Input: unknown; Output: unknown } };
}

const JSON_SCALAR = {
  description: 'Any JSON, in the shape the same field has in the calls of the OpenAPI document.',
  serialize: (value: unknown) => value,
};

/** Begins the schema of users; each area adds its operations. */
export function createSchemaBuilder() {
  const builder = new SchemaBuilder<SchemaTypes<OperationContext>>({ defaultFieldNullability: false });
  builder.scalarType('Json', JSON_SCALAR);
  builder.queryType({});
  builder.mutationType({});
  return builder;
}

/** Begins the schema of everybody, which changes nothing; each area adds its operations. */
export function createPublicSchemaBuilder() {
  const builder = new SchemaBuilder<SchemaTypes<PublicOperationContext>>({ defaultFieldNullability: false });
  builder.scalarType('Json', JSON_SCALAR);
  builder.queryType({});
  return builder;
}

export type OperationBuilder = ReturnType<typeof createSchemaBuilder>;
export type PublicOperationBuilder = ReturnType<typeof createPublicSchemaBuilder>;

/** Checks arguments, with the characters replaced that cannot be stored. Throws RequestFailure with `code`. */
export function checkedArguments<S extends z.ZodType>(schema: S, input: unknown, code: ErrorCode): z.output<S> {
  // What stands in the text of a query was not part of any JSON when the body was read.
  return parseInput(schema, storable(input), code);
}
