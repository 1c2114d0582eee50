import { z } from 'zod';

/** Where a text stands in a body: names of fields and places in lists. */
type TextPlace = readonly (string | number)[];

interface Shape {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  default?: unknown;
  format?: string;
  minimum?: number;
  minLength?: number;
  minItems?: number;
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: readonly string[];
  additionalProperties?: Shape | boolean;
}

/** Fields whose texts have a form that their schema leaves to the rules behind it. */
const KNOWN: Readonly<Record<string, string>> = {
  email: 'user@example.org',
  issuer: 'https://id.invalid',
  domain: 'example.org',
};

/** A text that a schema takes, with the smallest body that holds it. */
export interface TextExample {
  /** Its place, as in `history.0.content`. */
  name: string;
  bodyWith: (text: string) => unknown;
}

/** The smallest body a schema takes. */
export function exampleOf(schema: z.ZodType): unknown {
  return example(shapeOf(schema));
}

/** Every free text of a body, optional fields among them. */
export function textsOf(schema: z.ZodType): TextExample[] {
  const shape = shapeOf(schema);
  return placesOf(shape).map((place) => ({
    name: place.join('.'),
    bodyWith: (text) => filled(shape, undefined, { place, text }),
  }));
}

function shapeOf(schema: z.ZodType): Shape {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts of JSON Schema that zod writes
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
}

/** The alternative that holds something: null and nothing are no texts. */
function chosen(shape: Shape): Shape {
  const [first] = shape.anyOf ?? shape.oneOf ?? [];
  return first === undefined ? shape : chosen(first);
}

function placesOf(given: Shape): TextPlace[] {
  const shape = chosen(given);
  if (shape.const !== undefined || shape.enum !== undefined || shape.format === 'uuid') return [];
  if (shape.type === 'string') return [[]];
  const inside: [string | number, Shape][] = Object.entries(shape.properties ?? {});
  if (shape.items !== undefined) inside.push([0, shape.items]);
  if (typeof shape.additionalProperties === 'object') inside.push(['name', shape.additionalProperties]);
  return inside.flatMap(([step, part]) => placesOf(part).map((place) => [step, ...place]));
}

function partOf(shape: Shape, step: string | number): Shape {
  const other = typeof shape.additionalProperties === 'object' ? shape.additionalProperties : {};
  return (typeof step === 'number' ? shape.items : shape.properties?.[step]) ?? other;
}

function filled(given: Shape, value: unknown, { place, text }: { place: TextPlace; text: string }): unknown {
  const [step, ...rest] = place;
  if (step === undefined) return text;
  const shape = chosen(given);
  const known = value ?? example(shape);
  const inside = (part: unknown) => filled(partOf(shape, step), part, { place: rest, text });
  if (Array.isArray(known)) return [inside(known[0])];
  const fields: object = typeof known === 'object' && known !== null ? known : {};
  return { ...fields, [step]: inside(Reflect.get(fields, step)) };
}

function example(given: Shape): unknown {
  const shape = chosen(given);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[0];
  if (shape.default !== undefined) return shape.default;
  switch (shape.type) {
    case 'string':
      return shape.format === 'uuid'
        ? '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
        : 'heart'.padEnd(shape.minLength ?? 0, 't');
    case 'array':
      return (shape.minItems ?? 0) > 0 && shape.items !== undefined ? [example(shape.items)] : [];
    case 'object': {
      const needed = (shape.required ?? []).map((name) => [name, KNOWN[name] ?? example(partOf(shape, name))] as const);
      return Object.fromEntries(needed);
    }
    case 'integer':
    case 'number':
      return Math.max(1, shape.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return null;
  }
}
