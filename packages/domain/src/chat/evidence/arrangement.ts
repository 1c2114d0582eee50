/**
 * Ways to arrange what an answer rests on, without a word of a writer: the answer line alone, the table of direct studies, each
 * study by population, comparison, outcome and result, or a list of studies with what each found.
 */
export const EVIDENCE_ARRANGEMENTS = ['line', 'table', 'pico', 'studies'] as const;
export type EvidenceArrangement = (typeof EVIDENCE_ARRANGEMENTS)[number];
