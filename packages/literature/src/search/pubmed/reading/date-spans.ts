import type { DateKind, LocalizableReading } from '@footnote/domain';
import { plainReading } from '@footnote/domain/core';

const MILLISECONDS_A_DAY = 86_400_000;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DATE = /^(\d{4})(?:[/.\s-](\d{1,2}|[a-z]{3,9})\.?(?:[/.\s-](\d{1,2}))?)?$/;
const RELATIVE = /^(?:last|past)?\s?(\d{1,5})\s(day|week|month|year)s?$/;
const OPEN_START = 1000;
const OPEN_END = 3000;

/** Days since 1970-01-01, both included; null for an open end. */
export interface DaySpan {
  from: number | null;
  to: number | null;
}

/** Reads 2019, 2019/05, 2019/05/17, 2019 May 17 or “last 5 years” (counted back from `today`); null for anything else. */
export function readDay(text: string, today: Date): DaySpan | null {
  const lower = text.trim().toLowerCase();
  const relative = RELATIVE.exec(lower);
  if (relative !== null) return daysBack(Number(relative[1]), relative[2] ?? 'day', today);
  const [, yearText, monthText, dayText] = DATE.exec(lower) ?? [];
  if (yearText === undefined) return null;
  const year = Number(yearText);
  if (monthText === undefined) return spanOf([year, 0, 1], [year + 1, 0, 1]);
  const month = /^\d/.test(monthText) ? Number(monthText) - 1 : MONTHS.indexOf(monthText.slice(0, 3));
  if (month < 0 || month > 11) return null;
  if (dayText === undefined) return spanOf([year, month, 1], [year, month + 1, 1]);
  const day = Number(dayText);
  if (day < 1 || new Date(Date.UTC(year, month, day)).getUTCDate() !== day) return null;
  return spanOf([year, month, day], [year, month, day + 1]);
}

/** From the first day of one date to the last of another, whichever is earlier first; null when one is no date. */
export function readDays(from: string, to: string, today: Date): DaySpan | null {
  const first = readDay(from, today);
  const last = readDay(to, today);
  if (first === null || last === null) return null;
  const isTurned = first.from !== null && last.from !== null && first.from > last.from;
  const [early, late] = isTurned ? [last, first] : [first, last];
  return {
    from: early.from !== null && early.from < dayNumber(OPEN_START + 1, 0, 1) ? null : early.from,
    to: late.to !== null && late.to >= dayNumber(OPEN_END, 0, 1) ? null : late.to,
  };
}

function spanOf(first: [number, number, number], after: [number, number, number]): DaySpan {
  return { from: dayNumber(...first), to: dayNumber(...after) - 1 };
}

function dayNumber(year: number, month: number, day: number): number {
  return Date.UTC(year, month, day) / MILLISECONDS_A_DAY;
}

function daysBack(count: number, unit: string, today: Date): DaySpan {
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()];
  if (unit === 'day' || unit === 'week')
    return { from: dayNumber(year, month, day - count * (unit === 'week' ? 7 : 1)), to: null };
  const months = unit === 'year' ? count * 12 : count;
  const lastOfMonth = new Date(Date.UTC(year, month - months + 1, 0)).getUTCDate();
  const from = dayNumber(year, month - months, Math.min(day, lastOfMonth));
  return { from: Number.isNaN(from) ? null : from, to: null };
}

/** What was done in a span of days, for readers. */
export function writtenDays(did: DateKind, { from, to }: DaySpan): LocalizableReading {
  const date = (day: number) => new Date(day * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
  if (from === null)
    return to === null ? plainReading('any-time', { did }) : plainReading('until', { did, to: date(to) });
  if (to === null) return plainReading('since', { did, from: date(from) });
  return plainReading('between', { did, from: date(from), to: date(to) });
}
