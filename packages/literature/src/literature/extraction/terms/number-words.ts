import { wordsWith } from './prefilter-mask.ts';

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const WORD = `(?:${[...SMALL.slice(1), ...TENS.slice(2)].join('|')})`;
// Loose about grammar on purpose: every repetition is bounded, so no text can make the search slow.
const WORDS = `\\b${WORD}(?:[ -](?:and )?(?:${WORD}|hundred|thousand)\\b){0,8}`;
const DIGITS = '\\b\\d{1,3}(?:[,\\u00a0\\u2009\\u202f ]\\d{3}){1,3}(?![\\d.,]*\\d)|\\b\\d+(?![\\d.,·]*\\d)';

/** Pattern source for a count in digits ("12 345", "4,744", "120") or words ("two hundred and six"), not a decimal. */
export const COUNT = `(?:${DIGITS}|${WORDS})`;

/** Words of a text that can hold a count at all. */
export const COUNTING = wordsWith(new RegExp(`\\d|\\b${WORD}`));

function wordsToNumber(text: string): number {
  let total = 0;
  let part = 0;
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    const small = SMALL.indexOf(word);
    const tens = TENS.indexOf(word);
    if (small > 0) part += small;
    else if (tens > 1) part += tens * 10;
    else if (word === 'hundred') part = (part || 1) * 100;
    else if (word === 'thousand') {
      total += (part || 1) * 1000;
      part = 0;
    }
  }
  return total + part;
}

/** The value of a text that {@link COUNT} matched. */
export function countValue(text: string): number {
  return /^\d/.test(text) ? Number(text.replaceAll(/\D/g, '')) : wordsToNumber(text);
}
