import { defineMessages } from '../../messages/define-messages.ts';

/** What is said where an answer format is written. */
export const messages = defineMessages({
  format: { defaultMessage: 'How should answers be written?', description: 'Names the field of an answer format' },
  placeholder: {
    defaultMessage: 'In five bullet points, the recommendation first',
    description: 'Example of an answer format',
  },
  tokens: { defaultMessage: 'Tokens used', description: 'Names the bar of how long an answer format is' },
  tokensText: {
    defaultMessage: '{used, number} of {limit, number} tokens',
    description: 'How long an answer format is',
  },
  tooLong: {
    defaultMessage: 'Shorten the format to {limit, number} tokens or fewer.',
    description: 'Said of an answer format that is too long',
  },
  template: { defaultMessage: 'Template: {name}', description: 'The template an answer format comes from' },
  changed: {
    defaultMessage: 'changed',
    description: 'Stands after the name of a template whose text has been changed',
  },
  on: { defaultMessage: 'Use for the next question', description: 'Switch of an answer format' },
  onHint: {
    defaultMessage: 'It is switched off again once the question is answered.',
    description: 'Below the switch “Use for the next question”',
  },
  always: { defaultMessage: 'Always on', description: 'Switch of an answer format' },
  alwaysHint: {
    defaultMessage: 'Stays on for every question until you switch it off.',
    description: 'Below the switch “Always on”',
  },
  alwaysNeedsTemplate: {
    defaultMessage: 'Save the format as a template, or choose one, to keep it on.',
    description: 'Below the switch “Always on” while it cannot be used',
  },
  save: { defaultMessage: 'Save', description: 'Saves over the selected template' },
  saveAs: { defaultMessage: 'Save as template', description: 'Saves an answer format' },
  saveCopy: { defaultMessage: 'Save as copy', description: 'Saves beside the selected template' },
  clear: { defaultMessage: 'Clear', description: 'Empties an answer format' },
  name: { defaultMessage: 'Name of the template', description: 'Names the field of a new template' },
  create: { defaultMessage: 'Save template', description: 'Saves an answer format under its new name' },
  cancel: { defaultMessage: 'Cancel', description: 'Leaves the name of a new template' },
  copyName: { defaultMessage: 'Copy of {name}', description: 'Name proposed for the copy of a template' },
});
