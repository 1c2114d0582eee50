import type { EvidenceArrangement } from '../chat/evidence/arrangement.ts';
import type { OutputTemplate } from './output-template.schema.ts';

/** A template of the product. */
export interface ProductTemplate {
  /** The same in every version, whatever its words become. */
  id: string;
  /** In English; screens say it in the language of the interface. */
  name: string;
  prompt: string;
  /** How the findings of the studies give such an answer without a language model; null where only a model can. */
  arrangement: EvidenceArrangement | null;
}

/** The templates of the product: those that arrange findings first, as they work everywhere. */
export const PRODUCT_TEMPLATES: readonly ProductTemplate[] = [
  {
    id: 'product-one-line',
    name: 'One-line answer',
    prompt:
      'Answer in one sentence of at most 40 words, with the most important figure and its confidence interval. Nothing else.',
    arrangement: 'line',
  },
  {
    id: 'product-table-of-trials',
    name: 'Table of trials',
    prompt:
      'Give one table with a row for each study and the columns Study, Design, Participants, Population, Comparison, Outcome, Effect with its confidence interval. No text around it but one sentence below that says what the studies have in common.',
    arrangement: 'table',
  },
  {
    id: 'product-pico',
    name: 'PICO abstract',
    prompt:
      'For each of the most important studies, at most three, write the headings Population, Intervention, Comparator, Outcome and Result, each with one sentence or a figure.',
    arrangement: 'pico',
  },
  {
    id: 'product-list-of-studies',
    name: 'List of studies',
    prompt:
      'List the studies, the most direct first. For each: its name, design and number of participants on one line, and below it what it found, in one sentence with the figure.',
    arrangement: 'studies',
  },
  {
    id: 'product-patient-letter',
    name: 'Summary for a patient letter',
    prompt:
      'Write one paragraph of at most 120 words for a letter to a patient, in words a reader of twelve years knows. Give risks as natural frequencies (“3 of 100 people”) where the studies have them. Say what is not known. Give no advice that the studies do not carry.',
    arrangement: null,
  },
  {
    id: 'product-guideline-paragraph',
    name: 'Guideline paragraph',
    prompt:
      'Write a paragraph as guidelines do: one statement of what the evidence shows, then the evidence behind it with design, size and effect with confidence interval, then its certainty and the reasons for it. Make no recommendation of your own.',
    arrangement: null,
  },
  {
    id: 'product-journal-club',
    name: 'Journal-club appraisal',
    prompt:
      'Appraise the most important study under the headings Question, Design, Who was studied, Result, Strengths, Limits, What it changes. Under Limits name what the abstract does not say (allocation, blinding, loss to follow-up, funding).',
    arrangement: null,
  },
  {
    id: 'product-slide',
    name: 'Slide',
    prompt:
      'Write one slide: a title that states the finding in at most 12 words, then at most four bullet points of at most 15 words each, each with its figure, then one line with the limits.',
    arrangement: null,
  },
  {
    id: 'product-dosing-table',
    name: 'Dosing table',
    prompt:
      'Give one table with the columns Drug, Dose and route, Frequency, Duration, Who was studied, Study. Only doses that the studies used, exactly as they state them; write “not stated” where one is missing.',
    arrangement: null,
  },
];

/** The day the prompts of the product were last changed; where nobody has used one, it counts as changed then. */
const CHANGED_AT = '2026-11-25T00:00:00.000Z';

/** A template of the product as the calls give it; `usedAt` (ISO 8601) is when the user last chose it. */
export function productOutputTemplate({ id, name, prompt }: ProductTemplate, usedAt: string | null): OutputTemplate {
  return { id, name, prompt, ownedByType: 'product', updatedAt: usedAt ?? CHANGED_AT, creator: null, lastEdit: null };
}

const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ');
const ARRANGEMENTS = new Map(PRODUCT_TEMPLATES.map(({ prompt, arrangement }) => [plain(prompt), arrangement]));

/** How findings are arranged for a format without a language model; null where a model has to write, or there is no format. */
export function arrangementOf(format: string | null): EvidenceArrangement | null {
  return format === null ? null : (ARRANGEMENTS.get(plain(format)) ?? null);
}
