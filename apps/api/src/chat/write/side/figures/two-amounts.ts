const NUMBER = /(?<![\d.])\d{1,9}(?:[.·]\d{1,9})?/g;
const SHARE = /(?<![\d.])\d{1,3}(?:[.·]\d{1,9})?(?=\s?(?:%|percent\b|per cent\b))/g;

/** The two figures that a text sets against one another: its shares, where it has two (“421 patients (27 %) and 790 (25 %)”), else its numbers. */
export function twoAmounts(text: string): readonly [number, number] | null {
  const [first, second] = amountsIn(text);
  return first === undefined || second === undefined ? null : [first.value, second.value];
}

/** A figure, and where it stands, in UTF-16 units. */
interface PlacedAmount {
  value: number;
  start: number;
  end: number;
}

/** The shares of a text where it has two, else its numbers, in its order. */
export function amountsIn(text: string): readonly PlacedAmount[] {
  const shares = [...text.matchAll(SHARE)];
  const found = shares.length > 1 ? shares : [...text.matchAll(NUMBER)];
  return found.map(({ index, 0: digits }) => ({ value: numberOf(digits), start: index, end: index + digits.length }));
}

/** A number as an abstract has it, with a point in the middle or below. */
export function numberOf(text: string): number {
  return Number(text.replace('·', '.'));
}
