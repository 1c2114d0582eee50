/** How a study was made, as far as its record and text tell; unlike `StudyType`, which a reader filters by, it tells apart what is evidence and what is not. */
export const STUDY_DESIGNS = [
  'meta_analysis',
  'pooled_analysis',
  'systematic_review',
  'randomized_trial',
  'trial',
  'cohort',
  'case_control',
  'cross_sectional',
  'diagnostic_accuracy',
  'case_report',
  'guideline',
  'review',
  'protocol',
  /** Registered and recruiting or not yet reported: nothing has been found. */
  'unfinished',
  'economic_evaluation',
  'laboratory',
  'comment',
  'unknown',
] as const;
export type StudyDesign = (typeof STUDY_DESIGNS)[number];

/** In what a population can differ from the one asked about. */
export const QUALIFIER_DIMENSIONS = [
  'age',
  'sex',
  'pregnancy',
  'setting',
  'severity',
  'stage',
  'line',
  'comorbidity',
  'species',
  'prevention',
  'ethnicity',
] as const;
export type QualifierDimension = (typeof QUALIFIER_DIMENSIONS)[number];

/** A trait of a population (“adolescents”, “in intensive care”); `negated` where it is said to be absent (“without eczema”). */
export interface PopulationQualifier {
  dimension: QualifierDimension;
  /** A key of the product's own list where the dimension has one (`age`: "adolescents"), else words of the text in lower case. */
  value: string;
  negated: boolean;
}

/** Who was studied. */
export interface StudyPopulation {
  /** Words of the text, alternatives separated by ' ; '; '' when not stated. */
  text: string;
  /** Conditions named of them, as in the text; a condition that is excluded is a negated qualifier instead. */
  conditions: readonly string[];
  qualifiers: readonly PopulationQualifier[];
}

/** One group of a comparison. */
export interface StudyArm {
  /** As in the text. */
  text: string;
  role: 'intervention' | 'comparator';
  /** As in the text ("10 mg daily"), or ''. */
  dose: string;
  /** People in it, or null. */
  n: number | null;
}

/** What a figure of a finding measures. */
export const FINDING_MEASURES = [
  'hazard_ratio',
  'risk_ratio',
  'odds_ratio',
  'rate_ratio',
  'mean_difference',
  'standardised_mean_difference',
  'risk_difference',
  /** Share of each arm in percent. */
  'proportions',
  /** Any other figure of each arm (means, medians, rates per time). */
  'arm_values',
  'sensitivity',
  'specificity',
  /** Share of one group in percent: how common something is. */
  'prevalence',
  'percent_change',
  'correlation',
] as const;
export type FindingMeasure = (typeof FINDING_MEASURES)[number];

/** What happened to an outcome in the intervention arm against the comparator. */
export const OUTCOME_DIRECTIONS = ['increased', 'decreased', 'no_clear_difference', 'not_reported'] as const;
export type OutcomeDirection = (typeof OUTCOME_DIRECTIONS)[number];

/** A P value as printed: "P<0.001" is `{ relation: '<', value: 0.001 }`. */
export interface ProbabilityValue {
  relation: '<' | '=' | '>';
  value: number;
}

/** Where a sentence stands: its place among the sentences of the abstract (`abstractSentences`), and its offsets in `abstractText`. */
export interface SentencePlace {
  index: number;
  start: number;
  end: number;
}

/** A result of a study, as one sentence of its abstract reports it. Texts are words of that sentence, or of its arms where it names none. */
export interface Finding {
  /** What was measured; '' where the sentence leaves it to the one before. */
  outcome: string;
  /** The arm that was studied; '' when unknown. */
  intervention: string;
  /** What it was compared with; '' when unknown. */
  comparator: string;
  measure: FindingMeasure | null;
  /** The effect estimate, or the figure of the intervention arm where each arm has its own; null when there is none. */
  value: number | null;
  /** The figures of the arms as printed ("3.1%", "2.1%"), where each has its own; also where `value` is an effect estimate. */
  armFigures: { readonly intervention: string; readonly comparator: string } | null;
  /** Limits of the confidence interval of `value`. */
  ci: readonly [low: number, high: number] | null;
  p: ProbabilityValue | null;
  /** People the figure rests on, where the sentence says so. */
  n: number | null;
  /** When it was measured, as in the sentence ("at 12 weeks"), or ''. */
  time: string;
  /** The figures as printed, in one piece of the sentence ("3.1% vs. 2.1%, P=0.004"), or ''. */
  figures: string;
  direction: OutcomeDirection;
  /** Which arm the direction speaks for, where the outcome is known to be good or bad; null where nothing tells. */
  favours: 'intervention' | 'comparator' | 'neither' | null;
  sentence: SentencePlace;
}

/** A study in the terms of evidence-based medicine, as its title and abstract report it. */
export interface StudyFrame {
  design: StudyDesign;
  /** People studied; null where the abstract does not tell for sure, and for what has studied nobody. */
  sampleSize: number | null;
  population: StudyPopulation;
  arms: readonly StudyArm[];
  /** In the order of the abstract. */
  findings: readonly Finding[];
}

/** The comparison a direction is asked for; texts in any wording, alternatives allowed. */
export interface AskedComparison {
  intervention: string;
  /** '' when any will do. */
  comparator: string;
  outcome: string;
}

/** What an abstract says of one comparison and outcome. */
export interface DecidedDirection {
  direction: Exclude<OutcomeDirection, 'not_reported'>;
  /** From 0 to 1: how often directions decided alike are right. */
  confidence: number;
  /** The sentence that decides it. */
  sentence: SentencePlace;
  /** What that sentence reports, its figures among it; arms are named as asked. */
  finding: Finding;
}
