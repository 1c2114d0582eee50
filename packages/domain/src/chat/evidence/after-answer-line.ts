import type { AnswerEvidence } from './answer-evidence.schema.ts';

/** What stands around the words of a line in markdown and says nothing: emphasis, escapes, citation markers, spaces. */
const SILENT = /\[\d[\d\s,]{0,600}\]|[\s*_\\]/g;
/** A citation marker whose end has not come yet. */
const HALF_A_MARKER = /\[[\d\s,]{0,600}$/;
/** An empty line closes a paragraph. */
const EMPTY_LINE = /\r?\n[ \t]*\r?\n\s*/g;
/** A paragraph that is a title: the verdict in a few words over the line itself. */
const TITLE = /^\*\*[^*\n]{1,300}\*\*\s*$/;
const HALF_A_TITLE = /^\*\*[^*\n]{1,300}\*{0,2}\s*$/;

/**
 * Where in an answer's markdown the words after its answer line begin (UTF-16 units): past the first paragraphs where
 * they say the line, or its quotations one by one, under a title or none; 0 where they say something else. While it is
 * not whole, what may still become the line is passed, too.
 */
export function afterAnswerLine(markdown: string, line: AnswerEvidence['answerLine'], isWhole: boolean): number {
  const said = [line.text, ...line.quoted.map(({ text }) => text)].map(wordsOf).filter((words) => words !== '');
  if (said.length === 0) return 0;
  let passed = 0;
  for (const { text, start, end } of paragraphs(markdown)) {
    const isOpen = !isWhole && end === markdown.length;
    const words = wordsOf(isOpen ? text.replace(HALF_A_MARKER, '') : text);
    if (isOpen && (said.some((one) => one.startsWith(words)) || (start === 0 && HALF_A_TITLE.test(text)))) return end;
    if (said.includes(words)) passed = end;
    else if (start > 0 || !TITLE.test(text)) return passed;
  }
  return passed;
}

function wordsOf(text: string): string {
  return text.replaceAll(SILENT, '');
}

function* paragraphs(markdown: string): Generator<{ text: string; start: number; end: number }> {
  let start = 0;
  for (const gap of markdown.matchAll(EMPTY_LINE)) {
    const end = gap.index + gap[0].length;
    yield { text: markdown.slice(start, gap.index), start, end };
    start = end;
  }
  if (start < markdown.length) yield { text: markdown.slice(start), start, end: markdown.length };
}
