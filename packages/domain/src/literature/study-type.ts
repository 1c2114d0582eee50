/** Study types of the search vocabulary (specification §3), strongest evidence first. */
export const STUDY_TYPES = [
  'meta_analysis',
  'systematic_review',
  'randomized_trial',
  'human_intervention',
  'rodent',
  'protocol',
  'misc',
] as const;

export type StudyType = (typeof STUDY_TYPES)[number];

/** English labels of specification §3; screens translate them by value. */
export const STUDY_TYPE_LABELS: Record<StudyType, string> = {
  randomized_trial: 'Randomized Trial',
  meta_analysis: 'Meta Analysis',
  systematic_review: 'Systematic Review',
  human_intervention: 'Clinical Intervention',
  rodent: 'Rodent',
  protocol: 'Protocol',
  misc: 'Other',
};

/** Study types a chat prefers until the user chooses (specification §3). */
export const DEFAULT_CHAT_STUDY_TYPES: readonly StudyType[] = [
  'randomized_trial',
  'meta_analysis',
  'systematic_review',
  'human_intervention',
];

/** Sort orders of the search vocabulary (specification §3). */
export const SORT_OPTIONS = ['sample_size', 'recency', 'impact_factor'] as const;
export type SortOption = (typeof SORT_OPTIONS)[number];
