import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { isRefusedWhenFull } from './refuse-when-full.ts';
import { messageOf, statusOf, type ErrorCode } from './request-errors.ts';

const ERROR = { $ref: '#/components/schemas/Error' };

/** Writes OpenAPI 3.1 of the calls, from the very schemas that check them. */
export function openApiDocument(endpoints: readonly Endpoint[], version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Footnote',
      version,
      description: 'Questions to the biomedical literature, answered with references.',
    },
    paths,
    components: { schemas: { Error: errorSchema() } },
  };
}

function errorSchema(): object {
  return schemaOf(z.strictObject({ error: z.string(), code: z.string() }), 'output');
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function operation(endpoint: Endpoint): object {
  const parameters = [...pathParameters(endpoint.path), ...queryParameters(endpoint.query)];
  return {
    summary: endpoint.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body === undefined ? {} : { requestBody: requestBody(endpoint.body) }),
    responses: { ...success(endpoint.answer), ...failures(endpoint) },
  };
}

function requestBody(schema: z.ZodType): object {
  return { required: true, content: { 'application/json': { schema: schemaOf(schema, 'input') } } };
}

function pathParameters(path: string): object[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

function queryParameters(query: z.ZodObject | undefined): object[] {
  if (query === undefined) return [];
  return Object.entries<z.ZodType>(query.shape).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: schemaOf(schema, 'input'),
  }));
}

function success(answer: Endpoint['answer']): object {
  if (answer === null) return { 204: { description: 'Done.' } };
  if ('json' in answer) {
    return {
      200: { description: 'Done.', content: { 'application/json': { schema: schemaOf(answer.json, 'output') } } },
    };
  }
  if ('page' in answer) return { 302: { description: `Goes on to ${answer.page}.` } };
  if ('files' in answer) {
    const file = { schema: { type: 'string' } };
    return { 200: { description: 'A file.', content: Object.fromEntries(answer.files.map((type) => [type, file])) } };
  }
  const content = { 'application/x-ndjson': { schema: schemaOf(answer.lines, 'output') } };
  return { 200: { description: 'A stream of JSON objects, one a line.', content } };
}

function failures(endpoint: Endpoint): object {
  const errors: ErrorCode[] = [
    ...endpoint.errors,
    // Whatever a call does, somebody may have made too many.
    'request/too-many',
    ...(isRefusedWhenFull(endpoint) ? ['server/disk-full' as const] : []),
  ];
  const byStatus = Map.groupBy(new Set(errors), statusOf);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${messageOf(code)}`).join('\n\n'),
        content: { 'application/json': { schema: ERROR } },
      },
    ]),
  );
}
