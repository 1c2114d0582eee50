import { defineMessages } from '../../messages/define-messages.ts';

/** What ScreeningDesk says. */
export const messages = defineMessages({
  include: { defaultMessage: 'Include', description: 'Decision of a screener on a record' },
  maybe: { defaultMessage: 'Maybe', description: 'Decision of a screener on a record' },
  exclude: { defaultMessage: 'Exclude', description: 'Decision of a screener on a record' },
  excludeBecause: { defaultMessage: 'Exclude because', description: 'Names the choice among reasons of exclusion' },
  noReason: { defaultMessage: 'No reason', description: 'Choice among reasons of exclusion' },
  notRetrieved: { defaultMessage: 'Full text not available', description: 'Decision of a screener on a report' },
  undo: { defaultMessage: 'Undo', description: 'Brings back what was just taken out' },
  previous: { defaultMessage: 'Previous record', description: 'Goes to the record before' },
  next: { defaultMessage: 'Next record', description: 'Goes to the record after' },
  keys: { defaultMessage: 'Keys', description: 'Opens the list of keys that decide on records' },
  noAbstract: { defaultMessage: 'This record has no abstract.', description: 'Said in place of an abstract' },
  progress: {
    defaultMessage: '{decided, number} of {total, number} decided',
    description: 'How many records a screener has decided on',
  },
  progressName: { defaultMessage: 'Your progress', description: 'Names a bar: how much a screener has decided' },
  decided: { defaultMessage: 'You said: {verdict}', description: 'What a screener decided on the record shown' },
  decidedBecause: {
    defaultMessage: 'You said: {verdict} ({reason})',
    description: 'What a screener decided on the record shown, and why',
  },
  record: { defaultMessage: 'Record {number, number}', description: 'Names the record that is screened' },
  keyList: {
    defaultMessage:
      'i include · m maybe · e exclude · 1 to 9 exclude for a reason · t full text not available · u undo · n next · p previous',
    description: 'The keys that decide on records; the letters stay',
  },
});
