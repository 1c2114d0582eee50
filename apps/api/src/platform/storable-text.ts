/**
 * Replaces what PostgreSQL cannot store (NUL, lone surrogates) by U+FFFD throughout a JSON value. Every replacement is
 * one UTF-16 unit for one, so offsets into a text stay true.
 */
export function storable<T>(value: T): T {
  return clean(value) as T;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(clean);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleanText(key), clean(inner)]));
}

function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}
