import type { Citation } from '../../literature/citation.schema.ts';
import { EMPTY_CITATION } from '../../literature/empty-citation.ts';
import { splitSentences } from '../../literature/sentences.ts';
import { findCitationMarkers } from '../markdown/citation-markers.ts';
import type { ChatTurn } from '../chat-session.schema.ts';
import {
  addHiddenWords,
  bare,
  givesAway,
  noHiddenWords,
  openWords,
  type HiddenWords,
  type OpenWords,
} from './hidden-words.ts';
import { redactEvidence } from './redact-evidence.ts';

/** What of a turn is written from its references. */
export type Redactable = Pick<ChatTurn, 'answer' | 'citations' | 'claims' | 'evidence'> &
  Partial<Pick<ChatTurn, 'question'>>;

const REDACTED = /^redacted-\d+$/;
const LEFT_OUT = '…';

/** Whether a reference tells nothing but its number: its source is private, or is gone. */
export function isRedacted({ id, title }: Citation): boolean {
  return title === '' && REDACTED.test(id);
}

/** What the redaction of a line goes by. */
interface Redaction {
  hidden: ReadonlySet<number>;
  /** Whether a text tells what nothing says that is open; of all that is open where no references are given. */
  leaks: (text: string, cited?: readonly number[]) => boolean;
}

/**
 * A turn without anything of the references with the given numbers, which keep their places: their words, names and figures
 * go. So does what it tells of those that are hidden already, as in the turns before it; its own are added to them.
 */
export function redactTurn<Turn extends Redactable>(
  turn: Turn,
  hidden: ReadonlySet<number>,
  words: HiddenWords = noHiddenWords(),
): Turn {
  const { citations, claims, evidence } = turn;
  for (const n of hidden) {
    const citation = citations[n - 1];
    if (citation !== undefined && !isRedacted(citation)) addHiddenWords(words, citation, studiesOf(evidence, n));
  }
  if (words.names.size === 0 && hidden.size === 0) return turn;
  const redaction = { hidden, leaks: leaksOf(turn, hidden, words) };
  const kept = evidence === undefined ? null : redactEvidence(evidence, { citations, ...redaction });
  const lines = turn.answer.split('\n').map((line) => redactLine(line, redaction));
  if (kept !== null && kept.verdict !== evidence?.verdict) leaveOutVerdict(lines);
  const answer = withoutBareHeadings(lines, hidden).join('\n');
  return {
    ...turn,
    answer,
    citations: citations.map((citation, at) => (hidden.has(at + 1) ? redacted(citation.type, at + 1) : citation)),
    claims: claimsIn(answer, claims, hidden),
    ...(kept === null ? {} : { evidence: kept }),
  };
}

function studiesOf(evidence: ChatTurn['evidence'], n: number): string[] {
  return (evidence?.table ?? []).filter(({ citation }) => citation === n).map(({ study }) => study);
}

function leaksOf(
  { citations, evidence, question = '' }: Redactable,
  hidden: ReadonlySet<number>,
  words: HiddenWords,
): Redaction['leaks'] {
  const open = new Map<number, OpenWords>();
  for (const [at, citation] of citations.entries()) {
    if (!hidden.has(at + 1)) open.set(at + 1, openWords([citation], studiesOf(evidence, at + 1)));
  }
  const asked = openWords([], [question]);
  return (text, cited) => {
    const told = cited === undefined ? [...open.values()] : cited.flatMap((n) => open.get(n) ?? []);
    return givesAway(withoutMarkers(text), words, [asked, ...told]);
  };
}

/** What the answer comes to stands first; where hidden studies had a say in it, that is left out. */
function leaveOutVerdict(lines: string[]): void {
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first >= 0 && levelOf(lines[first] ?? '') !== null) lines[first] = LEFT_OUT;
}

/** A reference that keeps its number and its kind, and tells nothing else. */
function redacted(type: Citation['type'], n: number): Citation {
  return { ...EMPTY_CITATION, id: `redacted-${n}`, type: type === 'pubmed' ? 'other' : type };
}

