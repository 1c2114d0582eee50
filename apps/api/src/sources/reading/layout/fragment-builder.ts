import type { ShownBox } from '../read-characters.ts';
import { overlap, type Fragment } from './fragment.ts';
import { plainCharacter } from './plain-character.ts';

/** Characters further apart than this many heights belong to other columns or cells. */
const WIDEST_GAP = 1.1;
/** Characters on one line share this much of the height of the smaller. */
const LEAST_OVERLAP = 0.35;
/** Words whose space the file leaves out stand this many heights apart. */
const SPACE_GAP = 0.22;
/** No page is larger; coordinates beyond it are nonsense. */
const FURTHEST = 20_000;

/** Joins characters, in the order of the file, to fragments. */
export class FragmentBuilder {
  readonly #fragments: Fragment[] = [];
  readonly #isTurned: (index: number) => boolean;
  #current: Fragment | null = null;
  /** The last character of the current fragment. */
  #last: ShownBox = [0, 0, 0, 0];
  #isSpaced = false;

  /** `isTurned` says of a character, by its index, whether it stands on its side. */
  constructor(isTurned: (index: number) => boolean) {
    this.#isTurned = isTurned;
  }

  space(): void {
    this.#isSpaced = true;
  }

  add(code: number, index: number, box: ShownBox): void {
    const text = plainCharacter(code);
    if (text === '' || !box.every((edge) => Math.abs(edge) < FURTHEST)) return;
    const fragment = this.#current;
    if (fragment === null || !this.#follows(fragment, box)) this.#begin(text, index, box);
    else {
      if (this.#isSpaced || this.#gap(fragment, box) > SPACE_GAP * fragment.size) this.#append(fragment, ' ', box);
      this.#append(fragment, text, box);
      fragment.left = Math.min(fragment.left, box[0]);
      fragment.top = Math.min(fragment.top, box[1]);
      fragment.right = Math.max(fragment.right, box[2]);
      fragment.bottom = Math.max(fragment.bottom, box[3]);
      fragment.size = Math.max(fragment.size, height(fragment, box));
    }
    this.#last = box;
    this.#isSpaced = false;
  }

  #begin(text: string, index: number, box: ShownBox): void {
    const [left, top, right, bottom] = box;
    const isTurned = this.#isTurned(index);
    const fragment: Fragment = { text: '', lefts: [], rights: [], left, top, right, bottom, size: 0, isTurned };
    fragment.size = height(fragment, box);
    this.#append(fragment, text, box);
    this.#fragments.push(fragment);
    this.#current = fragment;
  }

  #append(fragment: Fragment, text: string, box: ShownBox): void {
    fragment.text += text;
    for (let unit = 0; unit < text.length; unit += 1) {
      fragment.lefts.push(box[0]);
      fragment.rights.push(box[2]);
    }
  }

  #gap({ isTurned }: Fragment, [left, top, right, bottom]: ShownBox): number {
    const [lastLeft, lastTop, lastRight, lastBottom] = this.#last;
    return isTurned ? -overlap(top, bottom, lastTop, lastBottom) : -overlap(left, right, lastLeft, lastRight);
  }

  #follows(fragment: Fragment, box: ShownBox): boolean {
    const [left, top, right, bottom] = box;
    const [lastLeft, lastTop, lastRight, lastBottom] = this.#last;
    const across = fragment.isTurned
      ? overlap(left, right, lastLeft, lastRight)
      : overlap(top, bottom, lastTop, lastBottom);
    const smaller = Math.min(height(fragment, box), height(fragment, this.#last));
    return across >= LEAST_OVERLAP * smaller && this.#gap(fragment, box) <= WIDEST_GAP * fragment.size;
  }

  finish(): Fragment[] {
    return this.#fragments;
  }
}

function height({ isTurned }: Pick<Fragment, 'isTurned'>, [left, top, right, bottom]: ShownBox): number {
  return isTurned ? right - left : bottom - top;
}
