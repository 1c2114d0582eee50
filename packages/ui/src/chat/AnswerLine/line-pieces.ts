import type { AnswerEvidence, QuotedPart } from '@footnote/domain';

/** A stretch of an answer line: words of ours, words of a source, or a figure that was computed. */
export type LinePiece =
  | { kind: 'words'; start: number; text: string }
  | { kind: 'quoted'; start: number; text: string; part: QuotedPart; marked: boolean }
  | { kind: 'computed'; start: number; text: string };

/** Marks that open a quotation in one of the languages answers are written in. */
const OPENING = new Set(['“', '”', '„', '«', '»', '‘', '‚', '「', '『', '"']);

/** The line in its pieces, in order; a quotation or figure that does not stand in the line is left out. */
export function linePieces({ text, quoted, computed = [] }: AnswerEvidence['answerLine']): LinePiece[] {
  const found = [
    ...quoted.map((part): LinePiece => {
      const start = text.indexOf(part.text);
      const before = text.slice(0, Math.max(start, 0)).trimEnd().at(-1) ?? '';
      return { kind: 'quoted', start, text: part.text, part, marked: OPENING.has(before) };
    }),
    ...computed.map((figure): LinePiece => ({ kind: 'computed', start: text.indexOf(figure), text: figure })),
  ]
    .filter((piece) => piece.start >= 0 && piece.text !== '')
    .toSorted((a, b) => a.start - b.start);
  const pieces: LinePiece[] = [];
  let at = 0;
  for (const piece of found) {
    if (piece.start < at) continue;
    if (piece.start > at) pieces.push({ kind: 'words', start: at, text: text.slice(at, piece.start) });
    pieces.push(piece);
    at = piece.start + piece.text.length;
  }
  if (at < text.length) pieces.push({ kind: 'words', start: at, text: text.slice(at) });
  return pieces;
}
