import type { SearchIssue, SearchRemark } from '@footnote/domain';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { FormatWords } from '../platform/words.ts';

const messages = defineMessages({
  'too-long': {
    defaultMessage: 'A search has at most {most, number} characters; nothing was searched.',
    description: 'Remark on how a search was read',
  },
  'too-deep': {
    defaultMessage: 'The search changes between operators too many times; nothing was searched.',
    description: 'Remark on how a search was read',
  },
  'nothing-written': {
    defaultMessage: 'There is nothing to search for.',
    description: 'Remark on how a search was read',
  },
  'nothing-searchable': {
    defaultMessage: 'Nothing of this search can be searched here.',
    description: 'Remark on how a search was read',
  },
  'quote-alone': {
    defaultMessage: 'A quotation mark has no partner and was ignored.',
    description: 'Remark on how a search was read',
  },
  'bracket-closes-nothing': {
    defaultMessage: '“{mark}” closes nothing and was ignored.',
    description: 'Remark on how a search was read',
  },
  'bracket-open': {
    defaultMessage: '“{mark}” is not closed and was ignored.',
    description: 'Remark on how a search was read',
  },
  'tag-closed': {
    defaultMessage: '“[{tag}” was closed after the tag.',
    description: 'Remark on how a search was read',
  },
  'bracket-closed-at-end': {
    defaultMessage: '“(” is not closed; it was closed at the end.',
    description: 'Remark on how a search was read',
  },
  'brackets-empty': {
    defaultMessage: 'Brackets with nothing in them.',
    description: 'Remark on how a search was read',
  },
  'phrase-empty': {
    defaultMessage: 'Nothing stands between two quotation marks.',
    description: 'Remark on how a search was read',
  },
  'tag-unknown': {
    defaultMessage: '“[{tag}]” is no field of PubMed and was ignored.',
    description: 'Remark on how a search was read',
  },
  'tag-alone': {
    defaultMessage: '“[{tag}]” follows no term and was ignored.',
    description: 'Remark on how a search was read',
  },
  'tag-after-tags': {
    defaultMessage: 'A tag after brackets whose terms have tags was ignored.',
    description: 'Remark on how a search was read',
  },
  'tag-on-group': {
    defaultMessage: 'A tag after brackets was read as the tag of each term between them.',
    description: 'Remark on how a search was read',
  },
  'tag-option': {
    defaultMessage: 'The field [{tag}] has no option “:{option}”.',
    description: 'Remark on how a search was read',
  },
  'operator-first': {
    defaultMessage: '{operator} has nothing before it and was ignored.',
    description: 'Remark on how a search was read',
  },
  'operator-last': {
    defaultMessage: '{operator} has nothing after it and was ignored.',
    description: 'Remark on how a search was read',
  },
  'operator-doubled': {
    defaultMessage: 'Two operators in a row were read as {operator}.',
    description: 'Remark on how a search was read',
  },
  'not-first': {
    defaultMessage: 'NOT with nothing before it leaves out of all articles.',
    description: 'Remark on how a search was read',
  },
  'operator-small': {
    defaultMessage: '“{word}” in small letters combines nothing; write {operator} to combine terms.',
    description: 'Remark on how a search was read',
  },
  'search-named': {
    defaultMessage: '“{word}” names an earlier search; write that search in its place.',
    description: 'Remark on how a search was read',
  },
  'list-of-values': {
    defaultMessage: 'A list of values was read as any of them.',
    description: 'Remark on how a search was read',
  },
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
  'action-as-heading': {
    defaultMessage: 'The action “{name}” was searched as a MeSH heading.',
    description: 'Remark on how a search was read',
  },
  'field-not-held': {
    defaultMessage: 'This index does not hold the field [{tag}], so the term was left out.',
    description: 'Remark on how a search was read',
  },
  'filter-unknown': {
    defaultMessage: 'The filter “{name}” is not known to this index, so it was left out.',
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

const remarks: Readonly<Record<SearchRemark, MessageDescriptor>> = messages;

function isKnown(remark: string): remark is SearchRemark {
  return Object.hasOwn(remarks, remark);
}

/** Says a remark on a search in the language of the interface; as the server says it where it is not known here. */
export function remarkWords(
  say: FormatWords,
  { remark, values, message }: Pick<SearchIssue, 'remark' | 'values' | 'message'>,
): string {
  return isKnown(remark) ? say(remarks[remark], values) : message;
}
