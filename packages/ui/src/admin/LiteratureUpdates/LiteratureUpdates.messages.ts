import { defineMessages } from '../../messages/define-messages.ts';

/** What LiteratureUpdates says. */
export const messages = defineMessages({
  loading: { defaultMessage: 'The status is loading', description: 'While the literature status loads' },
  upToDate: { defaultMessage: 'Up to date with {server}', description: 'Literature status' },
  upToDateAsOf: { defaultMessage: 'Up to date as of {moment}', description: 'Literature status' },
  behind: {
    defaultMessage:
      '{days, plural, =0 {Less than a day behind} one {# day behind} other {# days behind}}{files, plural, =0 {} one {; # file waits} other {; # files wait}}',
    description: 'Literature status',
  },
  nothingApplied: {
    defaultMessage: 'No file of PubMed has been applied yet',
    description: 'Literature status before the first file',
  },
  off: { defaultMessage: 'The server fetches no literature by itself.', description: 'Literature status' },
  offHow: {
    defaultMessage: 'Set {setting} and start it again, or run {command} when it suits you.',
    description: 'How the literature can be kept current',
  },
  newBaseline: {
    defaultMessage: 'A new year’s baseline has come out. Run {command} to take in what changed with it.',
    description: 'Literature status in December',
  },
  unreadable: {
    defaultMessage:
      '{records, plural, one {# record of the last sync could not be read and was left out.} other {# records of the last sync could not be read and were left out.}}',
    description: 'Literature status',
  },
  retry: { defaultMessage: 'Try again', description: 'Tries again what failed' },
  sync: { defaultMessage: 'Look for new files now', description: 'Begins to bring the literature up to date' },
  queued: { defaultMessage: 'A sync is queued and begins within seconds', description: 'Literature status' },
  progress: { defaultMessage: 'Sync', description: 'Names the progress of bringing the literature up to date' },
  running: {
    defaultMessage:
      '{step, select, listing {Reading the list of files} downloading {Downloading {file}, {number} of {files}} other {Applying {file}, {number} of {files}}}',
    description: 'What a sync of the literature does',
  },
  lastApplied: { defaultMessage: 'Last file applied', description: 'Fact of the literature status' },
  newest: { defaultMessage: 'Newest file on the server', description: 'Fact of the literature status' },
  lag: { defaultMessage: 'Behind the server', description: 'Fact of the literature status, a number of days' },
  checked: { defaultMessage: 'Last looked', description: 'When the server was last asked for files' },
  collection: { defaultMessage: 'Collection', description: 'What literature is loaded' },
  published: { defaultMessage: 'published {day}', description: 'When a file came out' },
  appliedAt: { defaultMessage: 'applied {moment}', description: 'When a file was taken into the index' },
  days: {
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'How far the literature is behind',
  },
  wholeCollection: {
    defaultMessage: 'All of PubMed, {files, plural, one {# file} other {# files}}',
    description: 'What literature is loaded',
  },
  updatesOnly: {
    defaultMessage: 'Update files only, {files, number} of them',
    description: 'What literature is loaded',
  },
  unknown: { defaultMessage: 'Not known yet', description: 'For facts of the literature status' },
  counts: { defaultMessage: 'Counts', description: 'Names the counts of the literature status' },
  articles: { defaultMessage: 'Articles', description: 'Count of the literature status' },
  retracted: { defaultMessage: 'Retracted', description: 'Count of the literature status' },
  withdrawn: { defaultMessage: 'Withdrawn', description: 'Articles that PubMed took back' },
  byStudyType: { defaultMessage: 'Articles by study type', description: 'Heading of counts' },
});
