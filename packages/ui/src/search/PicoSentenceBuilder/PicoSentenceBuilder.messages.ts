import { defineMessages } from '../../messages/define-messages.ts';

/** What is said of pico. */
export const picoMessages = defineMessages({
  name: { defaultMessage: 'Your question as a sentence', description: 'Names the PICO sentence' },
  before: { defaultMessage: 'In patients with', description: 'PICO sentence, before the population' },
  does: { defaultMessage: 'does', description: 'PICO sentence, before the intervention' },
  compared: { defaultMessage: 'compared with', description: 'PICO sentence, before the comparison' },
  change: { defaultMessage: 'change', description: 'PICO sentence, before the outcome' },
  end: { defaultMessage: '?', description: 'PICO sentence, its end' },
  hint: {
    defaultMessage: 'Enter or a comma adds a term; Backspace takes the last one away.',
    description: 'Explains the PICO sentence',
  },
});

/** What is said of part. */
export const partMessages = defineMessages({
  population: { defaultMessage: 'Patients with', description: 'Names a field of the PICO sentence' },
  intervention: { defaultMessage: 'Treatment or test', description: 'Names a field of the PICO sentence' },
  comparison: { defaultMessage: 'Compared with', description: 'Names a field of the PICO sentence' },
  outcome: { defaultMessage: 'Outcome', description: 'Names a field of the PICO sentence' },
});

/** What is said of example. */
export const exampleMessages = defineMessages({
  population: { defaultMessage: 'heart failure', description: 'Example in the PICO sentence' },
  intervention: { defaultMessage: 'dapagliflozin', description: 'Example in the PICO sentence' },
  comparison: { defaultMessage: 'placebo (optional)', description: 'Example in the PICO sentence' },
  outcome: { defaultMessage: 'death (optional)', description: 'Example in the PICO sentence' },
});
