import { expect, test } from 'vitest';
import { emailSchema } from './email.schema.ts';
import { profileUpdateSchema } from './profile.schema.ts';

test('an address is found whatever its capitals, spaces and composition', () => {
  expect(emailSchema.parse('  Ada@Example.ORG ')).toBe('ada@example.org');
  expect(emailSchema.parse('ame\u0301lie@example.org')).toBe('am\u00E9lie@example.org');
});

test.each(['', 'ada', 'ada@example', `${'a'.repeat(250)}@example.org`, 'a b@example.org', 5, null])(
  '%j is none',
  (value) => {
    expect(emailSchema.safeParse(value).success).toBe(false);
  },
);

test('an institution cannot be emptied', () => {
  expect(profileUpdateSchema.safeParse({ institution: '  ' }).success).toBe(false);
  expect(profileUpdateSchema.safeParse({ superAdmin: true }).success).toBe(false);
});
