import type { Citation } from '../../literature/citation.schema.ts';
import type { AnswerEvidence, EvidenceRow } from './answer-evidence.schema.ts';
import type { AnswerCommand } from './follow-up-command.ts';

/** Direct studies of an answer; a study of several outcomes counts once. */
export function directStudies({ table }: Pick<AnswerEvidence, 'table'>): number[] {
  return [...new Set(table.map(({ citation }) => citation))];
}

/** The direct study that “largest” or “newest” asks for, the first of equals; undefined where no study tells its size or date, and for other commands. */
export function commandedStudy(
  kind: AnswerCommand,
  { table }: Pick<AnswerEvidence, 'table'>,
  citations: readonly Citation[],
): EvidenceRow | undefined {
  switch (kind) {
    case 'largest':
      return best(table, ({ n }) => n);
    case 'newest':
      return best(table, ({ citation }) => dateOf(citations[citation - 1]));
    default:
      return undefined;
  }
}

function best(table: readonly EvidenceRow[], measure: (row: EvidenceRow) => number | null): EvidenceRow | undefined {
  let found: { row: EvidenceRow; measured: number } | undefined;
  for (const row of table) {
    const measured = measure(row);
    if (measured !== null && (found === undefined || measured > found.measured)) found = { row, measured };
  }
  return found?.row;
}

/** A date as far as it is told, as a number that grows with it. */
function dateOf(citation: Citation | undefined): number | null {
  const [date] = /^\d{4}(?:-\d{2}){0,2}/.exec(citation?.publication_date ?? '') ?? [];
  return date === undefined ? null : Number(date.replaceAll('-', '').padEnd(8, '0'));
}
