import type { ChatFrameLabels } from '../layout/ChatFrame/ChatFrame.tsx';
import { referenceLabels } from '../literature/english-labels.fixtures.ts';
import type { AnswerActionsLabels } from './AnswerActions/AnswerActions.tsx';
import type { AnswerStagesLabels } from './AnswerStages/AnswerStages.tsx';
import type { ComposerLabels } from './Composer/Composer.tsx';
import type { HistoryListLabels } from './HistoryList/history-list-props.ts';
import type { AnswerLabels, FilterLabels } from './labels.ts';
import type { ModeSwitchesLabels } from './ModeSwitches/ModeSwitches.tsx';
import type { ReferencesPanelLabels } from './ReferencesPanel/ReferencesPanel.tsx';

export const answerLabels: AnswerLabels = {
  support: { supported: 'supported', partly: 'partly', 'not found': 'not found' },
  supportInWords: {
    supported: 'The cited source says this.',
    partly: 'The cited source says part of this.',
    'not found': 'This was not found in the cited source.',
  },
  citation: (numbers) => `Reference ${numbers.join(', ')}`,
  citesRetracted: 'retracted',
  card: (numbers) => `Source ${numbers.join(', ')}`,
  closeCard: 'Close source',
  showInList: 'Show in list',
  supportSummary: ({ supported, total }) => `${supported} of ${total} cited sentences supported by their sources`,
  uncited: (count) => `${count} ${count === 1 ? 'sentence carries' : 'sentences carry'} no reference`,
  table: 'Table of the answer',
  loading: 'Loading the answer',
  reference: referenceLabels,
};

export const stagesLabels: AnswerStagesLabels = {
  name: 'Progress of the answer',
  stage: {
    understanding: 'Understanding the question',
    searching: 'Searching the literature',
    reading: 'Reading the most relevant studies',
    writing: 'Writing the answer',
    checking: 'Checking every sentence against its source',
  },
  studies: (count) => `${count} ${count === 1 ? 'study' : 'studies'} found`,
};

export const actionsLabels: AnswerActionsLabels = {
  name: 'Answer actions',
  copy: { copy: 'Copy', copied: 'Copied', unavailable: 'Clipboard not available', failed: 'Copying failed' },
  thumbsUp: 'Good answer',
  thumbsDown: 'Bad answer',
  tables: 'View and export tables',
  regenerate: 'Answer again',
  language: { name: 'Answer in', search: 'Find a language', nothingFound: 'No such language' },
};

export const composerLabels: ComposerLabels = {
  question: 'Your question',
  placeholder: 'Ask the literature a question',
  send: 'Send question',
  stop: 'Stop answering',
  usage: 'Length of the question',
  usageText: (used, limit) => `${used} of ${limit} tokens`,
};

export const modeLabels: ModeSwitchesLabels = {
  precision: { name: 'Precision', hint: 'Uses a stronger model' },
  elaborate: { name: 'Elaborate', hint: 'Longer answers with more detail' },
  layman: { name: 'Plain words', hint: 'For readers outside medicine' },
};

export const filterLabels: FilterLabels = {
  studyTypes: 'Study types',
  studyType: referenceLabels.studyTypes,
  impactFactor: 'Impact',
  impactHigh: 'High impact only',
  impactHint: 'Upper two quartiles of the field',
  sampleSize: 'Minimum sample size',
  sampleSizeHint: 'People studied',
  sampleSizeInvalid: 'Enter a whole number',
  publishedSince: 'Published since',
  publishedSinceHint: 'Year',
  publishedSinceInvalid: 'Enter a year from 1800 to this year',
  currentWeek: 'Last week only',
  currentWeekHint: 'New in the index in the last seven days',
  costEffectiveness: 'Cost-effectiveness',
  costEffectivenessHint: 'Economic evaluations only',
  sort: 'Sort references by',
  sortDefault: 'Relevance',
  sortOption: { sample_size: 'Sample size', recency: 'Recency', impact_factor: 'Impact' },
  reset: 'Reset filters',
  sampleSizeChip: (size) => `n ≥ ${size}`,
  publishedSinceChip: (year) => `since ${year}`,
  sortChip: (option) => `sorted by ${option.replace('_', ' ')}`,
  remove: (chip) => `Remove filter: ${chip}`,
  active: 'Active filters',
};

export const referencesLabels: ReferencesPanelLabels = {
  title: 'References',
  cited: 'Cited in the answer',
  alsoRead: 'Also read',
  empty: 'No references yet',
  emptyHint: 'Ask a question and the studies behind the answer appear here.',
  loading: 'Loading references',
  error: 'Citations failed to load',
  retry: 'Try again',
  close: 'Close references',
  select: (count) => `Select reference ${count}`,
  selected: (count) => `${count} selected`,
  clearSelection: 'Clear',
  limitReached: (limit) => `At most ${limit} references can be selected.`,
  regenerate: 'Regenerate from selected',
  chatWith: 'Chat with selected',
  reference: referenceLabels,
};

export const historyLabels: HistoryListLabels = {
  name: 'Chat history',
  empty: 'Your chats will appear here.',
  loading: 'Loading chats',
  error: 'Chats could not be loaded',
  retry: 'Try again',
  more: 'Show older chats',
  day: (day) => new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(`${day}T12:00:00`)),
  actions: (title) => `Actions for ${title}`,
  rename: 'Rename',
  renameField: 'New title',
  delete: 'Delete',
  deleteTitle: 'Delete this chat?',
  deleteText: (title) => `“${title}” and its answers will be gone for good.`,
  cancel: 'Cancel',
  untitled: 'Untitled chat',
};

export const frameLabels: ChatFrameLabels = {
  skip: 'Skip to the conversation',
  rail: 'Chats',
  openRail: 'Open chats',
  closeRail: 'Close chats',
  main: 'Conversation',
  panel: 'References',
  openPanel: 'Open references',
  closePanel: 'Close references',
};
