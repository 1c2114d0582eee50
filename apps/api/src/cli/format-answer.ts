import {
  DISCLAIMER,
  findCitationMarkers,
  referenceLine,
  STUDY_TYPE_LABELS,
  STUDY_TYPES_RELAXED_MESSAGE,
  type ChatTurn,
  type Citation,
  type Claim,
  type Support,
} from '@footnote/domain';
import { printable } from './terminal.ts';

/** A reference of an answer as `ask --json` gives it. */
export interface AnswerReference {
  n: number;
  id: string;
  pmid: string;
  title: string;
  journal: string;
  publication_date: string;
  ml_type: Citation['ml_type'];
  ml_n: number | null;
  /** The sentence of the source that carries a claim best; '' when none does. */
  supportingSentence: string;
  retracted: boolean;
}

/** A sentence of the answer as it was checked; `verdict` tells quotations and contradictions apart. */
type CheckedClaim = Pick<Claim, 'text' | 'citations' | 'support' | 'verdict' | 'reason'>;

/** What `ask --json` prints; documented in docs/command-line.md and stable. */
export interface AnswerDocument {
  mainQuestion: string;
  searchString: string;
  retrieved: number;
  noDocuments: boolean;
  answer: { markdown: string; claims: CheckedClaim[] };
  citations: AnswerReference[];
  failed: { code: string; message: string } | null;
}

/** Tells a turn as the one object of `ask --json`. */
export function answerDocument(turn: ChatTurn): AnswerDocument {
  const { mainQuestion, searchString, failure } = turn;
  return {
    mainQuestion,
    searchString,
    retrieved: turn.retrieved ?? 0,
    noDocuments: turn.state === 'no_documents',
    answer: {
      markdown: turn.answer,
      claims: turn.claims.map(({ text, citations, support, verdict, reason }) => ({
        text,
        citations,
        support,
        ...(verdict === undefined ? {} : { verdict }),
        ...(reason === undefined ? {} : { reason }),
      })),
    },
    citations: citedReferences(turn),
    failed: failure === null ? null : { code: failure.code, message: failure.message },
  };
}

/** The references the answer cites, in the order of their numbers. */
function citedReferences(turn: ChatTurn): AnswerReference[] {
  const marked = findCitationMarkers(turn.answer).flatMap(({ numbers }) => numbers);
  const claimed = turn.claims.flatMap(({ citations }) => citations);
  const cited = new Set([...marked, ...claimed]);
  return turn.citations.flatMap((citation, index) => {
    const n = index + 1;
    return cited.has(n) ? [reference(citation, n, turn)] : [];
  });
}

function reference(citation: Citation, n: number, turn: ChatTurn): AnswerReference {
  const { id, pmid, title, journal, publication_date, ml_type, ml_n, retracted } = citation;
  const supportingSentence = supportingSentenceOf(turn, n);
  return { n, id, pmid, title, journal, publication_date, ml_type, ml_n, supportingSentence, retracted };
}

const STRENGTH: Record<Support, number> = { supported: 0, partly: 1, 'not found': 2 };

function supportingSentenceOf({ claims }: ChatTurn, n: number): string {
  const strongest = claims.toSorted((a, b) => STRENGTH[a.support] - STRENGTH[b.support]);
  return strongest.flatMap(({ evidence }) => evidence).find((evidence) => evidence.n === n)?.sentence ?? '';
}

/** Punctuation that markdown would take for markup, and a terminal shows as it stands. */
const ESCAPED = /\\([!-/:-@[-`{-~])/g;

/** Tells a turn as text for the terminal. */
export function answerText(turn: ChatTurn): string {
  const references = citedReferences(turn);
  const relaxed = turn.studyTypesRelaxed ? [STUDY_TYPES_RELAXED_MESSAGE] : [];
  const parts = [...relaxed, turn.answer.trim().replace(ESCAPED, '$1')];
  if (references.length > 0) {
    const lines = references.map((cited) => referenceText(cited, turn.citations[cited.n - 1]));
    parts.push(`References\n\n${lines.join('\n\n')}`);
  }
  parts.push(`Search: ${turn.searchString}`, DISCLAIMER);
  return printable(`${parts.filter((part) => part !== '' && part !== 'Search: ').join('\n\n')}\n`);
}

function referenceText(cited: AnswerReference, citation: Citation | undefined): string {
  const size = cited.ml_n === null ? '' : `, n = ${cited.ml_n}`;
  const evidence = `${STUDY_TYPE_LABELS[cited.ml_type]}${size}`;
  const lines = [
    `[${cited.n}] ${cited.retracted ? 'RETRACTED: ' : ''}${cited.title}`,
    `    ${citation === undefined ? '' : `${referenceLine(citation)} · `}${evidence}`,
  ];
  if (cited.supportingSentence !== '') lines.push(`    “${cited.supportingSentence}”`);
  return lines.join('\n');
}
