import { overlap, type Edges, type Fragment } from './fragment.ts';
import { plainCharacter } from './plain-character.ts';

/** Characters further apart than this many heights belong to other columns or cells. */
const WIDEST_GAP = 1.1;
/** Characters on one line share this much of the height of the smaller. */
const LEAST_OVERLAP = 0.35;
/** Words whose space the file leaves out stand this many heights apart. */
const SPACE_GAP = 0.22;
/** Letters of a ligature are given one place, and only its first letter's width: up to so many heights behind them are the rest of it. */
const LIGATURE_GAP = 0.5;
const SAME_PLACE = 0.05;
const SPACE = 0x20;
const DELETE = 0x7f;
/** No page is larger; coordinates beyond it are nonsense. */
const FURTHEST = 20_000;

/** Joins characters, in the order of the file, to fragments. It is called for every character: what it is given is not kept. */
export class FragmentBuilder {
  readonly #fragments: (Fragment & { start: number })[] = [];
  readonly #isTurned: (index: number) => boolean;
  /** UTF-16 units of the page with their edges; each fragment has a part of them. */
  #units: Uint16Array;
  #lefts: Float32Array;
  #rights: Float32Array;
  #length = 0;
  #current: Fragment | null = null;
  /** The last character of the current fragment. */
  readonly #last: Edges = { left: 0, top: 0, right: 0, bottom: 0 };
  #isSpaced = false;
  /** The last character is given the place of the one before. */
  #isLigature = false;

  /** `isTurned` says of a character, by its index, whether it stands on its side; there are about so many `characters`. */
  constructor(isTurned: (index: number) => boolean, characters: number) {
    this.#isTurned = isTurned;
    this.#units = new Uint16Array(characters + 16);
    this.#lefts = new Float32Array(characters + 16);
    this.#rights = new Float32Array(characters + 16);
  }

  space(): void {
    this.#isSpaced = true;
  }

  add(code: number, index: number, box: Edges): void {
    // Most characters are of ASCII, and stand for themselves.
    const text = code > SPACE && code < DELETE ? null : plainCharacter(code);
    if (text === '' || !isOnPaper(box)) return;
    const fragment = this.#current;
    if (fragment === null || !this.#follows(fragment, box)) this.#begin(index, box);
    else {
      const space = this.#isLigature ? LIGATURE_GAP : SPACE_GAP;
      if (this.#isSpaced || this.#gap(fragment, box) > space * fragment.size) this.#append(SPACE, box);
      widen(fragment, box);
      fragment.size = Math.max(fragment.size, height(fragment, box));
    }
    if (text === null) this.#append(code, box);
    else for (let unit = 0; unit < text.length; unit += 1) this.#append(text.charCodeAt(unit), box);
    const last = this.#last;
    this.#isLigature = !this.#isSpaced && fragment?.isTurned === false && Math.abs(box.left - last.left) < SAME_PLACE;
    last.left = box.left;
    last.top = box.top;
    last.right = box.right;
    last.bottom = box.bottom;
    this.#isSpaced = false;
  }

  #begin(index: number, box: Edges): void {
    const isTurned = this.#isTurned(index);
    const none = new Float32Array();
    const size = isTurned ? box.right - box.left : box.bottom - box.top;
    const fragment = { text: '', lefts: none, rights: none, ...box, size, isTurned, start: this.#length };
    this.#fragments.push(fragment);
    this.#current = fragment;
  }

  #append(unit: number, { left, right }: Edges): void {
    if (this.#length === this.#units.length) this.#grow();
    this.#units[this.#length] = unit;
    this.#lefts[this.#length] = left;
    this.#rights[this.#length] = right;
    this.#length += 1;
  }

  #grow(): void {
    const capacity = 2 * this.#units.length;
    const [units, lefts, rights] = [new Uint16Array(capacity), new Float32Array(capacity), new Float32Array(capacity)];
    units.set(this.#units);
    lefts.set(this.#lefts);
    rights.set(this.#rights);
    this.#units = units;
    this.#lefts = lefts;
    this.#rights = rights;
  }

  #gap({ isTurned }: Fragment, { left, top, right, bottom }: Edges): number {
    const last = this.#last;
    return isTurned ? -overlap(top, bottom, last.top, last.bottom) : -overlap(left, right, last.left, last.right);
  }

  #follows(fragment: Fragment, box: Edges): boolean {
    const last = this.#last;
    const across = fragment.isTurned
      ? overlap(box.left, box.right, last.left, last.right)
      : overlap(box.top, box.bottom, last.top, last.bottom);
    const smaller = Math.min(height(fragment, box), height(fragment, last));
    return across >= LEAST_OVERLAP * smaller && this.#gap(fragment, box) <= WIDEST_GAP * fragment.size;
  }

  finish(): Fragment[] {
    const lefts = this.#lefts.slice(0, this.#length);
    const rights = this.#rights.slice(0, this.#length);
    for (const [at, fragment] of this.#fragments.entries()) {
      const end = this.#fragments[at + 1]?.start ?? this.#length;
      fragment.text = textOf(this.#units.subarray(fragment.start, end));
      fragment.lefts = lefts.subarray(fragment.start, end);
      fragment.rights = rights.subarray(fragment.start, end);
    }
    return this.#fragments;
  }
}

function textOf(units: Uint16Array): string {
  return Buffer.from(units.buffer, units.byteOffset, units.byteLength).toString('utf16le');
}

function widen(edges: Edges, { left, top, right, bottom }: Edges): void {
  if (left < edges.left) edges.left = left;
  if (top < edges.top) edges.top = top;
  if (right > edges.right) edges.right = right;
  if (bottom > edges.bottom) edges.bottom = bottom;
}

function height({ isTurned }: Pick<Fragment, 'isTurned'>, { left, top, right, bottom }: Edges): number {
  return isTurned ? right - left : bottom - top;
}

function isOnPaper({ left, top, right, bottom }: Edges): boolean {
  return (
    Math.abs(left) < FURTHEST && Math.abs(top) < FURTHEST && Math.abs(right) < FURTHEST && Math.abs(bottom) < FURTHEST
  );
}
