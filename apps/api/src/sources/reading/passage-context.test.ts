import { expect, it } from 'vitest';
import { PassageContext } from './passage-context.ts';

const RUNNING =
  'All patients were seen by the same nurse, who did not know to which of the groups they belonged at all.';

/** What stands over each line of some pages. */
function contexts(...pages: readonly (readonly string[])[]): string[][] {
  const context = new PassageContext();
  return pages.map((lines) => {
    const at = context.page(lines.join('\n'));
    let start = 0;
    return lines.map((line) => {
      const told = at.at(start);
      start += line.length + 1;
      return told;
    });
  });
}

it('is the heading above a passage, from page to page', () => {
  expect(contexts(['2.2. Subjects', RUNNING], [RUNNING])).toEqual([['', '2.2. Subjects'], ['2.2. Subjects']]);
});

it('is the caption of a table and the heads of its columns, until running text follows', () => {
  const table = ['Table 1', 'Baseline scores', 'Score\t75 mg\t50 mg', 'Total\t18.9\t14.7', 'Storage\t7.1\t6.2'];
  const [told] = contexts([...table, RUNNING, RUNNING]);
  const called = 'Table 1 Baseline scores Score 75 mg 50 mg';
  expect(told?.slice(3)).toEqual([called, called, called, '']);
});

it.each([
  ['a sentence', 'Nobody was harmed.'],
  ['a row', 'Total\t18.9'],
  ['what begins small', 'and others'],
  ['figures', '12 34 56'],
])('is not %s', (_, line) => {
  expect(contexts([line, RUNNING])[0]?.[1]).toBe('');
});

it('is short, however long a page is', () => {
  const [told] = contexts([`Table 1 ${'word '.repeat(100)}`, `A\t${'b '.repeat(1_000)}`, 'C\td']);
  expect(Math.max(...(told ?? []).map(({ length }) => length))).toBeLessThan(400);
  expect(contexts([''], [])).toEqual([[''], []]);
});
