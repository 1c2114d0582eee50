import { footnotesApart } from './footnotes.ts';
import { median } from './fragment.ts';
import { jointBetween, type HyphenatedWords } from './join-lines.ts';
import type { LayoutLine } from './layout-line.ts';
import { LINE_HYPHEN } from './plain-character.ts';
import type { OrderedPage } from './repeated-lines.ts';

/** Where a part of a page’s text stands on the page: the characters from `start` to before `end` between two heights. */
export interface TextLine {
  start: number;
  end: number;
  top: number;
  bottom: number;
}

/** A page as text, with the place of every character; distances in points from the top left corner. */
export interface LaidOutPage {
  number: number;
  width: number;
  height: number;
  text: string;
  lines: readonly TextLine[];
  /** Left and right edge of each UTF-16 unit of `text`; 0 for those between lines. */
  lefts: Float32Array;
  rights: Float32Array;
  /** True where its words were made out in its picture. */
  isRecognised?: true;
}

/** Puts the lines of a page together to paragraphs, one on each line of text, rows of tables too. */
export function pageText(page: OrderedPage, words: HyphenatedWords): LaidOutPage {
  const { texts, notes } = footnotesApart(page);
  const lines = [...texts, ...notes].filter(({ text }) => text.trim() !== '');
  const spacing = lineSpacing(lines);
  const assembly = new Assembly(lines.reduce((sum, { text }) => sum + text.length + 1, 0));
  let last: LayoutLine | null = null;
  for (const line of lines) {
    if (line === notes[0]) assembly.join('\n', false);
    else if (last !== null) {
      const { joint, dropsHyphen } = jointBetween({ last, next: line, spacing, words });
      assembly.join(joint, dropsHyphen);
    }
    assembly.add(line);
    last = line;
  }
  const { number, width, height, isRecognised } = page;
  return { number, width, height, ...assembly.finish(), ...(isRecognised === undefined ? {} : { isRecognised }) };
}

/** The usual distance from the top of one line to the next. */
function lineSpacing(lines: readonly LayoutLine[]): number {
  const distances = lines.slice(1).map((line, index) => line.top - (lines[index]?.top ?? 0));
  return median(distances.filter((distance) => distance > 0));
}

class Assembly {
  #parts: string[] = [];
  #length = 0;
  readonly #lines: TextLine[] = [];
  readonly #lefts: Float32Array;
  readonly #rights: Float32Array;

  constructor(capacity: number) {
    this.#lefts = new Float32Array(capacity);
    this.#rights = new Float32Array(capacity);
  }

  join(joint: string, dropsHyphen: boolean): void {
    const last = this.#lines.at(-1);
    const text = this.#parts.at(-1);
    if (dropsHyphen && last !== undefined && text !== undefined) {
      this.#parts[this.#parts.length - 1] = text.slice(0, -1);
      this.#length -= 1;
      last.end -= 1;
    }
    this.#parts.push(joint);
    this.#length += joint.length;
  }

  add({ text, lefts, rights, top, bottom }: LayoutLine): void {
    const start = this.#length;
    // Hyphens that only a full line asked for are part of no word, wherever the file has left one.
    let kept = text;
    if (text.includes(LINE_HYPHEN)) {
      kept = '';
      for (let unit = 0; unit < text.length; unit += 1) {
        const letter = text.charAt(unit);
        if (letter === LINE_HYPHEN && unit < text.length - 1) continue;
        this.#lefts[start + kept.length] = lefts[unit] ?? 0;
        this.#rights[start + kept.length] = rights[unit] ?? 0;
        kept += letter === LINE_HYPHEN ? '-' : letter;
      }
    } else {
      this.#lefts.set(lefts.subarray(0, text.length), start);
      this.#rights.set(rights.subarray(0, text.length), start);
    }
    this.#parts.push(kept);
    this.#length += kept.length;
    this.#lines.push({ start, end: this.#length, top, bottom });
  }

  finish(): Pick<LaidOutPage, 'text' | 'lines' | 'lefts' | 'rights'> {
    const length = this.#length;
    return {
      text: this.#parts.join(''),
      lines: this.#lines,
      lefts: this.#lefts.slice(0, length),
      rights: this.#rights.slice(0, length),
    };
  }
}
