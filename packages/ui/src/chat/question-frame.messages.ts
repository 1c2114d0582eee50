import { defineMessages } from '../messages/define-messages.ts';

/** What kind of knowledge a question asks for. */
export const questionTypeMessages = defineMessages({
  therapy: {
    defaultMessage: 'treatment',
    description: 'What kind of knowledge a question asks for; stands on a button',
  },
  comparison: {
    defaultMessage: 'comparison',
    description: 'What kind of knowledge a question asks for; stands on a button',
  },
  harm: { defaultMessage: 'harm', description: 'What kind of knowledge a question asks for; stands on a button' },
  dose: { defaultMessage: 'dose', description: 'What kind of knowledge a question asks for; stands on a button' },
  diagnosis: {
    defaultMessage: 'diagnosis',
    description: 'What kind of knowledge a question asks for; stands on a button',
  },
  prognosis: {
    defaultMessage: 'prognosis',
    description: 'What kind of knowledge a question asks for; stands on a button',
  },
  prevalence: {
    defaultMessage: 'prevalence',
    description: 'What kind of knowledge a question asks for; stands on a button',
  },
  aetiology: { defaultMessage: 'cause', description: 'What kind of knowledge a question asks for; stands on a button' },
  mechanism: {
    defaultMessage: 'mechanism',
    description: 'What kind of knowledge a question asks for; stands on a button',
  },
  cost: { defaultMessage: 'cost', description: 'What kind of knowledge a question asks for; stands on a button' },
  definition: {
    defaultMessage: 'definition',
    description: 'What kind of knowledge a question asks for; stands on a button',
  },
});

/** Parts of a question frame. */
export const framePartMessages = defineMessages({
  type: { defaultMessage: 'Kind of question', description: 'Name of a part of a question' },
  condition: { defaultMessage: 'Condition', description: 'Name of a part of a question' },
  qualifiers: { defaultMessage: 'Population', description: 'Name of a part of a question' },
  interventions: { defaultMessage: 'Intervention', description: 'Name of a part of a question' },
  comparators: { defaultMessage: 'Comparator', description: 'Name of a part of a question' },
  outcomes: { defaultMessage: 'Outcome', description: 'Name of a part of a question' },
  time: { defaultMessage: 'Time', description: 'Name of a part of a question' },
});

/** What is said around the parts of a question frame. */
export const questionFrameMessages = defineMessages({
  readAs: { defaultMessage: 'Read as', description: 'Before the parts a question was taken apart into' },
  against: {
    defaultMessage: 'vs {comparator}',
    description: 'A comparator among the parts of a question, such as “vs placebo”',
  },
  change: {
    defaultMessage: '{part}: {value}. Change',
    description: 'Names a button; part is such as “Outcome”, value such as “atrial fibrillation”',
  },
  remove: {
    defaultMessage: 'Remove {part}: {value}',
    description: 'Names a button; part is such as “Outcome”, value such as “atrial fibrillation”',
  },
  apply: { defaultMessage: 'Change', description: 'Takes over a changed part of a question' },
  ask: { defaultMessage: 'Ask again as corrected', description: 'Asks the same question with its corrected parts' },
  undo: { defaultMessage: 'Undo', description: 'Takes back corrections that were not asked yet' },
});
