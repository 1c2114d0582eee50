import { LONGEST_PUBMED_QUERY } from './read-pubmed-query.ts';

const NAMED = /#(\d{1,4})/g;
const OWN_NUMBER = /^\s*#?(\d{1,4})[.:)]?\s+/;
const ONLY_NUMBERS = /^[\s()]*#\d+(?:[\s()]+(?:AND|OR|NOT)[\s()]+#?\d+)*[\s()]*$/;
const BARE_NUMBER = /(?<![#\d])\d{1,4}/g;

/**
 * Puts the lines that other lines name (“#1 AND #2”) in their place; the last line is what is searched. Null where no
 * earlier line is named, or where the whole would be longer than any query may be.
 */
export function expandHistory(text: string): string | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length < 2) return null;
  const expanded: string[] = [];
  let isNamed = false;
  for (const [place, line] of lines.entries()) {
    const own = OWN_NUMBER.exec(line);
    const isNumbered = own !== null && Number(own[1]) === place + 1 && !ONLY_NUMBERS.test(line);
    const written = isNumbered ? line.slice(own[0].length) : line;
    const marked = ONLY_NUMBERS.test(written) ? written.replaceAll(BARE_NUMBER, '#$&') : written;
    const whole = marked.replaceAll(NAMED, (name, number: string) => {
      const named = expanded[Number(number) - 1];
      isNamed ||= named !== undefined;
      return named === undefined ? name : `(${named.trim()})`;
    });
    if (whole.length > LONGEST_PUBMED_QUERY) return null;
    expanded.push(whole);
  }
  return isNamed ? (expanded.at(-1) ?? null) : null;
}
