import { defineMessages } from 'react-intl';

/** Reasons of exclusion a new review begins with. */
export const reasonMessages = defineMessages({
  population: { defaultMessage: 'Wrong population', description: 'Reason of exclusion from a systematic review' },
  intervention: { defaultMessage: 'Wrong intervention', description: 'Reason of exclusion from a systematic review' },
  comparator: { defaultMessage: 'Wrong comparator', description: 'Reason of exclusion from a systematic review' },
  outcome: { defaultMessage: 'Wrong outcome', description: 'Reason of exclusion from a systematic review' },
  design: { defaultMessage: 'Wrong study design', description: 'Reason of exclusion from a systematic review' },
  publication: {
    defaultMessage: 'Wrong type of publication',
    description: 'Reason of exclusion from a systematic review',
  },
});

/** What screeners decide, in words. */
export const verdictMessages = defineMessages({
  include: { defaultMessage: 'Include', description: 'Decision of a screener on a record' },
  exclude: { defaultMessage: 'Exclude', description: 'Decision of a screener on a record' },
  maybe: { defaultMessage: 'Maybe', description: 'Decision of a screener on a record' },
  'not-retrieved': { defaultMessage: 'Full text not available', description: 'Decision of a screener on a report' },
});

/** The two stages. */
export const stageMessages = defineMessages({
  title: { defaultMessage: 'Titles and abstracts', description: 'First stage of screening' },
  'full-text': { defaultMessage: 'Full texts', description: 'Second stage of screening' },
});

/** Parts of a protocol. */
export const protocolMessages = defineMessages({
  question: { defaultMessage: 'Question', description: 'Part of the protocol of a systematic review' },
  frame: { defaultMessage: 'Question, taken apart', description: 'Part of the protocol: its PICO' },
  condition: { defaultMessage: 'Population', description: 'Part of a clinical question' },
  interventions: { defaultMessage: 'Intervention', description: 'Part of a clinical question' },
  comparators: { defaultMessage: 'Comparator', description: 'Part of a clinical question' },
  outcomes: { defaultMessage: 'Outcome', description: 'Part of a clinical question' },
  inclusion: { defaultMessage: 'Inclusion criteria', description: 'Part of the protocol of a systematic review' },
  exclusion: { defaultMessage: 'Exclusion criteria', description: 'Part of the protocol of a systematic review' },
  reasons: { defaultMessage: 'Reasons for exclusion', description: 'Part of the protocol of a systematic review' },
  screeners: { defaultMessage: 'Who decides on a record', description: 'Choice: how many people screen each record' },
  studyTypes: { defaultMessage: 'Study types', description: 'Part of the protocol of a systematic review' },
});
