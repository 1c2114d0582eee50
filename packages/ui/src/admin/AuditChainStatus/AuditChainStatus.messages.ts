import { defineMessages } from '../../messages/define-messages.ts';

/** What an AuditChainStatus says. */
export const messages = defineMessages({
  checking: { defaultMessage: 'The log is being checked …', description: 'While it is checked whether it is whole' },
  whole: {
    defaultMessage:
      '{lines, plural, =0 {Nothing is written yet.} one {One line was checked: it is as it was written.} other {# lines were checked: each is as it was written and follows from the one before.}}',
    description: 'Said where the audit log is whole',
  },
  erased: {
    defaultMessage:
      '{erased, plural, one {One of them was emptied when its account was deleted.} other {# of them were emptied when their accounts were deleted.}}',
    description: 'How many lines of the audit log no longer say whom they are about',
  },
  head: { defaultMessage: 'Newest hash: {head}', description: 'A long hexadecimal number that names the newest line' },
  retry: { defaultMessage: 'Check again', description: 'Checks once more whether the audit log is whole' },
  broken: { defaultMessage: 'The audit log was tampered with', description: 'Heading of what is wrong with the log' },
  advice: {
    defaultMessage: 'Lines from there on prove nothing. Compare them with a backup or an earlier download.',
    description: 'What to do where the audit log is broken',
  },
});

/** Where it is broken, and how; `{position}` is the number of a line, `{when}` its moment or ''. */
export const faultMessages = defineMessages({
  changed: {
    defaultMessage: 'Line {position, number} ({when}) is not what was written.',
    description: 'How the audit log is broken',
  },
  missing: {
    defaultMessage: 'Lines before line {position, number} ({when}) are gone.',
    description: 'How the audit log is broken',
  },
  unlinked: {
    defaultMessage: 'Line {position, number} ({when}) does not follow from the one before it.',
    description: 'How the audit log is broken',
  },
  cut: {
    defaultMessage: 'The newest lines are gone, from line {position, number} on.',
    description: 'How the audit log is broken',
  },
});
