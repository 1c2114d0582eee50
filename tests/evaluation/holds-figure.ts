/** Whether a figure stands in a text as itself and not as a part of another. */
export function holdsFigure(text: string, figure: string): boolean {
  const plain = closed(text);
  const wanted = closed(figure);
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1))
    if (!/[\d.]/.test(plain[at - 1] ?? '') && !/^\d|^\.\d/.test(plain.slice(at + wanted.length))) return true;
  return false;
}

/** The Lancet's decimal point is a point, and a space before a sign of percent says nothing. */
function closed(written: string): string {
  return written.replaceAll(/\s+%/g, '%').replaceAll('·', '.');
}
