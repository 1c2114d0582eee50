import { expect, test } from 'vitest';
import { sortFiles } from './sort-files.ts';

const rules = { accept: ['application/pdf', '.pdf'], maxBytes: 10, multiple: true };
const file = (name: string, size: number, type = 'application/pdf') => new File(['x'.repeat(size)], name, { type });

test.each([
  [file('trial.pdf', 5), null],
  [file('TRIAL.PDF', 5, ''), null],
  [file('trial', 5), null],
  [file('trial.docx', 5, 'application/msword'), 'kind'],
  [file('trial.pdf.exe', 5, ''), 'kind'],
  [file('folder', 0, ''), 'kind'],
  [file('trial.pdf', 0), 'empty'],
  [file('trial.pdf', 10), null],
  [file('trial.pdf', 11), 'size'],
])('%# is taken or refused', (given, reason) => {
  const { taken, refused } = sortFiles([given], rules);
  expect(taken).toHaveLength(reason === null ? 1 : 0);
  expect(refused[0]?.reason ?? null).toBe(reason);
});

test('where one file is asked for, the first that fits is taken', () => {
  const sorted = sortFiles([file('a.txt', 1, 'text/plain'), file('b.pdf', 1), file('c.pdf', 1)], {
    ...rules,
    multiple: false,
  });
  expect(sorted.taken.map(({ name }) => name)).toEqual(['b.pdf']);
  expect(sorted.refused.map(({ reason }) => reason)).toEqual(['kind', 'many']);
});
