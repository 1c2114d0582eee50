import type { Citation } from '../../literature/citation.schema.ts';
import type { Agreement, AnswerEvidence, EvidenceRow } from '../evidence/answer-evidence.schema.ts';

interface RedactionOfEvidence {
  citations: readonly Citation[];
  /** Numbers of the references that are hidden. */
  hidden: ReadonlySet<number>;
  /** Whether a text tells of a hidden reference what nothing says that is open. */
  leaks: (text: string) => boolean;
}

/**
 * What an answer rests on, without the references that are hidden and whatever they had a say in: what is counted is counted
 * again, and how sure all of it is together is not told.
 */
export function redactEvidence(
  evidence: AnswerEvidence,
  { citations, hidden, leaks }: RedactionOfEvidence,
): AnswerEvidence {
  const isOpen = ({ citation }: { citation: number }) => !hidden.has(citation);
  const { computed = [], ...line } = evidence.answerLine;
  const table = evidence.table.filter(isOpen);
  const quoted = line.quoted.filter(isOpen);
  const hadSay = table.length < evidence.table.length;
  const isWhole = quoted.length === line.quoted.length && !hadSay;
  return {
    ...evidence,
    verdict: hadSay ? verdictOf(evidence, table) : evidence.verdict,
    answerLine: isWhole
      ? { ...line, ...(computed.length === 0 ? {} : { computed }) }
      : {
          text: quoted.map(({ text }) => text).join(' '),
          citations: line.citations.filter((n) => !hidden.has(n)),
          quoted,
        },
    table,
    agreement: evidence.agreement !== null && hidden.size > 0 ? recount(evidence.agreement, table) : evidence.agreement,
    harms: evidence.harms.filter(isOpen),
    certainty: hadSay ? null : evidence.certainty,
    indirect: evidence.indirect.filter(isOpen),
    leftOut: hidden.size === 0 ? evidence.leftOut : openOnes(evidence.leftOut, citations, hidden),
    nextQuestions: evidence.nextQuestions.filter((question) => !leaks(question)),
  };
}

/** Fewer studies than this are not counted together. */
const MIN_AGREEMENT = 3;

function recount({ outcome }: Agreement, table: readonly EvidenceRow[]): Agreement | null {
  if (table.filter(({ direction }) => direction !== 'described').length < MIN_AGREEMENT) return null;
  const side = (wanted: EvidenceRow['direction']) => {
    const studies = table.filter(({ direction }) => direction === wanted);
    return { studies: studies.length, participants: studies.reduce((sum, { n }) => sum + (n ?? 0), 0) };
  };
  return {
    outcome,
    favoursIntervention: side('favours-intervention'),
    noClearDifference: side('no-clear-difference'),
    favoursComparator: side('favours-comparator'),
  };
}

/** On whose side the first study is where the answer is yes, and no. */
const SIDE_OF = { yes: 'favours-comparator', no: 'no-clear-difference' } as const;

/** What the open studies bear out of a verdict that hidden ones had a say in. */
function verdictOf({ verdict, table: all }: AnswerEvidence, table: readonly EvidenceRow[]): AnswerEvidence['verdict'] {
  return bearsOut(verdict, all[0], table) ? verdict : 'described';
}

function bearsOut(
  verdict: AnswerEvidence['verdict'],
  best: EvidenceRow | undefined,
  [first, ...others]: readonly EvidenceRow[],
): boolean {
  if (first === undefined) return false;
  if (verdict === 'figure') return first === best;
  if (verdict === 'yes' || verdict === 'no') return first.direction === SIDE_OF[verdict];
  if (verdict !== 'mixed') return first.direction === verdict;
  const sides = [first, ...others].map(({ direction }) => direction).filter((direction) => direction !== 'described');
  return new Set(sides).size > 1;
}

/** Studies that were left out and are among the open references, each as often as it stands there. */
function openOnes(
  leftOut: AnswerEvidence['leftOut'],
  citations: readonly Citation[],
  hidden: ReadonlySet<number>,
): AnswerEvidence['leftOut'] {
  const left = citations.filter((_, at) => !hidden.has(at + 1));
  return leftOut.filter((one) => {
    const at = left.findIndex(({ pmid, title }) => pmid === one.pmid && title === one.title);
    return at >= 0 && left.splice(at, 1).length > 0;
  });
}
