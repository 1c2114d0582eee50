import { defineMessages } from 'react-intl';

/** Remarks on what the terms of a search mean and find. */
export const termWarningMessages = defineMessages({
  'words-common': {
    defaultMessage: 'Too common to search for and left out: {words}.',
    description: 'Remark on how a search was read',
  },
  'star-too-early': {
    defaultMessage: '“{word}”: a word needs {least, number} letters before the *, so it was read without it.',
    description: 'Remark on how a search was read',
  },
  'star-inside': {
    defaultMessage: '“{word}”: the letters after the * were ignored.',
    description: 'Remark on how a search was read',
  },
  'star-first': {
    defaultMessage: '“{word}”: a * only works after letters; it was ignored.',
    description: 'Remark on how a search was read',
  },
  'star-before-last': {
    defaultMessage:
      'Only the last word of a phrase can be truncated, so the words of “{words}” were searched one by one.',
    description: 'Remark on how a search was read',
  },
  'phrase-nowhere': {
    defaultMessage: 'The phrase “{words}” stands in no article, so its words were searched one by one.',
    description: 'Remark on how a search was read',
  },
  'heading-nowhere': {
    defaultMessage: 'No article of this index has the heading “{name}”.',
    description: 'Remark on how a search was read',
  },
  'heading-elsewhere': {
    defaultMessage: '“{name}” is no heading; those it is filed under were searched: {headings}.',
    description: 'Remark on how a search was read',
  },
  'headings-without-tree': {
    defaultMessage:
      'The place of a heading among the others is not known here: of the narrower ones, those were searched whose names begin with its own.',
    description: 'Remark on how a search was read',
  },
  'qualifiers-apart': {
    defaultMessage:
      '“{name}” has very many narrower headings; its qualifiers were looked for at any heading of the same article.',
    description: 'Remark on how a search was read',
  },
  'action-as-heading': {
    defaultMessage: 'The action “{name}” was searched as a MeSH heading.',
    description: 'Remark on how a search was read',
  },
  'filter-unknown': {
    defaultMessage: 'The filter “{name}” is not known to this index, so it was left out.',
    description: 'Remark on how a search was read',
  },
  'more-remarks': {
    defaultMessage:
      'More was read otherwise than it is written than is listed here: {count, number} remarks are left out.',
    description: 'Last of very many remarks on how a search was read',
  },
  'filter-narrower': {
    defaultMessage: 'Of “{name}” this index only knows the articles in PubMed Central.',
    description: 'Remark on how a search was read',
  },
  'date-missing': {
    defaultMessage: 'The date [{tag}] of some articles is not known; they were searched by their date of publication.',
    description: 'Remark on how a search was read',
  },
  'date-not-kept': {
    defaultMessage: 'The date [{tag}] is not kept; the date of publication was used.',
    description: 'Remark on how a search was read',
  },
  'no-word': {
    defaultMessage: '“{text}” was not understood as a word and was left out.',
    description: 'Remark on how a search was read',
  },
  'no-pmid': {
    defaultMessage: '“{text}” was not understood as a PMID and was left out.',
    description: 'Remark on how a search was read',
  },
  'no-pmids': {
    defaultMessage: '“{text}” was not understood as PMIDs and was left out.',
    description: 'Remark on how a search was read',
  },
  'no-date': {
    defaultMessage: '“{text}” was not understood as a date and was left out.',
    description: 'Remark on how a search was read',
  },
  'no-dates': {
    defaultMessage: '“{text}” was not understood as dates and was left out.',
    description: 'Remark on how a search was read',
  },
  'no-language': {
    defaultMessage: '“{text}” was not understood as a language and was left out.',
    description: 'Remark on how a search was read',
  },
  'spelling-corrected': {
    defaultMessage: '“{from}” was read as “{to}”.',
    description: 'Remark on how a search was read',
  },
  'text-shortened': {
    defaultMessage: 'Only the first {most, number} characters were read.',
    description: 'Remark on how a search was read',
  },
  'word-nowhere': {
    defaultMessage: 'No article contains “{words}”.',
    description: 'Remark on how a search was read',
  },
  'nothing-meant': {
    defaultMessage: 'No word of the text says what to look for.',
    description: 'Remark on how a search was read',
  },
  'not-together': {
    defaultMessage: 'No article names all of this; these name a part of it.',
    description: 'Remark on how a search was read',
  },
});
