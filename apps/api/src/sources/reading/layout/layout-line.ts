import { overlap, type Edges, type Fragment } from './fragment.ts';

/** A line of a column or a row of a table. */
export interface LayoutLine extends Edges {
  /** Its words, with a tab between cells. */
  text: string;
  /** Left and right edge of each UTF-16 unit of `text`, in points. */
  lefts: Float32Array;
  rights: Float32Array;
  /** Height of its largest character. */
  size: number;
  /** True for text that stands on its side. */
  isTurned: boolean;
}

/** Fragments on one line share this much of the height of the smaller. */
const LEAST_OVERLAP = 0.5;
/** Fragments further apart than this many heights are cells of a table. */
const CELL_GAP = 1.1;
/** Fragments less far apart than this many heights are parts of one word, such as a raised figure. */
const WORD_GAP = 0.12;

/** Puts the fragments of one column into lines from top to bottom. */
export function toLines(fragments: readonly Fragment[]): LayoutLine[] {
  const lines: Fragment[][] = [];
  let largest: Fragment | null = null;
  for (const fragment of fragments.toSorted((one, other) => one.top + one.bottom - other.top - other.bottom)) {
    if (largest !== null && sharesLine(largest, fragment)) {
      lines.at(-1)?.push(fragment);
      if (fragment.size > largest.size) largest = fragment;
    } else {
      lines.push([fragment]);
      largest = fragment;
    }
  }
  return lines.map((line) => joinFragments(line.toSorted((one, other) => one.left - other.left)));
}

function sharesLine(largest: Fragment, fragment: Fragment): boolean {
  const smaller = Math.min(largest.bottom - largest.top, fragment.bottom - fragment.top);
  return overlap(largest.top, largest.bottom, fragment.top, fragment.bottom) > LEAST_OVERLAP * smaller;
}

/** A line of these fragments, from left to right, with `between` them or what their distance tells. */
export function joinFragments(fragments: readonly Fragment[], between?: string): LayoutLine {
  const [first] = fragments;
  if (first !== undefined && fragments.length === 1) return first;
  const capacity = fragments.reduce((sum, { text }) => sum + text.length + 1, 0);
  const [lefts, rights] = [new Float32Array(capacity), new Float32Array(capacity)];
  const line = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity, size: 0, text: '' };
  for (const fragment of fragments) {
    const told = between ?? jointOf(fragment.left - line.right, Math.max(line.size, fragment.size));
    const joint = line.text === '' ? '' : told;
    if (joint !== '') {
      lefts[line.text.length] = line.right;
      rights[line.text.length] = fragment.left;
      line.text += joint;
    }
    lefts.set(fragment.lefts, line.text.length);
    rights.set(fragment.rights, line.text.length);
    line.text += fragment.text;
    line.left = Math.min(line.left, fragment.left);
    line.top = Math.min(line.top, fragment.top);
    line.right = Math.max(line.right, fragment.right);
    line.bottom = Math.max(line.bottom, fragment.bottom);
    line.size = Math.max(line.size, fragment.size);
  }
  return { ...line, lefts, rights, isTurned: first?.isTurned ?? false };
}

function jointOf(gap: number, size: number): string {
  if (gap > CELL_GAP * size) return '\t';
  return gap > WORD_GAP * size ? ' ' : '';
}
