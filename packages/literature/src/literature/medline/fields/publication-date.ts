import { attribute, childrenOf, find, type XmlElement } from '../element.ts';
import { plainText } from '../plain-text.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_NAME = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';

function monthNumber(text: string): number | null {
  const named = MONTHS.indexOf(text.slice(0, 3).toLowerCase());
  if (named !== -1) return named + 1;
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= 12 ? number : null;
}

function dayNumber(text: string, year: number, month: number): number | null {
  const day = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate() ? day : null;
}

/** Joins the parts that are real: an impossible month drops month and day, an impossible day drops the day. */
export function joinDate(yearText: string, monthText: string, dayText: string): string {
  if (!/^(?:1[5-9]|20)\d\d$/.test(yearText)) return '';
  const month = monthNumber(monthText);
  if (month === null) return yearText;
  const day = dayNumber(dayText, Number(yearText), month);
  const pad = (value: number) => String(value).padStart(2, '0');
  return day === null ? `${yearText}-${pad(month)}` : `${yearText}-${pad(month)}-${pad(day)}`;
}

/** The date in Year, Month and Day children; '' when there is no year. */
export function structuredDate(element: XmlElement | null): string {
  const part = (name: string) => plainText(find(element, name));
  return joinDate(part('Year'), part('Month'), part('Day'));
}

/**
 * The beginning of a MedlineDate: "1998 Dec-1999 Jan" is 1998-12, "2011 Mar 15-21" is 2011-03-15; seasons, quarters and
 * ranges of years give the first year only.
 */
export function medlineDate(text: string): string {
  const year = /\b(?:1[5-9]|20)\d\d\b/.exec(text);
  if (year === null) return '';
  const after = new RegExp(`^[\\s,]*(${MONTH_NAME})(?:\\s+(\\d{1,2})\\b)?`, 'i').exec(text.slice(year.index + 4));
  const before = new RegExp(`^\\W*(?:(\\d{1,2})\\s+)?(${MONTH_NAME})(?:\\s+(\\d{1,2})\\b)?`, 'i').exec(
    text.slice(0, year.index),
  );
  if (after !== null) return joinDate(year[0], after[1] ?? '', after[2] ?? '');
  return joinDate(year[0], before?.[2] ?? '', before?.[1] ?? before?.[3] ?? '');
}

const issueOf = (article: XmlElement | null) => find(article, 'Journal', 'JournalIssue', 'PubDate');

function writtenIssueDate(article: XmlElement | null): string {
  return medlineDate(plainText(find(issueOf(article), 'MedlineDate')));
}

/** The date of the issue an article is in, or ''. */
export function issueDate(article: XmlElement | null): string {
  return structuredDate(issueOf(article)) || writtenIssueDate(article);
}

/** When an article appeared electronically, or ''. */
export function onlineDate(article: XmlElement | null): string {
  const electronic = childrenOf(article, 'ArticleDate');
  return structuredDate(
    electronic.find((date) => attribute(date, 'DateType') === 'Electronic') ?? electronic[0] ?? null,
  );
}

/** When an article appeared: its issue's date, else its electronic date, else the issue's MedlineDate. */
export function articleDate(article: XmlElement | null): string {
  return structuredDate(issueOf(article)) || onlineDate(article) || writtenIssueDate(article);
}
