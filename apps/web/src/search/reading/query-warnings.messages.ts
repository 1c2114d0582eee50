import { defineMessages } from 'react-intl';

/** Remarks on how a search is written: its length, brackets, tags and operators. */
export const queryWarningMessages = defineMessages({
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
});
