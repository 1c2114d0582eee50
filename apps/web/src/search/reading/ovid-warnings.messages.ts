import { defineMessages } from 'react-intl';

/** Remarks on strategies written for Ovid, and on their lines. */
export const ovidWarningMessages = defineMessages({
  'lines-joined': {
    defaultMessage: 'Lines that name other lines were put together; the last line was searched.',
    description: 'Remark on how a search was read',
  },
  'ovid-translated': {
    defaultMessage: 'The search was written for Ovid and was translated.',
    description: 'Remark on how a search was read',
  },
  'ovid-line': {
    defaultMessage: 'Not translated: {line}',
    description: 'Remark on how a search was read',
  },
  'ovid-limit': {
    defaultMessage: 'Not translated: limit to {limit}',
    description: 'Remark on how a search was read',
  },
  'ovid-too-joined': {
    defaultMessage: 'The strategy joins its lines too often to be translated.',
    description: 'Remark on how a search was read',
  },
  'ovid-no-line': {
    defaultMessage: 'There is no line {number, number} before the line that names it.',
    description: 'Remark on how a search was read',
  },
  'ovid-field': {
    defaultMessage: 'PubMed has no field like .{fields}.',
    description: 'Remark on how a search was read',
  },
  'ovid-wider': {
    defaultMessage: '“{text}” became “{wider}”, which finds more.',
    description: 'Remark on how a search was read',
  },
  'ovid-letters': {
    defaultMessage: '“{text}” was read with one of {letters} where a letter is open.',
    description: 'Remark on how a search was read',
  },
  'ovid-near': {
    defaultMessage: 'What is no word on both sides of adj only has to occur in the same article.',
    description: 'Remark on how a search was read',
  },
});
