import type { Citation } from '../../literature/citation.schema.ts';
import { EMPTY_CITATION } from '../../literature/empty-citation.ts';
import { splitSentences } from '../../literature/sentences.ts';
import { findCitationMarkers } from '../markdown/citation-markers.ts';
import type { ChatTurn } from '../chat-session.schema.ts';
import type { AnswerEvidence } from '../evidence/answer-evidence.schema.ts';

/** What of a turn is written from its references. */
export type Redactable = Pick<ChatTurn, 'answer' | 'citations' | 'claims' | 'evidence'>;

const REDACTED = /^redacted-\d+$/;
const LEFT_OUT = '…';

/** Whether a reference tells nothing but its number: its source is private, or is gone. */
export function isRedacted({ id, title }: Citation): boolean {
  return title === '' && REDACTED.test(id);
}

/** A turn without anything of the references with the given numbers, which keep their places: their words, names and figures go. */
export function redactTurn<Turn extends Redactable>(turn: Turn, hidden: ReadonlySet<number>): Turn {
  if (hidden.size === 0) return turn;
  const { citations, claims, evidence } = turn;
  const gone = citations.filter((_, at) => hidden.has(at + 1));
  const names = gone.flatMap(namesOf);
  const answer = turn.answer
    .split('\n')
    .map((line) => redactLine(line, hidden, names))
    .join('\n');
  return {
    ...turn,
    answer,
    citations: citations.map((citation, at) => (hidden.has(at + 1) ? redacted(citation.type, at + 1) : citation)),
    claims: claimsIn(answer, claims, hidden),
    ...(evidence === undefined
      ? {}
      : { evidence: redactEvidence(evidence, hidden, new Set(gone.map(({ title }) => title))) }),
  };
}

/** A reference that keeps its number and its kind, and tells nothing else. */
function redacted(type: Citation['type'], n: number): Citation {
  return { ...EMPTY_CITATION, id: `redacted-${n}`, type: type === 'pubmed' ? 'other' : type };
}

/** What a reference may be called, as letters and digits alone. */
function namesOf({ title, document, source }: Citation): string[] {
  return [title, document, document.replace(/\.pdf$/i, ''), source].map(bare).filter((name) => name !== '');
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Headings, and the names of studies above what is quoted of them. */
const HEADING = /^\s*(?:#{1,6} |(?:[-*] )?\*\*.*\*\*:?\s*$)/;
const MARKER = /\[\d/;
const TABLE_ROW = /^\s*\|/;

function redactLine(line: string, hidden: ReadonlySet<number>, names: readonly string[]): string {
  if (bare(line) === '') return line;
  const cited = numbersIn(line);
  if (TABLE_ROW.test(line)) return cited.some((n) => hidden.has(n)) ? redactRow(line, cited) : line;
  if (HEADING.test(line) && cited.length === 0)
    return names.some((name) => bare(line).includes(name)) ? LEFT_OUT : line;
  const [indent = ''] = /^\s*(?:[-*] |\d+\. )?/.exec(line) ?? [];
  const pieces = piecesOf(line.slice(indent.length)).map((piece) => redactPiece(piece, hidden));
  return indent + pieces.filter((text, at) => text !== LEFT_OUT || pieces[at - 1] !== LEFT_OUT).join(' ');
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

/** A sentence that names only open references is kept; one that names none may be written from any. */
function redactPiece(
  { text, numbers }: { text: string; numbers: readonly number[] },
  hidden: ReadonlySet<number>,
): string {
  if (numbers.length === 0) return LEFT_OUT;
  if (numbers.some((n) => hidden.has(n))) return `${LEFT_OUT} [${[...new Set(numbers)].join(', ')}]`;
  const marker = text.search(MARKER);
  const cited = splitSentences(text.slice(0, marker)).at(-1);
  return cited === undefined || cited.start === 0 ? text : `${LEFT_OUT} ${text.slice(cited.start)}`;
}

function redactRow(line: string, cited: readonly number[]): string {
  const cells = line.split('|').length - 2;
  return `| ${Array.from({ length: Math.max(1, cells - 1) }, () => LEFT_OUT).join(' | ')} | [${cited.join(', ')}] |`;
}

function numbersIn(text: string): number[] {
  return [...new Set(findCitationMarkers(text).flatMap(({ numbers }) => numbers))];
}

/** The claims that are left, where they stand now. */
function claimsIn(answer: string, claims: ChatTurn['claims'], hidden: ReadonlySet<number>): ChatTurn['claims'] {
  let from = 0;
  return claims.flatMap((claim) => {
    if (claim.citations.length === 0 || claim.citations.some((n) => hidden.has(n))) return [];
    const start = answer.indexOf(claim.text, from);
    if (start < 0) return [];
    from = start + claim.text.length;
    const evidence = claim.evidence.filter(({ n }) => !hidden.has(n));
    return [{ ...claim, evidence, start, end: from }];
  });
}

function redactEvidence(
  evidence: AnswerEvidence,
  hidden: ReadonlySet<number>,
  titles: ReadonlySet<string>,
): AnswerEvidence {
  const isOpen = ({ citation }: { citation: number }) => !hidden.has(citation);
  const quoted = evidence.answerLine.quoted.filter(isOpen);
  return {
    ...evidence,
    answerLine: {
      text: quoted.map(({ text }) => text).join(' '),
      citations: evidence.answerLine.citations.filter((n) => !hidden.has(n)),
      quoted,
    },
    table: evidence.table.filter(isOpen),
    harms: evidence.harms.filter(isOpen),
    indirect: evidence.indirect.filter(isOpen),
    leftOut: evidence.leftOut.filter(({ title }) => !titles.has(title)),
  };
}
