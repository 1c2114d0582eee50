import type { AnswerEvidence, AnswerTable, Citation } from '@footnote/domain';
import type { Messages } from '../messages/messages-context.ts';
import { certaintyLevelMessages, certaintyReasonMessages, leftOutMessages } from './evidence-terms.messages.ts';
import {
  agreementMessages,
  answerLineMessages,
  certaintyMessages,
  dimensionMessages,
  evidenceLimitsMessages,
  evidenceTableMessages,
  indirectMessages,
} from './evidence.messages.ts';
import { evidenceAnswerTable } from './evidence-columns.ts';
import { armNames, capitalised, differenceWords, pubmedTerms, termWords, verdictWords } from './evidence-words.ts';

/** A part of an answer as plain text: its heading and its lines. */
export interface EvidenceSection {
  heading: string;
  /** A line that cites ends with its marker. */
  lines: readonly string[];
  /** The same as a table, for what can draw one; the first cell of a row ends with its marker. */
  table?: AnswerTable;
}

/** Direct studies from which there is a table of them. */
const TABLE_FROM = 2;

/** What an answer rests on as plain text, in the order of the screen; parts that say nothing are left out. */
export function evidenceSections(
  evidence: AnswerEvidence,
  citations: readonly Citation[],
  messages: Messages,
): EvidenceSection[] {
  const { t } = messages;
  const sections = [
    verdict(evidence, messages),
    studies(evidence, messages),
    agreement(evidence, messages),
    { heading: t(answerLineMessages.harms), lines: evidence.harms.map((harm) => `“${harm.text}” [${harm.citation}]`) },
    certainty(evidence, messages),
    indirect(evidence, citations, messages),
    {
      heading: t(evidenceLimitsMessages.notTold),
      lines: evidence.notTold.map(
        ({ dimension, asked }) => `${t(dimensionMessages[dimension])}: ${termWords(asked, t)}`,
      ),
    },
    {
      heading: t(evidenceLimitsMessages.leftOut, { count: evidence.leftOut.length }),
      lines: evidence.leftOut.map(({ title, reason }) => `${title} — ${t(leftOutMessages[reason])}`),
    },
    {
      heading: t(evidenceLimitsMessages.query),
      lines: [pubmedTerms(evidence.pubmedQuery)].filter((query) => query !== ''),
    },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

function verdict(evidence: AnswerEvidence, { t }: Messages): EvidenceSection {
  return {
    heading: t(answerLineMessages.verdict),
    lines: [verdictWords(evidence.verdict, armNames(evidence, t), t)],
  };
}

function studies(evidence: AnswerEvidence, messages: Messages): EvidenceSection {
  const whole = evidenceAnswerTable(evidence, messages);
  const heading = messages.t(evidenceTableMessages.title);
  if (whole.rows.length < TABLE_FROM) return { heading, lines: [] };
  // The quotation, which stands last, is too long for a line and for a column.
  const table = { header: whole.header.slice(0, -1), rows: whole.rows.map((cells) => cells.slice(0, -1)) };
  return { heading, table, lines: table.rows.map((cells) => cells.filter(Boolean).join('; ')) };
}

function agreement(evidence: AnswerEvidence, { t }: Messages): EvidenceSection {
  const sides = evidence.agreement;
  const arms = armNames(evidence, t);
  const line = (direction: Parameters<typeof verdictWords>[0], side: { studies: number; participants: number }) =>
    `${verdictWords(direction, arms, t)}: ${t(agreementMessages.side, side)}`;
  return {
    heading: t(agreementMessages.title),
    lines:
      sides === null
        ? []
        : [
            ...(sides.outcome === '' ? [] : [t(agreementMessages.outcome, { outcome: sides.outcome })]),
            line('favours-intervention', sides.favoursIntervention),
            line('no-clear-difference', sides.noClearDifference),
            line('favours-comparator', sides.favoursComparator),
          ],
  };
}

function certainty({ certainty: known }: AnswerEvidence, { t }: Messages): EvidenceSection {
  if (known === null) return { heading: '', lines: [] };
  return {
    heading: t(certaintyMessages.certainty, { level: t(certaintyLevelMessages[known.level]) }),
    lines: [...known.reasons.map((reason) => t(certaintyReasonMessages[reason])), t(certaintyMessages.automatic)],
  };
}

function indirect(evidence: AnswerEvidence, citations: readonly Citation[], { t, locale }: Messages): EvidenceSection {
  const isAnswered = evidence.verdict !== 'not-answered';
  return {
    heading: t(isAnswered ? indirectMessages.title : indirectMessages.nearest, { count: evidence.indirect.length }),
    lines: evidence.indirect.map(({ because, citation, source }) => {
      const differences = because.map(
        (difference) =>
          `${t(dimensionMessages[difference.dimension])}: ${capitalised(differenceWords(difference, t), locale)}`,
      );
      const quotation = source === null ? '' : ` “${source.text}”`;
      return `${differences.join('; ')}. ${citations[citation - 1]?.title ?? ''}${quotation} [${citation}]`;
    }),
  };
}
