import { defineMessages } from 'react-intl';

/** Why a call about saved searches and their alerts was refused. */
export const alertRefusals = defineMessages({
  'alert/not-found': { defaultMessage: 'There is no such saved search.', description: 'Why a call failed' },
  'alert/email-not-yours': {
    defaultMessage: 'An alert goes only to the address of your account.',
    description: 'Refusal of an address of a form',
  },
  'alert/email-unproven': {
    defaultMessage: 'Verify your e-mail address first: an alert goes only to a verified one.',
    description: 'Refusal of an alert to an address that is not verified yet',
  },
  'alert/known-search': {
    defaultMessage: 'You have an alert for this search already. You find it under “My profile”.',
    description: 'Refusal of a second alert for the same search',
  },
  'alert/answer-not-found': {
    defaultMessage: 'There is no such answer any more.',
    description: 'Refusal of following an answer that was deleted',
  },
  'alert/answer-of-documents': {
    defaultMessage:
      'This answer rests on documents of your organization. Only answers from the literature can be followed.',
    description: 'Refusal of following an answer',
  },
  'alert/answer-without-studies': {
    defaultMessage: 'This answer cites no study that new ones could be compared with.',
    description: 'Refusal of following an answer',
  },
  'alert/too-many': {
    defaultMessage: 'You have as many alerts as one can have. Delete one first.',
    description: 'Refusal of another alert',
  },
  'alert/text-too-long': { defaultMessage: 'Write at most 200 characters.', description: 'What is wrong with a field' },
  'alert/link-invalid': {
    defaultMessage: 'This link belongs to no alert any more.',
    description: 'The alert of a mail was deleted, or its link was changed',
  },
});
