import { describe, expect, it } from 'vitest';
import { articleSet, onlyArticle, pubmedArticle } from '../medline-xml.fixtures.ts';
import { joinDate, medlineDate } from './publication-date.ts';

describe('medlineDate', () => {
  it.each([
    ['1998 Dec-1999 Jan', '1998-12'],
    ['2000 Nov-Dec', '2000-11'],
    ['2011 Mar 15-21', '2011-03-15'],
    ['2011 Mar 30-Apr 2', '2011-03-30'],
    ['Spring 2001', '2001'],
    ['2000 Spring-Summer', '2000'],
    ['1983-1984', '1983'],
    ['1998 1st Quart', '1998'],
    ['Jan-Feb 2003', '2003-01'],
    ['15 March 1999', '1999-03-15'],
    ['March 15, 1999', '1999-03-15'],
    ['1976-1977 Winter', '1976'],
    ['2015 Sept.', '2015-09'],
    ['no date', ''],
    ['12345', ''],
    ['', ''],
  ])('reads %j as %j', (text, date) => expect(medlineDate(text)).toBe(date));
});

describe('joinDate', () => {
  it.each([
    ['2020', '02', '29', '2020-02-29'],
    ['2019', 'Feb', '29', '2019-02'],
    ['2019', '13', '01', '2019'],
    ['2019', 'December', '5', '2019-12-05'],
    ['2019', '', '5', '2019'],
    ['0019', '1', '5', ''],
    ['20x9', '1', '5', ''],
  ])('joins %s %s %s to %j', (year, month, day, date) => expect(joinDate(year, month, day)).toBe(date));
});

describe('an article’s date', () => {
  const electronic = '<ArticleDate DateType="Electronic"><Year>2018</Year><Month>12</Month><Day>31</Day></ArticleDate>';
  const dateOf = async (pubDate: string, article = '') =>
    (await onlyArticle(articleSet(pubmedArticle({ pubDate, article })))).publicationDate;

  it('is the issue’s where that has a year', async () => {
    expect(await dateOf('<Year>2019</Year>', electronic)).toBe('2019');
    expect(await dateOf('<Year>2019</Year><Season>Summer</Season>')).toBe('2019');
  });

  it('falls back to the electronic date, then to the issue’s free text', async () => {
    expect(await dateOf('<MedlineDate>2019 Jan-Feb</MedlineDate>', electronic)).toBe('2018-12-31');
    expect(await dateOf('<MedlineDate>2019 Jan-Feb</MedlineDate>')).toBe('2019-01');
    expect(await dateOf('')).toBe('');
  });
});
