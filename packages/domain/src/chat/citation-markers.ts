/** A bracketed marker in an answer and what it cites. */
export interface CitationMarker {
  /** UTF-16 offsets in the text, `end` exclusive. */
  start: number;
  end: number;
  /** Reference numbers, ascending, each once. */
  numbers: number[];
}

const MARKER = /\[(\d{1,4}(?:\s*[,;]\s*\d{1,4})*)\]/g;

/** Finds the normalised markers of an answer: [1], [1, 3]. */
export function findCitationMarkers(markdown: string): CitationMarker[] {
  return [...markdown.matchAll(MARKER)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    numbers: ascending((match[1] ?? '').split(/[,;]/).map(Number)),
  }));
}

function ascending(numbers: number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** Words a model may put before a number inside or instead of a plain marker. */
const PREFIX = String.raw`(?:refs?\.?|references?|sources?|docs?\.?|documents?|citations?|studies|study|no\.?|#)?\s*`;
const NUMBER = String.raw`\^?${PREFIX}\d{1,4}`;
const RANGE = String.raw`\s*(?:-|–|—|to|bis)\s*`;
const SEPARATOR = String.raw`\s*(?:,|;|&|\band\b|\bund\b|\+)+\s*`;
const LIST = String.raw`${NUMBER}(?:(?:${RANGE}|${SEPARATOR})${NUMBER})*`;
const LOOSE = new RegExp(String.raw`(?:\[\s*\[?|【)\s*(${LIST})\s*(?:†[^】\]]*)?(?:\]?\s*\]|】)(?:\(#?[^()\s]{0,80}\))?`, 'giu');

function expand(list: string): number[] {
  const numbers: number[] = [];
  const tokens = list.match(/\d{1,4}|-|–|—|\bto\b|\bbis\b/giu) ?? [];
  let range = false;
  for (const token of tokens) {
    if (!/^\d/.test(token)) {
      range = true;
      continue;
    }
    const value = Number(token);
    const from = numbers.at(-1);
    if (range && from !== undefined && value > from && value - from <= 50) {
      for (let next = from + 1; next < value; next += 1) numbers.push(next);
    }
    numbers.push(value);
    range = false;
  }
  return ascending(numbers);
}

/**
 * Rewrites every way a model marks a citation ("[Ref 2]", "[2–4]", "【3】", "[1][2]", "[^1]") to bracketed numbers in
 * the form [1, 3], and drops numbers outside 1..`references`, so that a marker can only name a given reference.
 */
export function normaliseCitationMarkers(markdown: string, references: number): string {
  const rewritten = markdown.replace(LOOSE, (_whole, list: string) => {
    const numbers = expand(list).filter((n) => n >= 1 && n <= references);
    return numbers.length === 0 ? '' : `[${numbers.join(', ')}]`;
  });
  return rewritten.replace(/\[\d+(?:, \d+)*\](?:\s*\[\d+(?:, \d+)*\])+/g, (run) => {
    const numbers = ascending((run.match(/\d+/g) ?? []).map(Number));
    return `[${numbers.join(', ')}]`;
  });
}

/** Longest text held back while it may still become a marker. */
const HELD_BACK = 160;

/** Normalises markers of an answer that arrives in pieces, holding back only what may be the beginning of a marker. */
export interface MarkerStream {
  /** Takes the next piece and gives back what is certain so far. */
  push(piece: string): string;
  /** Gives back the rest. */
  flush(): string;
}

/** Opens a stream normaliser; joined, its output is what {@link normaliseCitationMarkers} makes of the joined input. */
export function markerStream(references: number): MarkerStream {
  let held = '';
  return {
    push(piece) {
      held += piece;
      const cut = safeCut(held);
      const ready = held.slice(0, cut);
      held = held.slice(cut);
      return normaliseCitationMarkers(ready, references);
    },
    flush() {
      const rest = held;
      held = '';
      return normaliseCitationMarkers(rest, references);
    },
  };
}

/** Where text can be cut so that no marker, nor a run of markers, is split. */
function safeCut(text: string): number {
  const tail = /(?:(?:\[\s*\[?|【)[^\]】]{0,120}(?:\]\s?\]?|】)?(?:\([^()\s]{0,80}\)?)?\s*)+$/u.exec(text);
  if (tail === null) return text.length;
  return text.length - tail.index > HELD_BACK ? text.length : tail.index;
}
