/**
 * A text as one line: every run of white space, line separators and control characters becomes one space. A record of a
 * tagged format ends where a line says so, and nothing inside a value may say it.
 */
export function singleLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}
