import { defineMessages } from '../messages/define-messages.ts';

/** Name of each study type, where there is room for more than a badge. */
export const studyTypeMessages = defineMessages({
  meta_analysis: { defaultMessage: 'Meta-analysis', description: 'Study type in the filters' },
  systematic_review: { defaultMessage: 'Systematic review', description: 'Study type in the filters' },
  randomized_trial: { defaultMessage: 'Randomized trial', description: 'Study type in the filters' },
  human_intervention: { defaultMessage: 'Clinical intervention', description: 'Study type in the filters' },
  rodent: { defaultMessage: 'Rodent', description: 'Study type in the filters' },
  protocol: { defaultMessage: 'Protocol', description: 'Study type in the filters' },
  misc: { defaultMessage: 'Other', description: 'Study type in the filters' },
});
