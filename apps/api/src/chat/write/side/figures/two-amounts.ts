const NUMBER = /(?<![\d.])\d{1,9}(?:[.·]\d{1,9})?/g;
const SHARE = /(?<![\d.])\d{1,3}(?:[.·]\d{1,9})?(?=\s?(?:%|percent\b|per cent\b))/g;

/** The two figures that a text sets against one another: its shares, where it has two (“421 patients (27 %) and 790 (25 %)”), else its numbers. */
export function twoAmounts(text: string): readonly [number, number] | null {
  const shares = text.match(SHARE) ?? [];
  const [first, second] = shares.length > 1 ? shares : (text.match(NUMBER) ?? []);
  return first === undefined || second === undefined ? null : [numberOf(first), numberOf(second)];
}

/** A number as an abstract has it, with a point in the middle or below. */
export function numberOf(text: string): number {
  return Number(text.replace('·', '.'));
}
