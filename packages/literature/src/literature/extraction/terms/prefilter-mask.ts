/** A question that every word of a text is asked once, so that a search that cannot succeed is not begun. */
export type PrefilterBit = number;

/** The signs that the words of a text have between them. */
export interface PrefilterMask {
  readonly low: number;
  readonly high: number;
}

/** Numbers keep small and fast up to this many bits. */
const BITS = 30;

const patterns: { pattern: RegExp; sign: PrefilterBit }[] = [];
const lists = new Map<string, PrefilterBit[]>();
let asked = 0;

function newSign(): PrefilterBit {
  if (asked === 2 * BITS) throw new RangeError(`There are no more than ${2 * BITS} signs.`);
  asked += 1;
  return asked - 1;
}

/** The sign of words, in lower case, that a pattern finds something in; signs are made when their module is read. */
export function wordsWith(pattern: RegExp): PrefilterBit {
  const sign = newSign();
  patterns.push({ pattern, sign });
  return sign;
}

/** The sign of the words of a list, in lower case and parted by spaces. */
export function wordsAmong(list: string): PrefilterBit {
  const sign = newSign();
  for (const word of list.split(' ')) lists.set(word, [...(lists.get(word) ?? []), sign]);
  return sign;
}

let anyPattern: RegExp | undefined;

/** The signs of one word in lower case. */
export function prefilterMaskOf(word: string): PrefilterMask {
  // Most words have no sign at all: one search tells.
  anyPattern ??= new RegExp(patterns.map(({ pattern }) => pattern.source).join('|'));
  const found = anyPattern.test(word) ? patterns.filter(({ pattern }) => pattern.test(word)) : [];
  let low = 0;
  let high = 0;
  for (const sign of [...found.map((one) => one.sign), ...(lists.get(word) ?? [])]) {
    if (sign < BITS) low |= 1 << sign;
    else high |= 1 << (sign - BITS);
  }
  return { low, high };
}

/** The signs of a text of which too little is known to tell. */
export const ALL_BITS: PrefilterMask = { low: -1, high: -1 };

/** The signs that texts have between them. */
export function combinedMasks(texts: readonly PrefilterMask[]): PrefilterMask {
  let low = 0;
  let high = 0;
  for (const text of texts) {
    low |= text.low;
    high |= text.high;
  }
  return { low, high };
}

/** Whether a text has a word with this sign. */
export function hasBit(signs: PrefilterMask, sign: PrefilterBit): boolean {
  return sign < BITS ? (signs.low & (1 << sign)) !== 0 : (signs.high & (1 << (sign - BITS))) !== 0;
}
