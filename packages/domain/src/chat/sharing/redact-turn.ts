import type { Citation } from '../../literature/citation.schema.ts';
import { EMPTY_CITATION } from '../../literature/empty-citation.ts';
import { publicationYear } from '../../literature/reference-line.ts';
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
  const sources = citations.filter((_, at) => hidden.has(at + 1));
  const studies = (evidence?.table ?? []).filter(({ citation }) => hidden.has(citation)).map(({ study }) => study);
  const names = [...sources.flatMap(namesOf), ...studies].map(bare).filter((name) => name !== '');
  const lines = turn.answer.split('\n').map((line) => redactLine(line, hidden, names));
  const answer = withoutBareHeadings(lines, hidden).join('\n');
  return {
    ...turn,
    answer,
    citations: citations.map((citation, at) => (hidden.has(at + 1) ? redacted(citation.type, at + 1) : citation)),
    claims: claimsIn(answer, claims, hidden),
    ...(evidence === undefined
      ? {}
      : { evidence: redactEvidence(evidence, { hidden, titles: sources.map(({ title }) => title) }) }),
  };
}

/** A reference that keeps its number and its kind, and tells nothing else. */
function redacted(type: Citation['type'], n: number): Citation {
  return { ...EMPTY_CITATION, id: `redacted-${n}`, type: type === 'pubmed' ? 'other' : type };
}

/** What a reference may be called. */
function namesOf({ title, document, source, first_author, authors, journal, publication_date }: Citation): string[] {
  const year = publicationYear(publication_date);
  const authored = [authors[0]?.lastname ?? '', first_author.split(' ')[0] ?? '', journal].filter(
    (name) => name !== '',
  );
  return [title, document, document.replace(/\.pdf$/i, ''), source, ...authored.map((name) => `${name} ${year}`)];
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
  const isNamed = () => names.some((name) => bare(line).includes(name));
  if (TABLE_ROW.test(line)) return cited.some((n) => hidden.has(n)) || isNamed() ? redactRow(line, cited) : line;
  if (HEADING.test(line) && cited.length === 0) return isNamed() ? LEFT_OUT : line;
  const [indent = ''] = /^\s*(?:[-*] |\d+\. )?/.exec(line) ?? [];
  const pieces = piecesOf(line.slice(indent.length)).map((piece) => redactPiece(piece, hidden));
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
  const words = findCitationMarkers(line).reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    line,
  );
  return bare(words) !== '' || cited.some((n) => !hidden.has(n) && !line.includes(LEFT_OUT));
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
  const last = cited.length === 0 ? LEFT_OUT : `[${cited.join(', ')}]`;
  return `| ${Array.from({ length: Math.max(1, cells - 1) }, () => LEFT_OUT).join(' | ')} | ${last} |`;
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
  { hidden, titles }: { hidden: ReadonlySet<number>; titles: readonly string[] },
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
    leftOut: evidence.leftOut.filter(({ title }) => !titles.includes(title)),
  };
}
