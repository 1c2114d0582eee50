import { wordStems } from '../word-stems.ts';

/** Behind this, up to an arm, stands what the other is set against. */
const AGAINST =
  /\b(?:than|versus|vs\.?|compared (?:with|to)|against|relative to|(?:in|supe)rior to|comparison (?:with|to))(?: [\w-]{1,20}){0,4} $/i;
/** Two arms in a list: "the aspirin group and the warfarin group". */
const LISTED = /^(?:[\w/-]{1,30} ){1,2}(?:and|or) (?:[\w-]{1,20} ){0,3}$/;
/** A clause that begins with what is compared against: "Compared with the aspirin group, warfarin …". */
const BEGINS_AGAINST =
  /^\W{0,3}(?:(?:overall|however|thus),? )?(?:when |as )?(?:in comparison|compared|relative|in contrast|versus|vs\.?|unlike|against)(?: [\w-]{1,20}){0,4} $/i;
/** Anything is set against something before the first arm. */
const HOLDS_AGAINST = /\b(?:than|versus|vs\.?|compar\w{1,8}|relative|against|unlike|contrast|over|instead)\b/i;
/** The words of one arm stand together: further apart, it is named twice. */
const LONGEST_ARM = 40;
const LONGEST_BEHIND = 80;

/**
 * Whether two figures stand in the order of the arms, by the clause they stand in: it lists both arms, or sets one against the other;
 * null where it does neither.
 */
export function standInOrder(source: string, effect: string, one: string, other: string): boolean | null {
  const at = source.indexOf(effect);
  if (at === -1) return null;
  const [behind = ''] = source.slice(at + effect.length).split(/[,;:()]/, 1);
  const near = behind.slice(0, LONGEST_BEHIND);
  if (placeIn(near, one, other) !== -1 || placeIn(near, other, one) !== -1) {
    const told = orderIn(near, one, other);
    return told !== null && LISTED.test(told.between) ? told.isInOrder : null;
  }
  const clause =
    source
      .slice(0, at)
      .split(/[;:]\s/)
      .at(-1) ?? '';
  const told = orderIn(clause, one, other);
  if (told === null) return null;
  if (BEGINS_AGAINST.test(told.before)) return told.between.includes(',') ? !told.isInOrder : null;
  if (HOLDS_AGAINST.test(told.before)) return null;
  return LISTED.test(told.between) || AGAINST.test(told.between) ? told.isInOrder : null;
}

/** Where a text first has a word of an arm that the other has not; -1 where nowhere. */
export function placeIn(text: string, arm: string, other: string): number {
  const places = placesOfWords(text, arm, other).flat();
  return places.length === 0 ? -1 : Math.min(...places);
}

/** Which of two arms a text names first, with what stands before and between them; null where it does not name each once. */
function orderIn(
  text: string,
  one: string,
  other: string,
): { isInOrder: boolean; before: string; between: string } | null {
  const [ofOne = [], ofOther = []] = [placesOfWords(text, one, other)[0], placesOfWords(text, other, one)[0]];
  const isInOrder = (ofOne[0] ?? 0) < (ofOther[0] ?? 0);
  const [earlier, later] = isInOrder ? [ofOne, ofOther] : [ofOther, ofOne];
  const [start, last, next, end] = [earlier[0], earlier.at(-1), later[0], later.at(-1)];
  if (start === undefined || last === undefined || next === undefined || end === undefined) return null;
  if (last > next || last - start > LONGEST_ARM || end - next > LONGEST_ARM) return null;
  return { isInOrder, before: text.slice(0, start), between: text.slice(last, next) };
}

/** Where a text has each word of an arm that the other has not, by the order of the words in the arm. */
function placesOfWords(text: string, arm: string, other: string): readonly (readonly number[])[] {
  const shared = wordStems(other);
  const lower = text.toLowerCase();
  return [...wordStems(arm)]
    .filter((stem) => !shared.has(stem))
    .map((stem) => everyPlace(lower, stem))
    .filter((places) => places.length > 0);
}

function everyPlace(text: string, part: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) places.push(at);
  return places;
}
