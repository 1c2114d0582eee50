import {
  DISCLAIMER,
  findCitationMarkers,
  referenceLine,
  STUDY_TYPE_LABELS,
  STUDY_TYPES_RELAXED_MESSAGE,
  type ChatTurn,
  type Certainty,
  type Citation,
  type Claim,
  type EffectDirection,
  type EvidenceRow,
  type QuestionFrame,
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
  /** Whether the study answers the question as asked, and in what it differs where it does not. */
  directness?: NonNullable<Citation['directness']>;
  indirectBecause?: NonNullable<Citation['indirect_because']>;
}

/** What a direct study found. */
export interface AnswerFinding {
  /** Its reference. */
  n: number;
  outcome: string;
  intervention: string;
  comparator: string;
  measure: string | null;
  value: number | null;
  ci: readonly number[] | null;
  direction: EffectDirection;
  sentence: string;
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
  /** The question as it was read; null where nothing was read. */
  frame: QuestionFrame | null;
  answerLine: { text: string; citations: readonly number[] };
  findings: AnswerFinding[];
  certainty: Certainty | null;
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
    frame: turn.evidence?.frame ?? null,
    answerLine: {
      text: turn.evidence?.answerLine.text ?? '',
      citations: turn.evidence?.answerLine.citations ?? [],
    },
    findings: (turn.evidence?.table ?? []).map(findingOf),
    certainty: turn.evidence?.certainty ?? null,
    failed: failure === null ? null : { code: failure.code, message: failure.message },
  };
}

function findingOf({ citation, outcome, estimate, direction, source }: EvidenceRow): AnswerFinding {
  return {
    n: citation,
    outcome,
    intervention: estimate?.intervention ?? '',
    comparator: estimate?.comparator ?? '',
    measure: estimate?.measure ?? null,
    value: estimate?.value ?? null,
    ci: estimate?.ci ?? null,
    direction,
    sentence: source.text,
  };
}

/** The references the answer cites, in the order of their numbers. */
function citedReferences(turn: ChatTurn): AnswerReference[] {
  const marked = findCitationMarkers(turn.answer).flatMap(({ numbers }) => numbers);
  const claimed = turn.claims.flatMap(({ citations }) => citations);
  const shown = [...(turn.evidence?.table ?? []), ...(turn.evidence?.indirect ?? [])].map(({ citation }) => citation);
  const cited = new Set([...marked, ...claimed, ...shown]);
  return turn.citations.flatMap((citation, index) => {
    const n = index + 1;
    return cited.has(n) ? [reference(citation, n, turn)] : [];
  });
}

function reference(citation: Citation, n: number, turn: ChatTurn): AnswerReference {
  const { id, pmid, title, journal, publication_date, ml_type, ml_n, retracted } = citation;
  const { directness, indirect_because: indirectBecause } = citation;
  return {
    n,
    id,
    pmid,
    title,
    journal,
    publication_date,
    ml_type,
    ml_n,
    supportingSentence: supportingSentenceOf(turn, n),
    retracted,
    ...(directness === undefined ? {} : { directness }),
    ...(indirectBecause === undefined ? {} : { indirectBecause }),
  };
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
