/** A word as a bar: where it begins and how wide it is, in units of the drawing. */
export interface GreekedWord {
  line: number;
  start: number;
  width: number;
}

/** Widths of a drawing of lines. */
interface Measure {
  /** Of a line. */
  line: number;
  /** Lines there are at most. */
  lines: number;
  character: number;
  gap: number;
}

/** A text as its words would stand on a page too small to be read; what goes beyond the last line is left out. */
export function greekedLines(text: string, { line: whole, lines, character, gap }: Measure): GreekedWord[] {
  const drawn: GreekedWord[] = [];
  let [line, start] = [0, 0];
  for (const word of text.split(/\s+/u)) {
    const width = Math.min(word.length * character, whole);
    if (width === 0) continue;
    if (start > 0 && start + width > whole) [line, start] = [line + 1, 0];
    if (line >= lines) break;
    drawn.push({ line, start, width });
    start += width + gap;
  }
  return drawn;
}
