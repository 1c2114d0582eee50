import { copyName } from '@footnote/domain';
import type { AnswerFormatModalLabels } from './AnswerFormatModal/answer-format-labels.ts';
import type { RecentTemplatesMenuLabels } from './RecentTemplatesMenu/RecentTemplatesMenu.tsx';

const number = new Intl.NumberFormat('en');
const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** English words of answer formats, for stories. */
export const formatLabels: AnswerFormatModalLabels = {
  title: 'Answer format',
  description: 'Tell Footnote how answers should be written. Facts and references stay the same.',
  views: 'Answer format and templates',
  formatter: 'Formatter',
  templates: 'All templates',
  close: 'Close',
  editor: {
    format: 'How should answers be written?',
    placeholder: 'In five bullet points, the recommendation first',
    tokens: 'Tokens used',
    tokensText: (used, limit) => `${number.format(used)} of ${number.format(limit)} tokens`,
    tooLong: (limit) => `Shorten the format to ${number.format(limit)} tokens or fewer.`,
    template: (name) => `Template: ${name}`,
    changed: 'changed',
    on: 'Use for the next question',
    onHint: 'It is switched off again once the question is answered.',
    always: 'Always on',
    alwaysHint: 'Stays on for every question until you switch it off.',
    alwaysNeedsTemplate: 'Save the format as a template, or choose one, to keep it on.',
    save: 'Save',
    saveAs: 'Save as template',
    saveCopy: 'Save as copy',
    clear: 'Clear',
    name: 'Name of the template',
    create: 'Save template',
    cancel: 'Cancel',
    copyName,
  },
  list: {
    search: 'Find a template',
    clearSearch: 'Clear the search',
    mine: 'My templates',
    product: 'By Footnote',
    noneOfMine: 'Save a format as a template, and you find it here.',
    nothingFound: (query) => `No template matches “${query}”.`,
    loading: 'Templates are loading',
    errorTitle: 'Templates could not be loaded',
    retry: 'Try again',
    use: 'Use',
    namedUse: (name) => `Use ${name}`,
    inUse: 'In use',
    changed: (iso) => `Changed ${days.format(new Date(iso))}`,
    actions: (name) => `Actions for ${name}`,
    rename: 'Rename',
    renameField: (name) => `New name of ${name}`,
    delete: 'Delete',
    deleteTitle: (name) => `Delete “${name}”?`,
    deleteText: 'It will be gone for good. Chats that used it stay as they are.',
    cancel: 'Cancel',
  },
};

export const menuLabels: RecentTemplatesMenuLabels = {
  open: 'Answer format',
  menu: 'Recent templates',
  more: 'See more',
  locked: 'Answer format (Pro)',
};
