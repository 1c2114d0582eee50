import { defineMessages } from '../messages/define-messages.ts';

/** Designs of studies. */
export const designMessages = defineMessages({
  meta_analysis: { defaultMessage: 'meta-analysis', description: 'How a study was made; stands in a table' },
  pooled_analysis: { defaultMessage: 'pooled analysis', description: 'How a study was made; stands in a table' },
  systematic_review: { defaultMessage: 'systematic review', description: 'How a study was made; stands in a table' },
  randomized_trial: { defaultMessage: 'randomized trial', description: 'How a study was made; stands in a table' },
  trial: { defaultMessage: 'trial without randomization', description: 'How a study was made; stands in a table' },
  cohort: { defaultMessage: 'cohort study', description: 'How a study was made; stands in a table' },
  case_control: { defaultMessage: 'case-control study', description: 'How a study was made; stands in a table' },
  cross_sectional: { defaultMessage: 'cross-sectional study', description: 'How a study was made; stands in a table' },
  diagnostic_accuracy: {
    defaultMessage: 'study of diagnostic accuracy',
    description: 'How a study was made; stands in a table',
  },
  case_report: { defaultMessage: 'case report', description: 'How a study was made; stands in a table' },
  guideline: { defaultMessage: 'guideline', description: 'How a study was made; stands in a table' },
  review: { defaultMessage: 'review', description: 'How a study was made; stands in a table' },
  protocol: { defaultMessage: 'protocol', description: 'How a study was made; stands in a table' },
  unfinished: { defaultMessage: 'study without results yet', description: 'How a study was made; stands in a table' },
  economic_evaluation: {
    defaultMessage: 'economic evaluation',
    description: 'How a study was made; stands in a table',
  },
  laboratory: { defaultMessage: 'laboratory study', description: 'How a study was made; stands in a table' },
  comment: { defaultMessage: 'comment', description: 'How a study was made; stands in a table' },
  unknown: { defaultMessage: 'design not stated', description: 'How a study was made; stands in a table' },
});

/** Levels of certainty. */
export const certaintyLevelMessages = defineMessages({
  high: { defaultMessage: 'high', description: 'How certain the evidence is; follows “Certainty:”' },
  moderate: { defaultMessage: 'moderate', description: 'How certain the evidence is; follows “Certainty:”' },
  low: { defaultMessage: 'low', description: 'How certain the evidence is; follows “Certainty:”' },
  'very-low': { defaultMessage: 'very low', description: 'How certain the evidence is; follows “Certainty:”' },
});

/** Reasons for a level of certainty. */
export const certaintyReasonMessages = defineMessages({
  randomised: {
    defaultMessage: 'randomized trials, or syntheses of them',
    description: 'Why evidence is as certain as it is; an item of a list',
  },
  observational: {
    defaultMessage: 'no randomized trial',
    description: 'Why evidence is as certain as it is; an item of a list',
  },
  'single-study': {
    defaultMessage: 'a single study',
    description: 'Why evidence is as certain as it is; an item of a list',
  },
  small: { defaultMessage: 'few participants', description: 'Why evidence is as certain as it is; an item of a list' },
  imprecise: {
    defaultMessage: 'imprecise: the confidence interval includes no effect',
    description: 'Why evidence is as certain as it is; an item of a list',
  },
  inconsistent: {
    defaultMessage: 'the studies differ in direction',
    description: 'Why evidence is as certain as it is; an item of a list',
  },
  indirect: {
    defaultMessage: 'partly other people, interventions or outcomes than asked',
    description: 'Why evidence is as certain as it is; an item of a list',
  },
  'abstract-only': {
    defaultMessage: 'read from abstracts only',
    description: 'Why evidence is as certain as it is; an item of a list',
  },
});

/** Why studies are left out. */
export const leftOutMessages = defineMessages({
  retracted: {
    defaultMessage: 'retracted',
    description: 'Why a study that was found was left out of an answer; follows its title',
  },
  protocol: {
    defaultMessage: 'has no results yet',
    description: 'Why a study that was found was left out of an answer; follows its title',
  },
  animals: {
    defaultMessage: 'studied animals',
    description: 'Why a study that was found was left out of an answer; follows its title',
  },
  'off-topic': {
    defaultMessage: 'about something else',
    description: 'Why a study that was found was left out of an answer; follows its title',
  },
});
