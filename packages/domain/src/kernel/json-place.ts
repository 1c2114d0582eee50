/** A place in a text; both count from 1, columns in UTF-16 units. */
export interface TextPlace {
  line: number;
  column: number;
}

/** What may come next. `item` and `key` are the first of a list and of an object, which may end at once. */
type Expected = 'value' | 'item' | 'key' | 'name' | 'colon' | 'next';

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;

/** Where a text first stops being JSON; null for a text that is. What engines say of it differs from one to the next. */
export function jsonProblemPlace(text: string): TextPlace | null {
  const problem = firstProblem(text);
  if (problem === null) return null;
  const lines = text.slice(0, problem).split(/\r\n|\n|\r/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

function firstProblem(text: string): number | null {
  const open: ('}' | ']')[] = [];
  let expected: Expected = 'value';
  for (let at = ending(SPACE, text, 0); ; at = ending(SPACE, text, at)) {
    if (at === text.length) return expected === 'next' && open.length === 0 ? null : at;
    const sign = text[at];
    const isEnd: boolean = sign === open.at(-1) && (expected === 'next' || expected === 'item' || expected === 'key');
    const begun: Opening | undefined = expected === 'value' || expected === 'item' ? OPENINGS[sign ?? ''] : undefined;
    let next = at + 1;
    if (isEnd) {
      open.pop();
      expected = 'next';
    } else if (begun !== undefined) {
      open.push(begun.end);
      expected = begun.expected;
    } else if (expected === 'colon') {
      if (sign !== ':') return at;
      expected = 'value';
    } else if (expected === 'next') {
      if (sign !== ',' || open.length === 0) return at;
      expected = open.at(-1) === '}' ? 'name' : 'value';
    } else {
      const isName: boolean = expected === 'key' || expected === 'name';
      next = isName ? stringEnd(text, at) : scalarEnd(text, at);
      if (next === at) return at;
      expected = isName ? 'colon' : 'next';
    }
    at = next;
  }
}

interface Opening {
  end: '}' | ']';
  expected: Expected;
}

const OPENINGS: Readonly<Record<string, Opening | undefined>> = {
  '{': { end: '}', expected: 'key' },
  '[': { end: ']', expected: 'item' },
};

/** Where a match that begins at a place ends; the place itself where there is none. */
function ending(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
}

function scalarEnd(text: string, at: number): number {
  if (text[at] === '"') return stringEnd(text, at);
  return Math.max(ending(NUMBER, text, at), ending(WORD, text, at));
}

/** Where a string ends that begins at a place; the place itself where it is none or never ends. */
function stringEnd(text: string, start: number): number {
  if (text[start] !== '"') return start;
  let at = start + 1;
  while (at < text.length && text[at] !== '"') {
    const next = text[at] === '\\' ? ending(ESCAPE, text, at) : at + 1;
    if (next === at || text.charCodeAt(at) < 0x20) return start;
    at = next;
  }
  return at < text.length ? at + 1 : start;
}
