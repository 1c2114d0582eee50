/** A part of a text, in UTF-16 units, `end` exclusive. */
export interface HighlightRange {
  /** First unit of the range. */
  start: number;
  /** The unit after the last. */
  end: number;
}

/** A stretch of a section that is marked, or not. */
interface AbstractPiece {
  start: number;
  text: string;
  marked: boolean;
}

/** One line of an abstract. */
export interface AbstractPart {
  /** Where its line begins. */
  start: number;
  /** As printed, without the colon; '' for text without a label. */
  label: string;
  /** Its text, cut where the mark begins and ends. */
  pieces: AbstractPiece[];
}

const LABEL = /^([\p{Lu}][\p{Lu}\p{N} ,/&()'’-]{1,80}): /u;

function pieces(text: string, start: number, range: HighlightRange): AbstractPiece[] {
  const from = Math.min(Math.max(range.start - start, 0), text.length);
  const to = Math.min(Math.max(range.end - start, from), text.length);
  return [
    { start, text: text.slice(0, from), marked: false },
    { start: start + from, text: text.slice(from, to), marked: true },
    { start: start + to, text: text.slice(to), marked: false },
  ].filter((piece) => piece.text !== '');
}

/** Cuts an abstract into its lines, each with its label and with the highlighted stretch set apart. */
export function abstractParts(text: string, highlight: HighlightRange = { start: 0, end: 0 }): AbstractPart[] {
  const parts: AbstractPart[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    const label = LABEL.exec(line);
    const skipped = label?.[0].length ?? 0;
    if (line.trim() !== '') {
      const start = offset + skipped;
      parts.push({ start: offset, label: label?.[1] ?? '', pieces: pieces(line.slice(skipped), start, highlight) });
    }
    offset += line.length + 1;
  }
  return parts;
}
