/** First and last page of an article. */
export interface PageRange {
  /** The first page; the whole text where it is no plain range. */
  first: string;
  /** The last page in full, or '' where there is none. */
  last: string;
}

/** A page: letters of a supplement, figures, and what may follow them ("S12", "110.e5", "11S"). */
const RANGE = /^([a-z]*)(\d+)([a-z]*(?:\.[a-z]?\d+)?)[-‐‑–]([a-z]*)(\d+)([a-z]*(?:\.[a-z]?\d+)?)$/i;

/**
 * Reads pages as MEDLINE prints them and writes the last page out ("244-55" ends on 255, "S12-5" on S15), because
 * reference managers and citation styles expect whole numbers. Several ranges, and remarks beside them, stay one text.
 */
export function pageRange(pages: string): PageRange {
  const [, before = '', from = '', after = '', letters = '', to = '', end = ''] = RANGE.exec(pages) ?? [];
  if (from === '') return { first: pages, last: '' };
  const whole = to.length < from.length ? from.slice(0, from.length - to.length) + to : to;
  // Where even the whole number goes back, the hyphen is part of one page ("12-3" of chapter 12).
  const isAlike = letters === '' || letters.toLowerCase() === before.toLowerCase();
  if (isAlike && Number(whole) < Number(from)) return { first: pages, last: '' };
  const last = isAlike ? `${letters || before}${whole}${end}` : `${letters}${to}${end}`;
  return { first: `${before}${from}${after}`, last };
}

/** The same as one text with `between` in the middle. */
export function writtenPages(pages: string, between: string): string {
  const { first, last } = pageRange(pages);
  return last === '' ? first : `${first}${between}${last}`;
}
