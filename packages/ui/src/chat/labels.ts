import type { SortOption, StudyType, Support } from '@footnote/domain';
import type { ReferenceLabels } from '../literature/labels.ts';

/** Words of an answer and its citations. */
export interface AnswerLabels {
  /** How far a source carries a claim: one word each. */
  support: Record<Support, string>;
  /** Explains each word of `support` in a sentence. */
  supportInWords: Record<Support, string>;
  /** Name of a chip: "Reference 1, 3". */
  citation: (numbers: readonly number[]) => string;
  /** One word on a chip that cites a retracted article. */
  citesRetracted: string;
  /** Names the card of a chip. */
  card: (numbers: readonly number[]) => string;
  closeCard: string;
  /** Shows a reference in the list. */
  showInList: string;
  /** "8 of 9 cited sentences supported" */
  supportSummary: (counts: { supported: number; total: number }) => string;
  /** "2 sentences carry no reference"; the sentences follow. */
  uncited: (count: number) => string;
  /** Names the scrollable frame of a table. */
  table: string;
  /** Said while an answer's user is being loaded. */
  loading: string;
  reference: ReferenceLabels;
}

/** Words of the filters, in the panel and on the chips. */
export interface FilterLabels {
  studyTypes: string;
  studyType: Record<StudyType, string>;
  impactFactor: string;
  impactHigh: string;
  impactHint: string;
  sampleSize: string;
  sampleSizeHint: string;
  sampleSizeInvalid: string;
  publishedSince: string;
  publishedSinceHint: string;
  publishedSinceInvalid: string;
  currentWeek: string;
  currentWeekHint: string;
  costEffectiveness: string;
  costEffectivenessHint: string;
  sort: string;
  sortDefault: string;
  sortOption: Record<SortOption, string>;
  reset: string;
  /** Chip: "n ≥ 500" */
  sampleSizeChip: (size: number) => string;
  /** Chip: "since 2020" */
  publishedSinceChip: (year: number) => string;
  /** Chip: "sorted by recency" */
  sortChip: (option: SortOption) => string;
  /** Names the button that takes a filter away. */
  remove: (chip: string) => string;
  /** Names the row of chips. */
  active: string;
}
