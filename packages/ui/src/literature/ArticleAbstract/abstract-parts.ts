import type { PicoKind, PicoRange } from '@footnote/domain';

/** A part of a text, in UTF-16 units, `end` exclusive. */
export interface HighlightRange {
  /** First unit of the range. */
  start: number;
  /** The unit after the last. */
  end: number;
}

/** A stretch of a section that is shown in one way. */
interface AbstractPiece {
  start: number;
  text: string;
  /** True inside the highlight. */
  marked: boolean;
  /** What it says, or null. */
  kind: PicoKind | null;
  /** True where a mark of this kind begins; one that goes on after another is not named twice. */
  opens: boolean;
}

/** One line of an abstract. */
export interface AbstractPart {
  /** Where its line begins. */
  start: number;
  /** As printed, without the colon; '' for text without a label. */
  label: string;
  /** Its text, cut where a mark begins or ends. */
  pieces: AbstractPiece[];
}

/** What stands over an abstract: a highlight, and stretches of named kinds. */
interface AbstractRanges {
  highlight?: HighlightRange | undefined;
  marks?: readonly PicoRange[] | undefined;
}

const LABEL = /^([\p{Lu}][\p{Lu}\p{N} ,/&()'’-]{1,80}): /u;

const NOWHERE: HighlightRange = { start: 0, end: 0 };
const length = ({ start, end }: HighlightRange) => end - start;
const covers = (range: HighlightRange, start: number, end: number) => range.start <= start && range.end >= end;

function pieces(text: string, start: number, ranges: AbstractRanges): AbstractPiece[] {
  const end = start + text.length;
  const { highlight = NOWHERE } = ranges;
  const marks = (ranges.marks ?? []).filter((mark) => mark.start < end && mark.end > start);
  // The shortest mark wins, so that a treatment can be seen inside the sentence that sums up.
  const inOrder = marks.toSorted((one, other) => length(one) - length(other));
  const inside = (offset: number) => offset > start && offset < end;
  const edges = [highlight, ...marks].flatMap((range) => [range.start, range.end]).filter(inside);
  const cuts = [...new Set([start, ...edges])].toSorted((one, other) => one - other);
  const result: (AbstractPiece & { mark: PicoRange | undefined })[] = [];
  const named = new Set<PicoRange>();
  for (const [index, cut] of cuts.entries()) {
    const until = cuts[index + 1] ?? end;
    const mark = inOrder.find((candidate) => covers(candidate, cut, until));
    const marked = covers(highlight, cut, until);
    const last = result.at(-1);
    const words = text.slice(cut - start, until - start);
    if (last !== undefined && last.mark === mark && last.marked === marked) last.text += words;
    else {
      const opens = mark !== undefined && !named.has(mark);
      result.push({ start: cut, text: words, marked, kind: mark?.kind ?? null, opens, mark });
    }
    if (mark !== undefined) named.add(mark);
  }
  return result.filter(({ text: words }) => words !== '').map(({ mark: _mark, ...piece }) => piece);
}

/** Cuts an abstract into its lines, each with its label and with what is marked set apart; of marks that overlap the shorter is shown. */
export function abstractParts(text: string, ranges: AbstractRanges = {}): AbstractPart[] {
  const parts: AbstractPart[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    const label = LABEL.exec(line);
    const skipped = label?.[0].length ?? 0;
    if (line.trim() !== '') {
      const start = offset + skipped;
      parts.push({ start: offset, label: label?.[1] ?? '', pieces: pieces(line.slice(skipped), start, ranges) });
    }
    offset += line.length + 1;
  }
  return parts;
}
