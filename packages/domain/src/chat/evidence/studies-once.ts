import type { AnswerEvidence, EvidenceRow } from './answer-evidence.schema.ts';
import type { EvidenceArrangement } from './arrangement.ts';

/** Studies that are told by population, comparison, outcome and result: more are read as a table. */
const PICO_STUDIES = 3;

/** The row of each direct study that an arrangement shows: what it says first. */
export function studiesOnce({ table }: Pick<AnswerEvidence, 'table'>, arrangement: EvidenceArrangement): EvidenceRow[] {
  const once = table.filter((row, at) => table.findIndex(({ citation }) => citation === row.citation) === at);
  return arrangement === 'pico' ? once.slice(0, PICO_STUDIES) : once;
}
