import { FragmentBuilder } from '../layout/fragment-builder.ts';
import type { Edges, Fragment } from '../layout/fragment.ts';

/** A word as it was recognised in a picture, with its place there. */
export interface RecognisedWord extends Edges {
  text: string;
  /** How sure the engine is, 0 to 100. */
  confidence: number;
}

/** A row of the engine’s table that is a word: its level, and where the other columns stand. */
const WORD_LEVEL = '5';
const COLUMNS = { level: 0, left: 6, top: 7, width: 8, height: 9, confidence: 10, text: 11 };
/** What is less sure is mostly a stain or a part of a drawing. */
const LEAST_CONFIDENCE = 30;

/** Reads the words of the table the engine gives. */
export function readWords(table: string): RecognisedWord[] {
  return table.split('\n').flatMap((line) => {
    const cells = line.split('\t');
    const number = (column: keyof typeof COLUMNS) => Number(cells[COLUMNS[column]]);
    const text = cells[COLUMNS.text]?.trim() ?? '';
    const [left, top, confidence] = [number('left'), number('top'), number('confidence')];
    if (cells[COLUMNS.level] !== WORD_LEVEL || text === '' || !(confidence >= LEAST_CONFIDENCE)) return [];
    return [{ text, left, top, right: left + number('width'), bottom: top + number('height'), confidence }];
  });
}

/** Words of a picture as they stand on its page; the letters of a word share its width evenly. */
export function wordFragments(words: readonly RecognisedWord[], scale: number): Fragment[] {
  const builder = new FragmentBuilder(
    () => false,
    words.reduce((sum, { text }) => sum + text.length + 1, 0),
  );
  let index = 0;
  for (const { text, left, top, right, bottom } of words) {
    const letters = Array.from(text);
    const width = (right - left) / letters.length;
    for (const [at, letter] of letters.entries()) {
      const begins = left + at * width;
      builder.add(letter.codePointAt(0) ?? 0, index, {
        left: begins / scale,
        top: top / scale,
        right: (begins + width) / scale,
        bottom: bottom / scale,
      });
      index += 1;
    }
    builder.space();
  }
  return builder.finish();
}
