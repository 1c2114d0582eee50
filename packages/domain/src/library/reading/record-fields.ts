import { singleLine } from '../single-line.ts';

/** A text without some signs at its beginning and some at its end. */
export function trimmedOf(text: string, first: string, last: string): string {
  let [start, end] = [0, text.length];
  while (start < end && first.includes(text[start] ?? ' ')) start += 1;
  while (end > start && last.includes(text[end - 1] ?? ' ')) end -= 1;
  return text.slice(start, end);
}

const DOI = /\b10\.\d{4,9}\/[^\s"<>]+/;

/** The DOI in a text (“doi:10.1/x”, “https://doi.org/10.1/x”), or ''. */
export function doiIn(text: string): string {
  return trimmedOf(DOI.exec(text.slice(0, 2_000))?.[0] ?? '', '', '.,;').slice(0, 490);
}

const DOI_FIELD = /\b10\.\d{4,9}\/\S+/;

/** The DOI in a field for DOIs, or ''; there it may hold any sign, as older ones do (“10.1002/(SICI)…<1661::AID-SIM968>3.0.CO;2-2”). */
export function doiOfField(text: string): string {
  return trimmedOf(DOI_FIELD.exec(text.slice(0, 2_000))?.[0] ?? '', '', '.,;').slice(0, 490);
}

const PUBMED_ADDRESS =
  /\bncbi\.nlm\.nih\.gov\/(?:m\/)?pubmed\/(\d{1,20})\b|\bpubmed\.ncbi\.nlm\.nih\.gov\/(\d{1,20})\b/;

/** The PMID in the address of a page of PubMed, or ''. */
export function pmidInAddress(text: string): string {
  const [, older, newer] = PUBMED_ADDRESS.exec(text.slice(0, 2_000)) ?? [];
  return plainPmid(older ?? newer ?? '');
}

/** Digits that can be a PMID, without zeros in front; '' for anything else. */
export function plainPmid(text: string): string {
  const digits = text.trim().replace(/^0+/, '');
  return /^[1-9]\d{0,19}$/.test(digits) ? digits : '';
}

/** An author as “Family, Given” or “Family, Given, Suffix”; a name without a comma stays whole. */
export function authorNamed(text: string): { firstname: string; lastname: string } {
  const [family = '', given = '', suffix = ''] = singleLine(text)
    .split(',', 3)
    .map((part) => part.trim().slice(0, 480));
  return { firstname: given, lastname: suffix === '' ? family : `${family} ${suffix}` };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A date of parts as YYYY, YYYY-MM or YYYY-MM-DD as far as they make sense; a month may be a number or an English word. */
export function dateOfParts(year: string, month = '', day = ''): string {
  if (!/^\d{4}$/.test(year)) return '';
  const number = /^\d{1,2}$/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  if (number < 1 || number > 12) return year;
  const days = /^\d{1,2}$/.test(day) ? Number(day) : 0;
  const whole = `${year}-${String(number).padStart(2, '0')}`;
  return days < 1 || days > 31 ? whole : `${whole}-${String(days).padStart(2, '0')}`;
}

/** A date as RIS writes it (“2016/10/19/”, “2015-09-10”, “2014//Spring”), or '' where it is none. */
export function risDate(text: string): string {
  const [, year = '', month = '', day = ''] =
    /^\s*(\d{4})(?:[-/]([^-/]*)(?:[-/]([^-/]*))?)?/.exec(text.slice(0, 100)) ?? [];
  return dateOfParts(year, month.trim(), day.trim());
}
