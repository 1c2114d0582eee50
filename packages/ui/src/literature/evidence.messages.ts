import { defineMessages } from '../messages/define-messages.ts';

/** What is said of evidence. */
export const evidenceMessages = defineMessages({
  sampleSize: { defaultMessage: 'n = {size, number}', description: 'Sample size mark' },
  sampleSizeInWords: {
    defaultMessage: '{size, plural, one {# participant studied} other {# participants studied}}',
    description: 'Sample size in words',
  },
  impact: {
    defaultMessage:
      'Impact {metric, number} ({source}), {quartile, select, 1 {upper quarter} 2 {second quarter} 3 {third quarter} other {lowest quarter}} of its field',
    description: 'Tooltip of the impact mark of a journal',
  },
  retracted: { defaultMessage: 'Retracted', description: 'Mark of an article' },
  corrected: { defaultMessage: 'Corrected', description: 'Mark of an article' },
  concern: { defaultMessage: 'Expression of concern', description: 'Mark of an article' },
  summarised: { defaultMessage: 'summarised by Footnote', description: 'Whose words an abstract is in' },
  summarisedInWords: {
    defaultMessage: 'This text is a summary written for Footnote, not the abstract its publisher printed.',
    description: 'Explains whose words an abstract is in',
  },
});

/** What is said of study types. */
export const studyTypesMessages = defineMessages({
  meta_analysis: { defaultMessage: 'Meta-analysis', description: 'Short name of a study type' },
  systematic_review: { defaultMessage: 'Systematic review', description: 'Short name of a study type' },
  randomized_trial: { defaultMessage: 'RCT', description: 'Short name of a study type: randomised controlled trial' },
  human_intervention: { defaultMessage: 'Clinical', description: 'Short name of a study type: clinical intervention' },
  rodent: { defaultMessage: 'Rodent', description: 'Short name of a study type' },
  protocol: { defaultMessage: 'Protocol', description: 'Short name of a study type' },
  misc: { defaultMessage: 'Other', description: 'Short name of a study type' },
});