/** Headings, and the names of studies above what is quoted of them. */
const HEADING = /^\s*(?:#{1,6} |(?:[-*] )?\*\*.*\*\*:?\s*$)/;
const MARKER = /\[\d/;
const TABLE_ROW = /^\s*\|/;

function redactLine(line: string, { hidden, leaks }: Redaction): string {
  if (bare(line) === '') return line;
  const cited = numbersIn(line);
  const open = cited.length === 0 ? undefined : cited;
  if (TABLE_ROW.test(line))
    return cited.some((n) => hidden.has(n)) || leaks(line, open) ? redactRow(line, cited) : line;
  if (HEADING.test(line) && cited.length === 0) return leaks(line) ? LEFT_OUT : line;
  const [indent = ''] = /^\s*(?:[-*] |\d+\. )?/.exec(line) ?? [];
  const pieces = piecesOf(line.slice(indent.length)).map((piece) => redactPiece(piece, { hidden, leaks }));
  return indent + pieces.filter((text, at) => text !== LEFT_OUT || pieces[at - 1] !== LEFT_OUT).join(' ');
}

/** A list item in bold stands below one that is indented less, and below every heading. */
const BOLD_LEVEL = 7;

function levelOf(line: string): number | null {
  if (!HEADING.test(line) || numbersIn(line).length > 0) return null;
  return /^\s*(#{1,6}) /.exec(line)?.[1]?.length ?? BOLD_LEVEL + line.search(/\S/);
}

/** A heading with nothing below it but what was left out is of that alone, whatever name it gives it. */
function withoutBareHeadings(lines: readonly string[], hidden: ReadonlySet<number>): string[] {
  return lines.map((line, at) => {
    const level = levelOf(line);
    if (level === null) return line;
    const rest = lines.slice(at + 1);
    const end = rest.findIndex((next) => (levelOf(next) ?? Infinity) <= level);
    const below = (end < 0 ? rest : rest.slice(0, end)).filter((next) => levelOf(next) === null);
    const isLeftOut = below.some((next) => next.includes(LEFT_OUT)) && !below.some((next) => tells(next, hidden));
    return isLeftOut ? LEFT_OUT : line;
  });
}

/** Whether a line still says something, or names a reference that is open. */
function tells(line: string, hidden: ReadonlySet<number>): boolean {
  const cited = numbersIn(line);
  if (TABLE_ROW.test(line) && cited.length === 0) return false;
  return bare(withoutMarkers(line)) !== '' || cited.some((n) => !hidden.has(n) && !line.includes(LEFT_OUT));
}

/** A text, each piece up to the markers behind it and the stop behind these. */
function piecesOf(text: string): { text: string; numbers: number[] }[] {
  const pieces: { text: string; numbers: number[] }[] = [];
  let from = 0;
  for (const { start, end, numbers } of findCitationMarkers(text)) {
    const stop = /^[.!?]/.test(text.slice(end)) ? end + 1 : end;
    const last = pieces.at(-1);
    if (last !== undefined && bare(text.slice(from, start)) === '') {
      last.text += text.slice(from, stop);
      last.numbers.push(...numbers);
    } else pieces.push({ text: text.slice(from, stop).trim(), numbers: [...numbers] });
    from = stop;
  }
  const rest = text.slice(from).trim();
  return rest === '' ? pieces : [...pieces, { text: rest, numbers: [] }];
}

/**
 * A sentence that names only open references is kept, unless it tells something of a hidden one all the same; one that names
 * none may be written from any.
 */
function redactPiece(
  { text, numbers }: { text: string; numbers: readonly number[] },
  { hidden, leaks }: Redaction,
): string {
  if (numbers.length === 0) return hidden.size > 0 || leaks(text) ? LEFT_OUT : text;
  const withoutWords = `${LEFT_OUT} [${[...new Set(numbers)].join(', ')}]`;
  if (numbers.some((n) => hidden.has(n))) return withoutWords;
  const marker = text.search(MARKER);
  const cited = hidden.size === 0 ? undefined : splitSentences(text.slice(0, marker)).at(-1);
  const from = cited?.start ?? 0;
  if (leaks(text.slice(from), numbers)) return withoutWords;
  return from === 0 ? text : `${LEFT_OUT} ${text.slice(from)}`;
}

function redactRow(line: string, cited: readonly number[]): string {
  const cells = line.split('|').length - 2;
  const last = cited.length === 0 ? LEFT_OUT : `[${cited.join(', ')}]`;
  return `| ${Array.from({ length: Math.max(1, cells - 1) }, () => LEFT_OUT).join(' | ')} | ${last} |`;
}

function numbersIn(text: string): number[] {
  return [...new Set(findCitationMarkers(text).flatMap(({ numbers }) => numbers))];
}

function withoutMarkers(text: string): string {
  return findCitationMarkers(text).reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
}

/** The claims that are left, where they stand now. */
function claimsIn(answer: string, claims: ChatTurn['claims'], hidden: ReadonlySet<number>): ChatTurn['claims'] {
  let from = 0;
  return claims.flatMap((claim) => {
    const isOpen = claim.citations.length > 0 ? !claim.citations.some((n) => hidden.has(n)) : hidden.size === 0;
    if (!isOpen) return [];
    const start = answer.indexOf(claim.text, from);
    if (start < 0) return [];
    from = start + claim.text.length;
    const evidence = claim.evidence.filter(({ n }) => !hidden.has(n));
    return [{ ...claim, evidence, start, end: from }];
  });
}
