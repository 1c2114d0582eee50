/** What a marker parser found at a place: nothing, not enough text to say, or a citation that ends at `end`. */
export type Parsed<T> = 'no' | 'more' | T;

export interface Input {
  text: string;
  /** No more text will come. */
  final: boolean;
}

/** Longest marker, link target and code span looked for: it bounds what a stream holds back. */
export const LOOK_AHEAD = 240;

/** Words a model puts before a number inside a marker. */
const PREFIXES = new Set(
  'ref refs reference references referenz quelle quellen source sources doc docs document documents citation citations cite study studies no nr pmid evidence'.split(
    ' ',
  ),
);
const SEPARATORS = new Set('and und et en y e und & + , ; ， 、 ；'.split(' '));
const RANGES = new Set('- – — ‑ − to bis through à'.split(' '));
const WIDEST_RANGE = 50;
/** "[[1], [2]]" is as deep as brackets go. */
const DEEPEST = 3;

const TOKEN = /[ \t]+|\d+|\p{L}+|[&+,;，、；\-–—‑−#^.:†]|\\?[[【［]|\\?[\]】］]|[^]/uy;

function tokenAt(text: string, at: number): string {
  TOKEN.lastIndex = at;
  return TOKEN.exec(text)?.[0] ?? '';
}

function closes(token: string): boolean {
  return /^\\?[\]】］]$/.test(token);
}

function opens(token: string): boolean {
  return /^\\?[[【［]$/.test(token);
}

interface ListState {
  numbers: number[];
  depth: number;
  range: boolean;
  /** A number was read and no separator since. */
  settled: boolean;
  /** The word such as "Ref" in front of the number being read. */
  prefix: string;
  prefixed: boolean;
  /** "4:0†file": a pair that numbers a vendor's own search results. */
  pair: boolean;
}

function addNumber(state: ListState, value: number): void {
  const from = state.numbers.at(-1);
  if (state.range && from !== undefined && value > from && value - from <= WIDEST_RANGE) {
    for (let next = from + 1; next < value; next += 1) state.numbers.push(next);
  }
  state.numbers.push(state.prefix === 'pmid' ? 0 : value);
  state.range = false;
  state.settled = true;
  state.prefix = '';
}

/** Takes one token of a list of numbers; false when the list cannot go on like that. */
function takeToken(state: ListState, token: string): boolean {
  if (/^[ \t]+$/.test(token)) return true;
  if (/^\d+$/.test(token)) {
    if (state.settled) return false;
    addNumber(state, Number(token.slice(0, 12)));
    return true;
  }
  if (opens(token)) {
    if (state.depth === DEEPEST) return false;
    state.depth += 1;
    state.settled = false;
    return true;
  }
  if (token === ':' && state.settled && state.numbers.length === 1) {
    state.pair = true;
    state.settled = false;
    return true;
  }
  const word = token.toLowerCase();
  if (RANGES.has(word) && state.settled) {
    state.range = true;
    state.settled = false;
    return true;
  }
  if (SEPARATORS.has(word) && (state.settled || state.numbers.length > 0)) {
    state.settled = false;
    return true;
  }
  if (PREFIXES.has(word) && !state.settled) {
    state.prefix = word;
    state.prefixed = true;
    return true;
  }
  return (
    !state.settled && (token === '#' || token === '^' || ((token === '.' || token === ':') && state.prefix !== ''))
  );
}

/** Numbers read from between brackets. */
export interface NumberList {
  /** Behind the closing bracket. */
  end: number;
  numbers: number[];
  prefixed: boolean;
}

/** Reads "…]", or "…)", behind an opening bracket at `at`; `start` is where the bound on its length counts from. */
export function parseList(input: Input, at: number, start: number, closer: ']' | ')' = ']'): Parsed<NumberList> {
  const { text, final } = input;
  const state: ListState = {
    numbers: [],
    depth: 1,
    range: false,
    settled: false,
    prefix: '',
    prefixed: false,
    pair: false,
  };
  let position = at;
  while (position - start <= LOOK_AHEAD) {
    const token = tokenAt(text, position);
    const next = position + token.length;
    if (next >= text.length && !final && (token === '' || token === '\\' || /[\p{L}\d \t]$/u.test(token))) {
      return token === '' || canGrow(state, token) ? 'more' : 'no';
    }
    if (token === '') return 'no';
    if (token === '†') return skipDagger(input, next, state, start);
    if (closer === ')' && token === ')') {
      return state.depth > 1 ? 'no' : finishList(state, next);
    }
    if (closes(token)) {
      state.depth -= 1;
      state.settled = true;
      if (state.depth === 0 && closer === ')') return 'no';
      if (state.depth > 0) {
        const target = parseTarget(input, next);
        if (target === 'more') return 'more';
        position = target === 'no' ? next : target;
        continue;
      }
      return finishList(state, next);
    }
    if (!takeToken(state, token)) return 'no';
    position = next;
  }
  return 'no';
}

function finishList(state: ListState, end: number): Parsed<NumberList> {
  if (state.numbers.length === 0 || state.pair) return 'no';
  return { end, numbers: state.numbers, prefixed: state.prefixed };
}

/** Whether a word or number cut off by the end of a piece may still become part of a list. */
function canGrow(state: ListState, token: string): boolean {
  if (!/^\p{L}/u.test(token)) return true;
  const word = token.toLowerCase();
  const words = state.settled || state.numbers.length > 0 ? [...RANGES, ...SEPARATORS, ...PREFIXES] : [...PREFIXES];
  return words.some((candidate) => candidate.startsWith(word));
}

/** "3†source】" and "4:0†file】": the text behind the dagger is dropped; a pair with a colon names no reference. */
function skipDagger(input: Input, at: number, state: ListState, start: number): Parsed<NumberList> {
  const found = /[\]】］\n]/.exec(input.text.slice(at, start + LOOK_AHEAD + 1));
  if (found === null) return !input.final && input.text.length - start <= LOOK_AHEAD ? 'more' : 'no';
  if (found[0] === '\n' || state.numbers.length === 0) return 'no';
  return { end: at + found.index + 1, numbers: state.pair ? [0] : state.numbers, prefixed: true };
}

const ADDRESS = /^(?:$|[#/.<]|\d+$|www\.|[a-z][a-z0-9+.-]*:|(?:ref|cite|citation|source|footnote|fn)[\w-]*$)/i;

/** Reads a link target "(#ref1)"; "no" for a parenthesis that is prose. */
export function parseTarget(input: Input, at: number): Parsed<number> {
  const { text, final } = input;
  if (at >= text.length) return final ? 'no' : 'more';
  if (text[at] !== '(') return 'no';
  const found = /[)\n]/.exec(text.slice(at, at + LOOK_AHEAD + 1));
  if (found === null) return !final && text.length - at <= LOOK_AHEAD ? 'more' : 'no';
  if (found[0] === '\n') return 'no';
  return ADDRESS.test(text.slice(at + 1, at + found.index).trim()) ? at + found.index + 1 : 'no';
}
