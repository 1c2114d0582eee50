import { replaceBracketed } from '@footnote/domain/core';

/** The pieces of one line of an Ovid strategy. */
export type OvidPiece =
  | { kind: 'open' | 'close' }
  | { kind: 'operator'; name: 'and' | 'or' | 'not' }
  | { kind: 'near'; words: number }
  | { kind: 'words'; text: string; quoted: boolean }
  | { kind: 'fields'; names: readonly string[] }
  | { kind: 'heading'; heading: string; explode: boolean; major: boolean; qualifiers: readonly string[] }
  | { kind: 'lines'; operator: 'and' | 'or'; numbers: readonly number[] };

const HEADING =
  /(exp\s+)?(?:(\*)\s*)?(?:"([^"]{1,200})"|([^\s()/"[\]][^()/"[\]]{0,200}))\s*\/((?:\s*(?!or\b)[a-z]{2}\b(?:\s*\[[^\]]{0,80}\])?(?:\s*,)?)*)/iy;
const LINES = /(or|and)\s*\/\s*(\d[\d,\s-]{0,500})/iy;
const FIELDS = /\.\s?([a-z]{2}(?:\s*,\s*[a-z]{2}){0,12})(?:\s*,)?\s*\.?(?=[\s)[,]|$)/iy;
const NEAR = /(?:adj|near)\/?(\d{0,3})(?![\p{L}\p{N}])/iuy;
const OPERATOR = /(and|or|not)(?![\p{L}\p{N}$*?#-])/iuy;
const QUOTED = /["“”]([^"“”]{0,500})["“”]/y;
const COMMENT = /\[[^\]]{0,500}\]/y;
const WORD = /[^\s()"“”[\]]/y;
const HAS_OPERATOR = /\s(?:and|or|not|adj\d*)\s|\.[a-z]{2}(?:,[a-z]{2})*\.(?:\s|$)/i;
/** Sets one line may join. */
const MAX_NUMBERS = 500;

/** Cuts a line into its pieces; what means nothing is skipped. */
export function ovidPieces(line: string): OvidPiece[] {
  const pieces: OvidPiece[] = [];
  let at = 0;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(line);
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  let word = '';
  const endWord = () => {
    if (word !== '') pieces.push({ kind: 'words', text: word, quoted: false });
    word = '';
  };
  while (at < line.length) {
    const character = line.charAt(at);
    const begins = word === '';
    if (/\s/.test(character)) {
      endWord();
      at += 1;
      continue;
    }
    const special = begins ? readSpecial(line, at, match) : readFields(match);
    if (special !== null) {
      endWord();
      pieces.push(special);
    } else if (character === '(' || character === ')') {
      endWord();
      pieces.push({ kind: character === '(' ? 'open' : 'close' });
      at += 1;
    } else if (match(COMMENT) === null) {
      if (match(WORD) !== null) word += character;
      else at += 1;
    }
  }
  endWord();
  return pieces;
}

type Match = (pattern: RegExp) => RegExpExecArray | null;

function readFields(match: Match): OvidPiece | null {
  const names = match(FIELDS)?.[1];
  if (names === undefined) return null;
  return {
    kind: 'fields',
    names: names
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  };
}

function readSpecial(line: string, at: number, match: Match): OvidPiece | null {
  const fields = readFields(match);
  if (fields !== null) return fields;
  const lines = match(LINES);
  if (lines !== null)
    return {
      kind: 'lines',
      operator: lines[1]?.toLowerCase() === 'and' ? 'and' : 'or',
      numbers: numbersIn(lines[2] ?? ''),
    };
  const near = match(NEAR);
  if (near !== null) return { kind: 'near', words: Math.max(0, Number(near[1] || '1') - 1) };
  const operator = match(OPERATOR)?.[1]?.toLowerCase();
  if (operator === 'and' || operator === 'or' || operator === 'not') return { kind: 'operator', name: operator };
  HEADING.lastIndex = at;
  const heading = HEADING.exec(line);
  if (heading !== null && isHeading(heading, line)) {
    match(HEADING);
    return headingPiece(heading);
  }
  const quoted = match(QUOTED)?.[1];
  return quoted === undefined ? null : { kind: 'words', text: quoted, quoted: true };
}

/** Headings with “and” in them are told from joined terms by quotation marks, or by filling the line. */
function isHeading(heading: RegExpExecArray, line: string): boolean {
  const unquoted = heading[4];
  if (unquoted === undefined || !HAS_OPERATOR.test(unquoted)) return true;
  return heading.index === 0 && heading[0].length === line.length;
}

function headingPiece([, explode, major, quoted, plain = '', qualifiers = '']: RegExpExecArray): OvidPiece {
  return {
    kind: 'heading',
    heading: (quoted ?? plain)
      .replace(/^\*/, '')
      .replaceAll(/\[[^\]]*\]?/g, '')
      .trim(),
    explode: explode !== undefined,
    major: major !== undefined || plain.startsWith('*'),
    qualifiers: replaceBracketed(qualifiers, '')
      .split(/[\s,]+/)
      .filter((one) => one !== '')
      .map((one) => one.toLowerCase()),
  };
}

/** “1-4, 7” as 1, 2, 3, 4, 7. */
function numbersIn(text: string): number[] {
  const numbers: number[] = [];
  for (const part of text.split(',')) {
    const [, first, last] = /^(\d{1,4})(?:\s*-\s*(\d{1,4}))?$/.exec(part.trim()) ?? [];
    if (first === undefined) continue;
    for (let number = Number(first); number <= Number(last ?? first) && numbers.length < MAX_NUMBERS; number += 1)
      numbers.push(number);
  }
  return numbers;
}
