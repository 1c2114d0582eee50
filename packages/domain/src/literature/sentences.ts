/** A sentence and where it stands in the text it was cut from (UTF-16 offsets, `end` exclusive). */
export interface Sentence {
  text: string;
  start: number;
  end: number;
}

/** Abbreviations after which a full stop does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:vs|e\.g|i\.e|cf|al|approx|ca|no|nos|fig|figs|ref|dr|prof|st|resp|incl|max|min|sp|spp|subsp|var|etc|[a-z])\.$/i;

/** A probability that was set with a space behind its point: "P<0. 001". */
const SPLIT_PROBABILITY = /[<>=≤≥]\s?0\.$/;

/** What can end a sentence: marks, then closing quotes or brackets. */
const MARKS = /[.!?。！？]+["'”’)\]]*/g;
/** Space and something that can open a sentence. */
const OPENING = /\s+["'“‘([]?[\p{Lu}\p{N}\p{Lo}]/uy;
/** Marks that end a sentence whatever follows. */
const FULL_WIDTH = /[。！？]/g;

/** Where the sentences of a line may end: the mark, and behind it with what closes with it. */
function* boundariesOf(line: string): Generator<{ mark: number; end: number }> {
  for (const { 0: marks, index } of line.matchAll(MARKS)) {
    OPENING.lastIndex = index + marks.length;
    if (OPENING.test(line)) yield { mark: index, end: index + marks.length };
    else for (const { index: at } of marks.matchAll(FULL_WIDTH)) yield { mark: index + at, end: index + at + 1 };
  }
}

function isSentenceEnd(text: string, mark: number): boolean {
  const before = text.slice(Math.max(0, mark - 12), mark + 1);
  if (!before.endsWith('.')) return true;
  if (ABBREVIATION.test(before)) return /\bno\.$/i.test(before) && !/^\.\s+\d/.test(text.slice(mark, mark + 4));
  return !(SPLIT_PROBABILITY.test(before) && /^\.\s+\d/.test(text.slice(mark, mark + 4)));
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
  for (const { mark, end } of boundariesOf(line)) if (isSentenceEnd(line, mark)) push(end);
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
