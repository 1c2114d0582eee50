import { STUDY_TYPES } from '@footnote/domain';
import { studyTypeMessages, type LiteratureUpdatesLabels } from '@footnote/ui';
import { useMemo } from 'react';
import { defineMessages, useIntl, type IntlShape } from 'react-intl';
import { translatorOf } from '../platform/i18n/translate.ts';
import { failureMessage } from './sync-failure-message.ts';

const messages = defineMessages({
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

const COMMAND = 'npm run literature -- sync';

function labelsOf(intl: IntlShape): LiteratureUpdatesLabels {
  const formatMessage = translatorOf(intl);
  const t = (name: keyof typeof messages, values?: Record<string, string | number>) =>
    formatMessage(messages[name], values);
  const names = [
    ...(['loading', 'nothingApplied', 'off', 'retry', 'sync', 'queued', 'progress', 'lastApplied', 'newest'] as const),
    ...(['lag', 'checked', 'collection', 'unknown', 'counts', 'articles', 'retracted'] as const),
    ...(['withdrawn', 'byStudyType'] as const),
  ];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name of the list is a key of the result
  const plain = Object.fromEntries(names.map((name) => [name, t(name)])) as Record<(typeof names)[number], string>;
  const momentOf = (moment: string) => intl.formatDate(moment, { dateStyle: 'long', timeStyle: 'short' });
  return {
    ...plain,
    offHow: t('offHow', { setting: 'FOOTNOTE_SYNC=daily', command: COMMAND }),
    newBaseline: t('newBaseline', { command: `${COMMAND} --baseline` }),
    upToDate: (server) => t('upToDate', { server }),
    upToDateAsOf: (moment) => t('upToDateAsOf', { moment: momentOf(moment) }),
    behind: (days, files) => t('behind', { days, files }),
    unreadable: (records) => t('unreadable', { records }),
    failure: (failure) => failureMessage(formatMessage, failure),
    running: ({ step, file, fileNumber, files }) => t('running', { step, file, number: fileNumber, files }),
    published: (day) => t('published', { day: intl.formatDate(day, { dateStyle: 'long', timeZone: 'UTC' }) }),
    appliedAt: (moment) => t('appliedAt', { moment: momentOf(moment) }),
    moment: momentOf,
    days: (days) => t('days', { days }),
    wholeCollection: (files) => t('wholeCollection', { files }),
    updatesOnly: (files) => t('updatesOnly', { files }),
    studyType: (type) => {
      const known = STUDY_TYPES.find((one) => one === type);
      return known === undefined ? type : formatMessage(studyTypeMessages[known]);
    },
    number: (value) => intl.formatNumber(value),
  };
}

/** Words of the literature status, in the interface language. */
export function useLiteratureUpdatesLabels(): LiteratureUpdatesLabels {
  const intl = useIntl();
  return useMemo(() => labelsOf(intl), [intl]);
}
