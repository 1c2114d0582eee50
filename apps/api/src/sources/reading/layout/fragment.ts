/** A rectangle by its edges, in points from the top left corner of the page. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A run of characters that stand close to each other on one line, as the file has them. */
export interface Fragment extends Edges {
  text: string;
  /** Left and right edge of each UTF-16 unit of `text`, in points. */
  lefts: Float32Array;
  rights: Float32Array;
  /** Height of its largest character: about 1.2 times the size of its font. */
  size: number;
  /** True for text that stands on its side. */
  isTurned: boolean;
}

/** How far two spans overlap; below 0 the gap between them. */
export function overlap(start: number, end: number, otherStart: number, otherEnd: number): number {
  return Math.min(end, otherEnd) - Math.max(start, otherStart);
}

/** The smallest rectangle around some; one that is turned inside out for none. */
export function around(rectangles: Iterable<Edges>): Edges {
  const edges = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { left, top, right, bottom } of rectangles) {
    edges.left = Math.min(edges.left, left);
    edges.top = Math.min(edges.top, top);
    edges.right = Math.max(edges.right, right);
    edges.bottom = Math.max(edges.bottom, bottom);
  }
  return edges;
}

/** The middle one of some numbers in their order; 0 for none. */
export function median(numbers: readonly number[]): number {
  return Float64Array.from(numbers).sort()[numbers.length >> 1] ?? 0;
}
