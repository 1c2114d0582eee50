import { ovidPieces, type OvidPiece } from './ovid-pieces.ts';

/** One line of an Ovid strategy as a tree; `fields` is null until a suffix names them. */
export type OvidNode =
  | { kind: 'words'; text: string; fields: readonly string[] | null }
  | { kind: 'heading'; piece: Extract<OvidPiece, { kind: 'heading' }> }
  | { kind: 'line'; number: number }
  | { kind: 'and' | 'or'; of: OvidNode[] }
  | { kind: 'not'; from: OvidNode; without: OvidNode }
  | { kind: 'near'; words: number; left: OvidNode; right: OvidNode };

const DEEPEST = 60;
/** Operators in a row that each hold the ones before; PubMed's reader refuses as many. */
const LONGEST_CHAIN = 100;
const NUMBER = /^#?(\d{1,4})$/;

/** Reads a line: nearness binds first, then AND and NOT from left to right, then OR; null for nothing. */
export function readOvidLine(line: string): OvidNode | null {
  return new LineReader(ovidPieces(line)).either(0);
}

class LineReader {
  readonly #pieces: readonly OvidPiece[];
  #at = 0;

  constructor(pieces: readonly OvidPiece[]) {
    this.#pieces = pieces;
  }

  #peek(): OvidPiece | null {
    return this.#pieces[this.#at] ?? null;
  }

  either(depth: number): OvidNode | null {
    const of: OvidNode[] = [];
    for (let piece = this.#peek(); piece !== null && piece.kind !== 'close'; piece = this.#peek()) {
      if (piece.kind === 'operator' && piece.name === 'or') this.#at += 1;
      else if (piece.kind === 'fields') this.#fields(of, piece.names);
      else {
        const part = this.#both(depth);
        if (part !== null) of.push(part);
      }
    }
    const [only] = of;
    return of.length > 1 ? { kind: 'or', of } : (only ?? null);
  }

  /** A suffix that follows nothing else reaches everything before it on its level. */
  #fields(nodes: readonly OvidNode[], names: readonly string[]): void {
    this.#at += 1;
    for (const node of nodes) withFields(node, names);
  }

  #both(depth: number): OvidNode | null {
    let left = this.#near(depth);
    let chain = 0;
    for (let piece = this.#peek(); piece?.kind === 'operator' && piece.name !== 'or'; piece = this.#peek()) {
      this.#at += 1;
      const next = this.#peek();
      if (next?.kind === 'operator') continue;
      const right = this.#near(depth);
      if (right === null) continue;
      if (left === null) left = right;
      else if ((piece.name === 'not' || left.kind !== 'and') && (chain += 1) > LONGEST_CHAIN) continue;
      else if (piece.name === 'not') left = { kind: 'not', from: left, without: right };
      else if (left.kind === 'and') left.of.push(right);
      else left = { kind: 'and', of: [left, right] };
    }
    return left;
  }

  #near(depth: number): OvidNode | null {
    let left = this.#primary(depth);
    let chain = 0;
    for (let piece = this.#peek(); piece?.kind === 'near'; piece = this.#peek()) {
      this.#at += 1;
      const right = this.#primary(depth);
      if (left === null || right === null) left ??= right;
      else if ((chain += 1) > LONGEST_CHAIN) continue;
      else left = { kind: 'near', words: piece.words, left, right };
      const suffix = this.#peek();
      if (suffix?.kind === 'fields' && left !== null) this.#fields([left], suffix.names);
    }
    return left;
  }

  #primary(depth: number): OvidNode | null {
    const piece = this.#peek();
    if (piece === null || piece.kind === 'close' || piece.kind === 'operator' || piece.kind === 'near') return null;
    if (piece.kind === 'fields') {
      this.#at += 1;
      return null;
    }
    const node = this.#node(piece, depth);
    const suffix = this.#peek();
    if (suffix?.kind === 'fields' && node !== null) this.#fields([node], suffix.names);
    return node;
  }

  #node(piece: OvidPiece, depth: number): OvidNode | null {
    if (piece.kind === 'words') return this.#words();
    this.#at += 1;
    if (piece.kind === 'heading') return { kind: 'heading', piece };
    if (piece.kind === 'lines')
      return { kind: piece.operator, of: piece.numbers.map((number) => ({ kind: 'line', number })) };
    if (piece.kind !== 'open') return null;
    const inner = depth < DEEPEST ? this.either(depth + 1) : this.#skipped();
    if (this.#peek()?.kind === 'close') this.#at += 1;
    return inner;
  }

  /** Brackets deeper than anybody writes are passed over. */
  #skipped(): null {
    for (let open = 1; this.#at < this.#pieces.length; this.#at += 1) {
      const kind = this.#peek()?.kind;
      if (kind === 'open') open += 1;
      else if (kind === 'close' && (open -= 1) === 0) break;
    }
    return null;
  }

  #words(): OvidNode {
    const texts: string[] = [];
    for (let piece = this.#peek(); piece?.kind === 'words'; piece = this.#peek()) {
      texts.push(piece.text);
      this.#at += 1;
    }
    const text = texts.join(' ');
    const number = NUMBER.exec(text)?.[1];
    const isLine = number !== undefined && this.#peek()?.kind !== 'fields';
    return isLine ? { kind: 'line', number: Number(number) } : { kind: 'words', text, fields: null };
  }
}

/** Gives fields to the words that have none yet. */
function withFields(node: OvidNode, names: readonly string[]): void {
  if (node.kind === 'words') node.fields ??= names;
  else if (node.kind === 'near' || node.kind === 'not') {
    withFields(node.kind === 'near' ? node.left : node.from, names);
    withFields(node.kind === 'near' ? node.right : node.without, names);
  } else if (node.kind === 'and' || node.kind === 'or') for (const part of node.of) withFields(part, names);
}
