/**
 * Replaces what PostgreSQL cannot store (NUL, lone surrogates) by U+FFFD throughout a JSON value. Every replacement is
 * one UTF-16 unit for one, so offsets into a text stay true.
 */
export function storable<T>(value: T): T;
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '\uFFFD');
  if (Array.isArray(value)) return value.map((item: unknown) => storable(item));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [storable(key), storable(inner)]),
  );
}
