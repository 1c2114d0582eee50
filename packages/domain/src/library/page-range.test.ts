import { expect, it } from 'vitest';
import { pageRange, writtenPages } from './page-range.ts';

it.each([
  ['244-55', '244', '255'],
  ['1995-2008', '1995', '2008'],
  ['650-3', '650', '653'],
  ['99-101', '99', '101'],
  ['7-7', '7', '7'],
  ['S12-5', 'S12', 'S15'],
  ['S12-S15', 'S12', 'S15'],
  ['e1-e10', 'e1', 'e10'],
  ['11S-13S', '11S', '13S'],
  ['100-10.e5', '100', '110.e5'],
  ['190-9.e1-4', '190-9.e1-4', ''],
  ['A9-B3', 'A9', 'B3'],
  ['CD012345', 'CD012345', ''],
  ['e1002', 'e1002', ''],
  ['986-8; discussion 988-90', '986-8; discussion 988-90', ''],
  ['12-5, 20-3', '12-5, 20-3', ''],
  ['912-19, viii', '912-19, viii', ''],
  ['SUPPL:1-10', 'SUPPL:1-10', ''],
  ['', '', ''],
])('reads %s as %s to %s', (pages, first, last) => {
  expect(pageRange(pages)).toEqual({ first, last });
});

it('writes a range out, and anything else as it is', () => {
  expect(writtenPages('244–55', '--')).toBe('244--255');
  expect(writtenPages('e1002', '--')).toBe('e1002');
});
