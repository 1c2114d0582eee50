import * as fc from 'fast-check';

/** Marks what a client sent, so that an answer that gives it back is found out. */
export const MARK = 'zqxjkv';

/** Texts that have broken something somewhere. */
export const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  '\uD800',
  '\u202E',
  `${MARK}@example.org`,
  `${'é'.repeat(300)}@example.org`,
  `a@${'b.'.repeat(3_000)}c`,
  `'; DROP TABLE account; --`,
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'x'.repeat(5_000),
  '🩺'.repeat(200),
  'eyJhbGciOiJub25lIn0.eyJlbWFpbCI6ImFAYi5jIn0.',
];

/** Bodies that are no JSON, none that anybody expects, or too much. */
export const ODD_BODIES: readonly string[] = [
  '',
  '{',
  '[]',
  'null',
  '"',
  `${'['.repeat(500)}${']'.repeat(500)}`,
  `{"email":"${'a'.repeat(70_000)}"}`,
];

/** Any text, odd ones often. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(...ODD_TEXTS),
);

/** Any value of JSON, odd texts often. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(true, false, null, 1e308, -1, 0),
);

/** Any body, as text: fields of these names often. */
export function hostileBody(fields: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    fc
      .dictionary(fc.oneof(fc.constantFrom(...fields), hostileText), hostileValue, { maxKeys: 6 })
      .map((body) => JSON.stringify(body)),
    fc.jsonValue({ maxDepth: 5 }).map((body) => JSON.stringify(body)),
    fc.constantFrom(...ODD_BODIES),
    hostileText,
  );
}

/** Any query, with parameters of these names. */
export function hostileQuery(names: readonly string[]): fc.Arbitrary<string> {
  return fc
    .dictionary(fc.constantFrom(...names), hostileText, { maxKeys: 3 })
    .map((fields) => new URLSearchParams(fields).toString());
}

const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 80,
});

/** Headers that prove nothing, or say the wrong thing of what is sent. */
export const hostileHeaders = fc.record(
  {
    authorization: fc.oneof(
      headerText,
      headerText.map((token) => `Bearer ${token}`),
      fc.constant('Bearer a.b'),
    ),
    cookie: headerText.map((token) => `footnote.session_token=${encodeURIComponent(token)}.x`),
    'accept-language': headerText,
    'x-forwarded-for': headerText,
    'content-type': fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=x'),
  },
  { requiredKeys: [] },
);
