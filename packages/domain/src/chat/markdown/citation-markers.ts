import { codeReader, type CodeReader } from './markdown-code.ts';
import { parseUnit, type MarkerUnit } from './marker-grammar.ts';
import { LOOK_AHEAD, type Input } from './marker-list.ts';

/** A bracketed marker in an answer and what it cites. */
export interface CitationMarker {
  /** UTF-16 offsets in the text, `end` exclusive. */
  start: number;
  end: number;
  /** Reference numbers, ascending, each once. */
  numbers: number[];
}

/** Numbers a reference can have: beyond them, a number in brackets is a year or nothing. */
const HIGHEST_REFERENCE = 1_000;
/** Characters in front of a marker that decide what it is. */
const CONTEXT = 40;

const PLAIN = /[^`~[【［(<\\ \t\n]+|\n|\\[`~\\]|~+/y;
const SPACE = /[ \t]{0,240}/y;
const GAP = /[ \t]{0,240}(?:[,;][ \t]{0,240})?/y;
const DASH = /[-–—]/;
/** The beginning of a line, inside list items and quotations too. */
const BLOCK_START = /(?:^|\n)[ \t>*+-]*(?:\d{1,9}[.)][ \t]*)?$/;

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

function ascending(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

function plainMarker(numbers: readonly number[]): string {
  return `[${numbers.join(', ')}]`;
}

/** Finds the normalised markers of an answer: [1], [1, 3]; not years, intervals, links or code. */
export function findCitationMarkers(markdown: string): CitationMarker[] {
  const markers: CitationMarker[] = [];
  const input: Input = { text: markdown, final: true };
  const code = codeReader();
  let position = 0;
  while (position < markdown.length) {
    const skip = code.read(input, position, position === 0 || markdown[position - 1] === '\n');
    if (typeof skip === 'number') {
      position = skip;
      continue;
    }
    const found = markdown[position] === '[' ? plainMarkerAt(input, position) : null;
    if (found !== null) markers.push(found);
    position =
      found?.end ?? position + Math.max(1, matchAt(PLAIN, markdown, position).length, ticksAt(markdown, position));
  }
  return markers;
}

function ticksAt(text: string, at: number): number {
  return text[at] === '`' ? matchAt(/`+/y, text, at).length : 0;
}

function plainMarkerAt(input: Input, start: number): CitationMarker | null {
  const unit = parseUnit(input, start, input.text.slice(Math.max(0, start - CONTEXT), start));
  if (unit === 'no' || unit === 'more') return null;
  const numbers = ascending(unit.numbers);
  const plain = plainMarker(numbers);
  if (!input.text.startsWith(plain, start) || numbers.some((n) => n < 1 || n > HIGHEST_REFERENCE)) return null;
  return { start, end: start + plain.length, numbers };
}

/** Normalises markers of an answer that arrives in pieces, holding back only what may be the beginning of a marker. */
export interface MarkerStream {
  /** Takes the next piece and gives back what is certain so far. */
  push(piece: string): string;
  /** Gives back the rest. */
  flush(): string;
}

/**
 * Rewrites every way a model marks a citation ("[Ref 2]", "[2–4]", "【3†source】", "[1][2]", "[^1]", "(Ref. 2)") to the
 * form [1, 3], and drops numbers outside `references` (a set, or the highest number), so that a marker can only name a
 * given reference.
 */
export function normaliseCitationMarkers(markdown: string, references: number | ReadonlySet<number>): string {
  const stream = markerStream(references);
  return stream.push(markdown) + stream.flush();
}

/** Opens a stream normaliser; joined, its output is what {@link normaliseCitationMarkers} makes of the joined input. */
export function markerStream(references: number | ReadonlySet<number>): MarkerStream {
  const isGiven = (n: number) =>
    n >= 1 && n <= HIGHEST_REFERENCE && (typeof references === 'number' ? n <= references : references.has(n));
  const code = codeReader();
  let held = '';
  let before = '';
  let last = '';
  const work = (final: boolean): string => {
    const place: Place = {
      input: { text: held, final },
      code,
      contextAt: (at) => (before + held.slice(Math.max(0, at - CONTEXT), at)).slice(-CONTEXT),
    };
    let out = '';
    let position = 0;
    while (position < held.length) {
      const step = nextStep(place, position);
      if (step === 'more') break;
      const text = 'text' in step ? step.text : rewrite(step, { isGiven, last });
      out += text;
      last = text.at(-1) ?? last;
      position = step.end;
    }
    before = place.contextAt(position);
    held = held.slice(position);
    return out;
  };
  return {
    push(piece) {
      held += piece;
      return work(false);
    },
    flush: () => work(true),
  };
}

interface Place {
  input: Input;
  code: CodeReader;
  /** Up to {@link CONTEXT} characters in front of an offset, those already given out included. */
  contextAt: (at: number) => string;
}

interface Run {
  end: number;
  numbers: number[];
  lead: string;
}

interface MarkerStep extends Run {
  space: string;
  after: string;
  /** The character behind the run and the space after it; '' at the end. */
  next: string;
  /** The run stands behind nothing but the beginning of a line or list item. */
  opensBlock: boolean;
}

/** Decides what stands at a place: text that passes as it is, or a run of markers with the space around it. */
function nextStep(place: Place, at: number): { end: number; text: string } | MarkerStep | 'more' {
  const { text, final } = place.input;
  const context = place.contextAt(at);
  const code = place.code.read(place.input, at, context === '' || context.endsWith('\n'));
  if (code === 'more') return 'more';
  if (typeof code === 'number') return { end: code, text: text.slice(at, code) };
  const ticks = ticksAt(text, at);
  const plain = ticks > 0 ? text.slice(at, at + ticks) : matchAt(PLAIN, text, at);
  if (plain !== '') return { end: at + plain.length, text: plain };
  const space = matchAt(SPACE, text, at);
  const run = parseRun(place, at + space.length);
  if (run === 'more') return 'more';
  if (run === 'no') {
    const passed = space === '' ? (text[at] ?? '') : space;
    return { end: at + passed.length, text: passed };
  }
  const after = matchAt(SPACE, text, run.end);
  const next = text[run.end + after.length] ?? '';
  if (next === '' && !final) return 'more';
  return { ...run, space, after, next, opensBlock: BLOCK_START.test(context) };
}

/** Reads markers that stand together, "[1][2]", "[1], [2]", "[2]–[4]", as one. */
function parseRun({ input, contextAt }: Place, at: number): Run | 'no' | 'more' {
  const { text, final } = input;
  if (at >= text.length) return final ? 'no' : 'more';
  const first = parseUnit(input, at, contextAt(at));
  if (first === 'no' || first === 'more') return first;
  const run: Run = { end: first.end, numbers: [...first.numbers], lead: first.lead };
  while (run.lead === '' && run.end - at <= LOOK_AHEAD) {
    const dash = DASH.test(text[run.end] ?? '');
    const next = dash ? run.end + 1 : run.end + matchAt(GAP, text, run.end).slice(0, LOOK_AHEAD).length;
    if (next >= text.length) return final ? run : 'more';
    const unit = parseUnit(input, next, contextAt(next));
    if (unit === 'more') return 'more';
    if (unit === 'no' || unit.lead !== '') return run;
    if (dash) run.numbers.push(...between(run.numbers, unit));
    run.numbers.push(...unit.numbers);
    run.end = unit.end;
  }
  return run;
}

function between(numbers: readonly number[], unit: MarkerUnit): number[] {
  const from = numbers.at(-1) ?? 0;
  const length = (unit.numbers[0] ?? 0) - from - 1;
  return length > 0 && length <= 50 ? Array.from({ length }, (_, index) => from + 1 + index) : [];
}

/** Writes a run in its normal form, or closes the gap that one without a given reference leaves; moves `step.end`. */
function rewrite(step: MarkerStep, { isGiven, last }: { isGiven: (n: number) => boolean; last: string }): string {
  const numbers = ascending(step.numbers.filter(isGiven));
  const follows = step.after === '' ? step.next : '';
  // "[1]: …" at the beginning of a line would define a link and vanish.
  const definition = step.opensBlock && follows === ':';
  if (definition) step.end += 1;
  if (numbers.length > 0) {
    const plain = plainMarker(numbers);
    const marker = step.lead === '' ? plain : `(${step.lead}${plain})`;
    return step.space + marker + (definition || follows === '(' ? ' ' : '');
  }
  if (step.opensBlock || last === '') {
    if (!definition) step.end += step.after.length;
    return step.space;
  }
  step.end += step.after.length;
  if (step.next === '' || /[\n.,;:!?)]/.test(step.next)) return joins(last, step.next) ? '…' : '';
  const gap = step.space === '' ? step.after : step.space;
  return gap === '' && joins(last, step.next) ? '…' : gap;
}

/** Whether closing the gap could make a new marker of what stands on both sides of it: "[9[99]8]". */
function joins(last: string, next: string): boolean {
  return /[[\d,;&+–—^#.†\\-]/.test(last) && /[\]\d,;:\\)]/.test(next);
}
