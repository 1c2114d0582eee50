/** A sentence and where it stands in the text it was cut from (UTF-16 offsets, `end` exclusive). */
export interface Sentence {
  text: string;
  start: number;
  end: number;
}

/** Abbreviations after which a full stop does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:vs|e\.g|i\.e|cf|al|approx|ca|no|nos|fig|figs|ref|dr|prof|st|resp|incl|max|min|sp|spp|subsp|var|etc|[a-z])\.$/i;

/** Ends of a sentence: the mark, closing quotes or brackets, then space and something that can open a sentence. */
const BOUNDARY = /[.!?。！？]+["'”’)\]]*(?=\s+["'“‘([]?[\p{Lu}\p{N}\p{Lo}])|[。！？]/gu;

function isSentenceEnd(text: string, mark: number): boolean {
  const before = text.slice(Math.max(0, mark - 12), mark + 1);
  if (!before.endsWith('.')) return true;
  if (ABBREVIATION.test(before)) return /\bno\.$/i.test(before) && !/^\.\s+\d/.test(text.slice(mark, mark + 4));
  return true;
}

function cutLine(line: string, offset: number, sentences: Sentence[]): void {
  let start = 0;
  const push = (end: number) => {
    const raw = line.slice(start, end);
    const lead = raw.length - raw.trimStart().length;
    const trimmed = raw.trim();
    if (trimmed !== '') {
      const from = offset + start + lead;
      sentences.push({ text: trimmed, start: from, end: from + trimmed.length });
    }
    start = end;
  };
  for (const match of line.matchAll(BOUNDARY)) {
    if (isSentenceEnd(line, match.index)) push(match.index + match[0].length);
  }
  push(line.length);
}

/** Cuts a text into sentences; a line break always ends one, so section labels and list items stay apart. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    cutLine(line, offset, sentences);
    offset += line.length + 1;
  }
  return sentences;
}
