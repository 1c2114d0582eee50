/** A text without the characters at its end that match `mark`, a pattern of one character. */
export function withoutEnd(text: string, mark: RegExp): string {
  let end = text.length;
  while (end > 0 && mark.test(text.charAt(end - 1))) end -= 1;
  return end === text.length ? text : text.slice(0, end);
}

/**
 * A text with what stands between a `[` and the next `]` replaced, brackets included; `opener` narrows which brackets
 * begin one (a pattern that begins with `\[`). A bracket that never closes stays.
 */
export function replaceBracketed(text: string, replacement: string, opener = /\[/): string {
  const parts = text.split(']');
  const last = parts.pop() ?? '';
  return (
    parts
      .map((part) => {
        const at = part.search(opener);
        return at === -1 ? `${part}]` : part.slice(0, at) + replacement;
      })
      .join('') + last
  );
}
