import { QUERY_WARNINGS, type QueryWarningCode } from '@footnote/domain';
import { expect, it } from 'vitest';
import { english as t } from '../../platform/i18n/english-messages.fixtures.ts';
import { warningMessage } from './warning-message.ts';

const NUMBERS = new Set(['most', 'least', 'number', 'count']);

function valuesOf(sentence: string): Record<string, string | number> {
  const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, NUMBERS.has(name) ? 100_000 : `<${name}>`]));
}

it.each(Object.entries(QUERY_WARNINGS))('says %s as the server does', (remark, sentence) => {
  const values = valuesOf(sentence);
  const english = sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => (NUMBERS.has(name) ? '100,000' : `<${name}>`));
  expect(warningMessage(t, { remark, values, message: 'not known' })).toBe(english);
});

it('leaves a remark that only the server knows in its words', () => {
  const unknown: Exclude<string, QueryWarningCode> = 'toString';
  expect(warningMessage(t, { remark: unknown, values: {}, message: 'Something new.' })).toBe('Something new.');
});
