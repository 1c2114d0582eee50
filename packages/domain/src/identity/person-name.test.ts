import { expect, test } from 'vitest';
import { displayName, initials } from './person-name.ts';

const email = 'ada@example.org';

test.each([
  [{ firstName: 'ada', lastName: 'lovelace', email }, 'ada lovelace', 'AL'],
  [{ firstName: '  Ada ', lastName: '', email }, 'Ada', 'A'],
  [{ lastName: 'Lovelace', email }, 'Lovelace', 'L'],
  [{ firstName: null, lastName: null, email }, email, 'A'],
  [{ email: ' _x@example.org' }, '_x@example.org', 'X'],
  [{ firstName: 'ßven', lastName: 'Ökten', email }, 'ßven Ökten', 'SÖ'],
  [{ firstName: 'é́lodie', lastName: "d'Arc", email }, "é́lodie d'Arc", 'É́D'],
  [{ firstName: '𐐨lex', lastName: '王', email }, '𐐨lex 王', '𐐀王'],
  [{ firstName: '—', lastName: '…', email }, '— …', 'A'],
  [{ email: '' }, '', ''],
])('%j is shown as "%s" and "%s"', (person, shown, letters) => {
  expect(displayName(person)).toBe(shown);
  expect(initials(person)).toBe(letters);
});
