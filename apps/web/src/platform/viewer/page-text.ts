/** A piece of text as a PDF sets it; several make a line. */
export interface TextItem {
  str: string;
  /** Whether a line ends with it. */
  hasEOL: boolean;
}

/** Part of an item: UTF-16 units from `start` to `end`. */
export interface ItemPart {
  item: number;
  start: number;
  end: number;
}

/** The text of a page as it is compared, and where each of its units comes from. */
export interface ComparableText {
  text: string;
  /** Item of each unit. */
  items: readonly number[];
  /** Offset in its item of each unit. */
  offsets: readonly number[];
}

/** What one reader of a PDF writes and another leaves out: hyphens, and signs that nobody sees. */
const LEFT_OUT = /[\p{M}\p{Cf}\p{Cc}\-\u2010\u2011]/gu;
const SPACE = /\s/u;

/**
 * Text by which passages and pages are compared: without accents, capitals, hyphens and ligatures. `spaced` keeps one
 * space between words; without it the same words are alike wherever lines are broken.
 */
export function comparableText(items: readonly TextItem[], { spaced }: { spaced: boolean }): ComparableText {
  const [units, from, offsets]: [string[], number[], number[]] = [[], [], []];
  const add = (unit: string, item: number, offset: number) => {
    units.push(unit);
    from.push(item);
    offsets.push(offset);
  };
  const addSpace = (item: number, offset: number) => {
    if (spaced && units.length > 0 && units.at(-1) !== ' ') add(' ', item, offset);
  };
  for (const [item, { str, hasEOL }] of items.entries()) {
    let offset = 0;
    for (const character of str) {
      if (SPACE.test(character)) addSpace(item, offset);
      else for (const unit of folded(character)) add(unit, item, offset);
      offset += character.length;
    }
    // A word that is divided at the end of a line goes on in the next.
    if (hasEOL && !/\p{L}[-\u00ad\u2010]\s*$/u.test(str)) addSpace(item, str.length);
  }
  return { text: units.join(''), items: from, offsets };
}

/** A character as UTF-16 units that are compared. */
function folded(character: string): string[] {
  return character.normalize('NFKD').toLowerCase().replaceAll(LEFT_OUT, '').split('');
}

/** Where each occurrence of some words begins and ends in a comparable text, at most `most` of them. */
export function occurrences({ text }: ComparableText, words: string, spaced: boolean, most = 10_000) {
  const wanted = comparableText([{ str: words.trim(), hasEOL: false }], { spaced }).text;
  const found: { start: number; end: number }[] = [];
  if (wanted === '') return found;
  for (let start = text.indexOf(wanted); start >= 0 && found.length < most;) {
    found.push({ start, end: start + wanted.length });
    start = text.indexOf(wanted, start + wanted.length);
  }
  return found;
}

/** The parts of items that make a range of a comparable text, in order. */
export function partsOf(
  { items, offsets }: ComparableText,
  { start, end }: { start: number; end: number },
  original: readonly TextItem[],
): ItemPart[] {
  const parts: ItemPart[] = [];
  for (let unit = start; unit < end; unit += 1) {
    const [item = 0, offset = 0] = [items[unit], offsets[unit]];
    const { str = '' } = original[item] ?? {};
    const after = Math.min(str.length, offset + ((str.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1));
    const last = parts.at(-1);
    if (last?.item === item) last.end = Math.max(last.end, after);
    else if (offset < str.length) parts.push({ item, start: offset, end: after });
  }
  return parts;
}
