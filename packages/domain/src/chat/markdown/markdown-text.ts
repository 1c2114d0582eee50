/** Targets that make brackets before them a link; others are prose in a parenthesis. */
export const LINK_TARGET = /\]\((?:https?:|mailto:|www\.|[#/.])[^()\n]*\)/g;

/** Puts the text of each link and image in place of it; `target` finds a closing bracket with what follows it. */
export function withoutLinks(markdown: string, target: RegExp): string {
  let text = '';
  let written = 0;
  // The text of a link holds neither a closing bracket nor a line break, so that each part is looked at once.
  let looked = 0;
  for (const { 0: closing, index } of markdown.matchAll(target)) {
    const before = markdown.slice(looked, index);
    const from = Math.max(before.lastIndexOf(']'), before.lastIndexOf('\n')) + 1;
    const open = before.indexOf('[', from);
    if (open === -1) {
      looked = index + 1;
      continue;
    }
    const isImage = open > from && before[open - 1] === '!';
    const start = looked + open - (isImage ? 1 : 0);
    text += markdown.slice(written, start) + before.slice(open + 1);
    written = looked = index + closing.length;
  }
  return text + markdown.slice(written);
}

const OPENING = /(?<!\w)(?:\*\*|__)(?=\S)/g;
const CLOSING: Readonly<Record<string, RegExp>> = { '**': /\S\*\*/g, __: /\S__/g };

function withoutStrongIn(line: string): string {
  let text = '';
  let written = 0;
  // Where one opening mark finds no end, no later one of its kind does.
  const endless = new Set<string>();
  OPENING.lastIndex = 0;
  for (let opening = OPENING.exec(line); opening !== null; opening = OPENING.exec(line)) {
    const { 0: mark, index } = opening;
    const closing = CLOSING[mark];
    if (closing !== undefined) closing.lastIndex = index + mark.length;
    const end = endless.has(mark) ? undefined : closing?.exec(line)?.index;
    if (end === undefined) {
      endless.add(mark);
      OPENING.lastIndex = index + 1;
      continue;
    }
    text += line.slice(written, index) + line.slice(index + mark.length, end + 1);
    written = OPENING.lastIndex = end + 1 + mark.length;
  }
  return text + line.slice(written);
}

/** A markdown text without the marks of strong emphasis. */
export function withoutStrong(markdown: string): string {
  return markdown.split('\n').map(withoutStrongIn).join('\n');
}
