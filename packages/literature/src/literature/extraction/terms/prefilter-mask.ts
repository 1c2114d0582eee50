/** A question that every word of a text is asked once, so that a search that cannot succeed is not begun. */
export type PrefilterBit = number;

/** The bits that the words of a text set between them. */
export interface PrefilterMask {
  readonly low: number;
  readonly high: number;
}

/** Numbers keep small and fast up to this many bits. */
const BITS = 30;

const patterns: { pattern: RegExp; bit: PrefilterBit }[] = [];
const lists = new Map<string, PrefilterBit[]>();
let asked = 0;
let anyPattern: RegExp | undefined;

function newBit(): PrefilterBit {
  if (asked === 2 * BITS) throw new RangeError(`There are no more than ${2 * BITS} bits.`);
  asked += 1;
  anyPattern = undefined;
  return asked - 1;
}

/** How many bits were given out so far: masks that were read with fewer lack those of modules that were read later. */
export function bitsGivenOut(): number {
  return asked;
}

/** A bit for words, in lower case, that a pattern finds something in; bits are given out when their module is read. */
export function wordsWith(pattern: RegExp): PrefilterBit {
  const bit = newBit();
  patterns.push({ pattern, bit });
  return bit;
}

/** A bit for the words of a list, in lower case and parted by spaces. */
export function wordsAmong(list: string): PrefilterBit {
  const bit = newBit();
  for (const word of list.split(' ')) lists.set(word, [...(lists.get(word) ?? []), bit]);
  return bit;
}

/** The bits one word in lower case sets. */
export function prefilterMaskOf(word: string): PrefilterMask {
  // Most words set no bit: one search tells.
  anyPattern ??= new RegExp(patterns.map(({ pattern }) => pattern.source).join('|'));
  const found = anyPattern.test(word) ? patterns.filter(({ pattern }) => pattern.test(word)) : [];
  let low = 0;
  let high = 0;
  for (const bit of [...found.map((one) => one.bit), ...(lists.get(word) ?? [])]) {
    if (bit < BITS) low |= 1 << bit;
    else high |= 1 << (bit - BITS);
  }
  return { low, high };
}

/** The mask of a text of which too little is known to tell. */
export const ALL_BITS: PrefilterMask = { low: -1, high: -1 };

/** The bits that texts set between them. */
export function combinedMasks(texts: readonly PrefilterMask[]): PrefilterMask {
  let low = 0;
  let high = 0;
  for (const text of texts) {
    low |= text.low;
    high |= text.high;
  }
  return { low, high };
}

/** Whether a word of the text has set this bit. */
export function hasBit(mask: PrefilterMask, bit: PrefilterBit): boolean {
  return bit < BITS ? (mask.low & (1 << bit)) !== 0 : (mask.high & (1 << (bit - BITS))) !== 0;
}
