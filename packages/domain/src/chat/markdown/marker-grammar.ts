import { LOOK_AHEAD, parseList, parseTarget, type Input, type Parsed } from './marker-list.ts';

/** A citation as written in one place. */
export interface MarkerUnit {
  /** UTF-16 offset behind the unit. */
  end: number;
  /** Numbers as written, ranges filled in; may lie outside the set. */
  numbers: number[];
  /** Opening words of a parenthesis that stay with the marker: "see ". */
  lead: string;
}

const OPENERS = '[【［';

const INTERVAL_BEFORE =
  /(?:\b(?:CI|CrI|IQR|HPD|HPDI|KI|IC|BI)s?\b|confidence intervals?|credible intervals?|interquartile range|\bag(?:ed|es?))[ \t]*(?:[:=,(][ \t]*)?$/;

/** Reads a bracketed marker at `at`; years ("[2019]") and intervals ("CI [65, 82]") are none. `before` is the text in front. */
function parseBracketed(input: Input, at: number, before: string): Parsed<MarkerUnit> {
  const { text } = input;
  const bracket = text[at] === '\\' ? at + 1 : at;
  if (bracket >= text.length) return input.final ? 'no' : 'more';
  if (!OPENERS.includes(text[bracket] ?? ' ')) return 'no';
  const list = parseList(input, bracket + 1, at);
  if (list === 'no' || list === 'more') return list;
  const target = parseTarget(input, list.end);
  if (target === 'more') return 'more';
  if (!list.prefixed) {
    if (list.numbers.every((n) => n >= 1900 && n <= 2099)) return 'no';
    if (list.numbers.length >= 2 && INTERVAL_BEFORE.test(before.slice(-40))) return 'no';
  }
  if (target !== 'no' && before.endsWith('!')) return 'no';
  return { end: target === 'no' ? list.end : target, numbers: list.numbers, lead: '' };
}

/** Words that stay in front of a marker in a parenthesis. */
const LEADS = 'see cf cf. e.g. e.g., i.e. i.e., siehe vgl vgl. voir zie ver véase'.split(' ');
/** Words that make bare numbers in a parenthesis references, and go. */
const REFERENCE_WORDS = [
  'ref',
  'refs',
  'reference',
  'references',
  'source',
  'sources',
  'citation',
  'citations',
].flatMap((word) => [word, `${word}.`, `${word}:`]);
const LEAD_RUN = /[\p{L}.,:]*/uy;

/** Reads "(see [2])", "([2])" and "(Ref. 2)". */
function parseParenthesis(input: Input, at: number): Parsed<MarkerUnit> {
  const { text, final } = input;
  LEAD_RUN.lastIndex = at + 1;
  const run = LEAD_RUN.exec(text)?.[0] ?? '';
  const word = run.toLowerCase();
  let position = at + 1 + run.length;
  if (position >= text.length && !final) {
    return [...LEADS, ...REFERENCE_WORDS].some((candidate) => candidate.startsWith(word)) ? 'more' : 'no';
  }
  const isReference = REFERENCE_WORDS.includes(word);
  if (run !== '' && !isReference && !LEADS.includes(word)) return 'no';
  if (run !== '') position += /^[ \t]*/.exec(text.slice(position, at + LOOK_AHEAD))?.[0].length ?? 0;
  const next = text[position];
  if (next === undefined) return final ? 'no' : 'more';
  if (!/[[【［\\]/.test(next) && !(isReference && /\d/.test(next))) return 'no';
  const list = parseList(input, position, at, ')');
  if (list === 'no' || list === 'more') return list;
  return { end: list.end, numbers: list.numbers, lead: isReference ? '' : text.slice(at + 1, position) };
}

/** Reads one citation at `at`, where `before` is the text in front of it. */
export function parseUnit(input: Input, at: number, before: string): Parsed<MarkerUnit> {
  const opener = input.text[at];
  if (opener === '(') return parseParenthesis(input, at);
  if (opener === '<') return parseSuperscript(input, at, before);
  return parseBracketed(input, at, before);
}

/** Reads "<sup>[1]</sup>"; bare superscript numbers are powers and units as often as citations and stay as they are. */
function parseSuperscript(input: Input, at: number, before: string): Parsed<MarkerUnit> {
  const { text, final } = input;
  const head = text.slice(at, at + 5);
  if (!'<sup>'.startsWith(head)) return 'no';
  if (head.length < 5) return final ? 'no' : 'more';
  const unit = parseBracketed(input, at + 5, before);
  if (unit === 'no' || unit === 'more') return at + 5 >= text.length && !final ? 'more' : unit;
  const tail = text.slice(unit.end, unit.end + 6);
  if (tail === '</sup>') return { ...unit, end: unit.end + 6 };
  return !final && '</sup>'.startsWith(tail) ? 'more' : 'no';
}
