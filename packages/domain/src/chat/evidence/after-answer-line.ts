/** What stands around the words of a line in markdown and says nothing: emphasis, citation markers, spaces. */
const SILENT = /(?:\[\d[\d\s,]{0,600}\]|[\s*_])+/y;
const SILENT_ANYWHERE = /\[\d[\d\s,]{0,600}\]|[\s*_]/g;
/** A citation marker whose end has not come yet. */
const HALF_A_MARKER = /\[[\d\s,]{0,600}$/y;
/** What may follow the last word in its paragraph. */
const TRAILING = /(?:\[\d[\d\s,]{0,600}\]|[ \t*_])*/y;
/** The empty line, or the end of the text, that closes a paragraph. */
const CLOSING = /\r?\n[ \t]*\r?\n\s*|\s*$/y;

/**
 * Where in an answer's markdown the words after its answer line begin (UTF-16 units): past the first paragraph where
 * that says the line and nothing else, its length while it is still being written, and 0 where it says something else.
 */
export function afterAnswerLine(markdown: string, line: string): number {
  const words = line.replaceAll(SILENT_ANYWHERE, '');
  if (words === '') return 0;
  let at = 0;
  for (let said = 0; said < words.length; said += 1) {
    at = endOf(SILENT, markdown, at) ?? at;
    if (isUnfinished(markdown, at)) return markdown.length;
    if (markdown[at] !== words[said]) return 0;
    at += 1;
  }
  if (endOf(HALF_A_MARKER, markdown, endOf(SILENT, markdown, at) ?? at) !== null) return markdown.length;
  return endOf(CLOSING, markdown, endOf(TRAILING, markdown, at) ?? at) ?? 0;
}

function isUnfinished(markdown: string, at: number): boolean {
  return at === markdown.length || endOf(HALF_A_MARKER, markdown, at) !== null;
}

function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}
