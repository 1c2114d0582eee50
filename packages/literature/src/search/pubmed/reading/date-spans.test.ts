import { writeReading } from '@footnote/domain';
import { describe, expect, it } from 'vitest';
import { readDay, readDays, writtenDays } from './date-spans.ts';

const TODAY = new Date('2026-03-31T23:00:00Z');
const written = (text: string) => {
  const span = readDay(text, TODAY);
  return span === null ? null : writeReading(writtenDays('published', span)).reading;
};

describe('readDay', () => {
  it.each([
    ['2019', 'published from 2019-01-01 to 2019-12-31'],
    ['2020/02', 'published from 2020-02-01 to 2020-02-29'],
    ['2020/2/9', 'published from 2020-02-09 to 2020-02-09'],
    ['2020 Feb 9', 'published from 2020-02-09 to 2020-02-09'],
    ['2020-12', 'published from 2020-12-01 to 2020-12-31'],
    ['last 5 years', 'published since 2021-03-31'],
    ['Last 1 month', 'published since 2026-02-28'],
    ['last 30 days', 'published since 2026-03-01'],
    ['past 2 weeks', 'published since 2026-03-17'],
    ['2020/13', null],
    ['2021/02/29', null],
    ['2020/00/01', null],
    ['99', null],
    ['last years', null],
    ['2020 Foo', null],
  ])('reads %s', (text, expected) => expect(written(text)).toBe(expected));

  it('never fails on absurd spans', () => {
    expect(readDay('last 99999 years', TODAY)).not.toBeNull();
    expect(written('0000')).not.toBeNull();
  });
});

describe('readDays', () => {
  const between = (from: string, to: string) => {
    const span = readDays(from, to, TODAY);
    return span === null ? null : writeReading(writtenDays('published', span)).reading;
  };

  it('includes both ends, and leaves an end open by 1000 and 3000', () => {
    expect(between('2019', '2020/02')).toBe('published from 2019-01-01 to 2020-02-29');
    expect(between('2020', '2019')).toBe('published from 2019-01-01 to 2020-12-31');
    expect(between('1000', '2020')).toBe('published until 2020-12-31');
    expect(between('2020/05/01', '3000/12/31')).toBe('published since 2020-05-01');
    expect(between('1000', '3000')).toBe('published at any time');
    expect(between('2019', 'later')).toBeNull();
  });
});
