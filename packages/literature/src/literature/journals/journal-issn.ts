/** An ISSN as NNNN-NNNC, or null when its check digit is wrong. */
export function normaliseIssn(text: string): string | null {
  const [, first, second] = /^(\d{4})-?(\d{3}[\dX])$/.exec(text.trim().toUpperCase()) ?? [];
  if (first === undefined || second === undefined) return null;
  const sum = Array.from(first + second).reduce(
    (total, digit, index) => total + (digit === 'X' ? 10 : Number(digit)) * (8 - index),
    0,
  );
  return sum % 11 === 0 ? `${first}-${second}` : null;
}
