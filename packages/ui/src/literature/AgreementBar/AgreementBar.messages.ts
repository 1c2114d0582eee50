import { defineMessages } from '../../messages/define-messages.ts';

/** What AgreementBar says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Do the studies agree?', description: 'The question that is answered' },
  summary: {
    defaultMessage:
      'Of {total, plural, one {# study} other {# studies}}, {agree, number} agree, {dissent, number} dissent and {unclear, number} leave it open.',
    description: '"Of 12 studies, 8 agree, 1 dissents and 3 leave it open."',
  },
  empty: { defaultMessage: 'No study answers this yet.', description: 'Said when no study has been counted' },
});

/** What is said of verdicts. */
export const verdictsMessages = defineMessages({
  agree: { defaultMessage: 'Agree', description: 'One word each' },
  dissent: { defaultMessage: 'Dissent', description: 'One word each' },
  unclear: { defaultMessage: 'Unclear', description: 'One word each' },
});
