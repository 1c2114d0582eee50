import { ORGANIZATION_HEADER } from '@footnote/domain';
import { z } from 'zod';
import { errorsOf, isMadeForOrganizations, type Endpoint } from './endpoint.ts';
import { messageOf, statusOf } from './request-errors.ts';

const ACTING_FOR = {
  name: ORGANIZATION_HEADER,
  in: 'header',
  required: false,
  description: 'The organization the call is made for; without it whoever calls acts for themself.',
  schema: { type: 'string', format: 'uuid' },
};
const ERROR = { $ref: '#/components/schemas/Error' };

/** Writes OpenAPI 3.1 of the calls, from the very schemas that check them. */
export function openApiDocument(endpoints: readonly Endpoint[], version: string): Record<string, unknown> {
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
  const parameters = [
    ...parametersIn('path', endpoint.params),
    ...parametersIn('query', endpoint.query),
    ...(isMadeForOrganizations(endpoint) ? [ACTING_FOR] : []),
  ];
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

function parametersIn(place: 'path' | 'query', schema: z.ZodObject | undefined): object[] {
  return Object.entries<z.ZodType>(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: schemaOf(field, 'input'),
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
  const byStatus = Map.groupBy(errorsOf(endpoint), statusOf);
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
