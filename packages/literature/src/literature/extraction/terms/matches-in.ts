const NONE: readonly RegExpExecArray[] = [];

/**
 * What a global pattern finds in a text, in order; `matchAll` gives the same and makes a new pattern every time, which
 * takes longer than most searches.
 */
export function matchesIn(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  pattern.lastIndex = 0;
  let match = pattern.exec(text);
  if (match === null) return NONE;
  const found: RegExpExecArray[] = [];
  for (; match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}
