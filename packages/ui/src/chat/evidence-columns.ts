import type { AnswerEvidence, AnswerTable, EvidenceRow } from '@footnote/domain';
import type { Messages } from '../messages/messages-context.ts';
import { evidenceColumnMessages } from './evidence.messages.ts';
import { designMessages } from './evidence-terms.messages.ts';
import { armNames, termWords, verdictWords } from './evidence-words.ts';

const COLUMNS = [
  'study',
  'design',
  'n',
  'population',
  'comparison',
  'outcome',
  'effect',
  'direction',
  'quotation',
] as const;

/** The evidence table of an answer as plain text, for the table view, export and copies. */
export function evidenceAnswerTable(
  evidence: AnswerEvidence,
  { t, number }: Pick<Messages, 't' | 'number'>,
): AnswerTable {
  const arms = armNames(evidence, t);
  const cells: Record<(typeof COLUMNS)[number], (row: EvidenceRow) => string> = {
    study: ({ study, citation }) => `${study} [${citation}]`,
    design: ({ design }) => t(designMessages[design]),
    n: ({ n }) => (n === null ? '' : number(n)),
    population: ({ population }) => termWords(population, t),
    comparison: ({ comparison }) => comparison,
    outcome: ({ outcome }) => outcome,
    effect: ({ effect }) => effect,
    direction: ({ direction }) => verdictWords(direction, arms, t),
    quotation: ({ source }) => source.text,
  };
  return {
    header: COLUMNS.map((column) => t(evidenceColumnMessages[column])),
    rows: evidence.table.map((row) => COLUMNS.map((column) => cells[column](row))),
  };
}
