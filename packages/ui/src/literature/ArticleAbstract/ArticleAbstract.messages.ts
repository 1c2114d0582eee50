import { defineMessages } from '../../messages/define-messages.ts';

/** What ArticleAbstract says. */
export const messages = defineMessages({
  legend: { defaultMessage: 'Marked in the text', description: 'Names the legend of marks in an abstract' },
});

/** Names of what is marked. */
export const kindMessages = defineMessages({
  population: { defaultMessage: 'Patients', description: 'Name of what was read from an abstract' },
  intervention: { defaultMessage: 'Intervention', description: 'Name of what was read from an abstract' },
  comparison: { defaultMessage: 'Comparison', description: 'Name of what was read from an abstract' },
  outcome: { defaultMessage: 'Outcome', description: 'Name of what was read from an abstract' },
  bottomLine: { defaultMessage: 'Main finding', description: 'Name of what was read from an abstract' },
});

/** The letter before what is marked; the main finding has a sign instead. */
export const signMessages = defineMessages({
  population: { defaultMessage: 'P', description: 'One letter for patients in a marked abstract' },
  intervention: { defaultMessage: 'I', description: 'One letter for intervention in a marked abstract' },
  comparison: { defaultMessage: 'C', description: 'One letter for comparison in a marked abstract' },
  outcome: { defaultMessage: 'O', description: 'One letter for outcome in a marked abstract' },
});
