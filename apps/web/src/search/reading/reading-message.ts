import {
  joinReading,
  type DateKind,
  type PicoField,
  type ReadingField,
  type ReadingPhrase,
  type SearchClause,
} from '@footnote/domain';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ScreenMessages } from '../screen-messages.ts';

const messages = defineMessages({
  'left-out': { defaultMessage: 'left out', description: 'How a part of a search was read' },
  'all-but': { defaultMessage: 'all articles but these', description: 'How a part of a search was read' },
  'first-without-second': {
    defaultMessage: 'the first without the second',
    description: 'How a part of a search was read',
  },
  'all-of-these': { defaultMessage: 'all of these', description: 'How a part of a search was read' },
  'any-of-these': { defaultMessage: 'any of these', description: 'How a part of a search was read' },
  pmids: { defaultMessage: 'PMID {pmids}', description: 'How a part of a search was read' },
  'pmid-range': { defaultMessage: 'PMIDs from {from} to {to}', description: 'How a part of a search was read' },
  words: { defaultMessage: '{words} in {field}', description: 'How a part of a search was read' },
  'all-words': { defaultMessage: 'all of {words} in {field}', description: 'How a part of a search was read' },
  near: {
    defaultMessage: '{words} in {field}, at most {distance, number} words apart',
    description: 'How a part of a search was read',
  },
  heading: {
    defaultMessage: '{major, select, yes {major } other {}}heading {name}',
    description: 'How a part of a search was read',
  },
  'heading-and-one': {
    defaultMessage: '{major, select, yes {major } other {}}heading {name} with 1 narrower one',
    description: 'How a part of a search was read',
  },
  'heading-and-more': {
    defaultMessage:
      '{major, select, yes {major } other {}}heading {name} with {count, plural, one {# narrower one} other {# narrower ones}}',
    description: 'How a part of a search was read',
  },
  'heading-and-narrower': {
    defaultMessage: '{major, select, yes {major } other {}}heading {name} with narrower ones',
    description: 'How a part of a search was read',
  },
  headings: { defaultMessage: 'headings {names}', description: 'How a part of a search was read' },
  'headings-from': {
    defaultMessage: '{major, select, yes {major } other {}}headings that begin with {words}',
    description: 'How a part of a search was read',
  },
  qualifiers: { defaultMessage: 'qualifier {names}', description: 'How a part of a search was read: of MeSH headings' },
  substance: { defaultMessage: 'substance {name}', description: 'How a part of a search was read' },
  journal: { defaultMessage: 'journal {name}', description: 'How a part of a search was read' },
  'journals-from': {
    defaultMessage: 'journals that begin with {words}',
    description: 'How a part of a search was read',
  },
  author: {
    defaultMessage: '{place, select, first {first author} last {last author} other {author}} {name}',
    description: 'How a part of a search was read',
  },
  identifier: { defaultMessage: 'identifier {text}', description: 'How a part of a search was read' },
  particular: {
    defaultMessage:
      '{of, select, vi {volume} ip {issue} pg {page} pl {published in} ed {editor} ir {investigator} other {about}} {text}',
    description: 'How a part of a search was read: a value of a record, “about” is a person',
  },
  language: { defaultMessage: 'written in {language}', description: 'How a part of a search was read' },
  'publication-type': { defaultMessage: 'publication type {name}', description: 'How a part of a search was read' },
  'publication-types': {
    defaultMessage: 'publication type {name} and narrower ones',
    description: 'How a part of a search was read',
  },
  filter: { defaultMessage: 'only {name}', description: 'How a part of a search was read: a filter' },
  'any-time': { defaultMessage: '{did} at any time', description: 'How a part of a search was read: a date' },
  until: { defaultMessage: '{did} until {to}', description: 'How a part of a search was read: a date' },
  since: { defaultMessage: '{did} since {from}', description: 'How a part of a search was read: a date' },
  between: { defaultMessage: '{did} from {from} to {to}', description: 'How a part of a search was read: dates' },
  pico: {
    defaultMessage:
      '{field}: {bound, select, must {has} must_not {has not} other {one of these, has}}{share, select, and { all of} or { any of} other {}} “{words}”',
    description: 'How a part of a PICO search was read',
  },
  topics: { defaultMessage: '{topics}', description: 'How a part of a search was read: its terms' },
  ranked: { defaultMessage: 'ranked by {words}', description: 'How a part of a search was read: what only orders' },
  'topics-ranked': {
    defaultMessage: '{topics} · ranked by {words}',
    description: 'How a part of a search was read: its terms, and what only orders',
  },
});

const fields = defineMessages({
  all: { defaultMessage: 'all fields', description: 'A field of PubMed, inside how a search was read' },
  ti: { defaultMessage: 'title', description: 'A field of PubMed, inside how a search was read' },
  tt: { defaultMessage: 'transliterated title', description: 'A field of PubMed, inside how a search was read' },
  ab: { defaultMessage: 'abstract', description: 'A field of PubMed, inside how a search was read' },
  tiab: { defaultMessage: 'title/abstract', description: 'A field of PubMed, inside how a search was read' },
  tw: { defaultMessage: 'text word', description: 'A field of PubMed, inside how a search was read' },
  ot: { defaultMessage: 'other term', description: 'A field of PubMed, inside how a search was read' },
  cn: { defaultMessage: 'author - corporate', description: 'A field of PubMed, inside how a search was read' },
  book: { defaultMessage: 'book title', description: 'A field of PubMed, inside how a search was read' },
  pubn: { defaultMessage: 'publisher', description: 'A field of PubMed, inside how a search was read' },
  nm: { defaultMessage: 'supplementary concept', description: 'A field of PubMed, inside how a search was read' },
  rn: { defaultMessage: 'ec/rn number', description: 'A field of PubMed, inside how a search was read' },
  ad: { defaultMessage: 'affiliation', description: 'A field of PubMed, inside how a search was read' },
  gr: { defaultMessage: 'grants and funding', description: 'A field of PubMed, inside how a search was read' },
  cois: {
    defaultMessage: 'conflict of interest statements',
    description: 'A field of PubMed, inside how a search was read',
  },
  ml_p: { defaultMessage: 'population', description: 'A part of a PICO search, inside how it was read' },
  ml_i: { defaultMessage: 'intervention', description: 'A part of a PICO search, inside how it was read' },
  ml_c: { defaultMessage: 'comparison', description: 'A part of a PICO search, inside how it was read' },
  ml_o: { defaultMessage: 'outcome', description: 'A part of a PICO search, inside how it was read' },
});

const deeds = defineMessages({
  published: { defaultMessage: 'published', description: 'Before a date, inside how a search was read' },
  revised: { defaultMessage: 'revised', description: 'Before a date, inside how a search was read' },
  entered: { defaultMessage: 'entered', description: 'Before a date, inside how a search was read: into PubMed' },
  created: { defaultMessage: 'created', description: 'Before a date, inside how a search was read: the record' },
  printed: { defaultMessage: 'published in print', description: 'Before a date, inside how a search was read' },
  online: { defaultMessage: 'published online', description: 'Before a date, inside how a search was read' },
  completed: { defaultMessage: 'completed', description: 'Before a date, inside how a search was read: the record' },
  indexed: {
    defaultMessage: 'indexed',
    description: 'Before a date, inside how a search was read: when it got its MeSH headings',
  },
});

type Named<Name extends string> = Readonly<Record<Name, MessageDescriptor>>;
const phrases: Named<ReadingPhrase> = messages;
const names: Named<ReadingField | PicoField | DateKind> = { ...fields, ...deeds };

function isIn<Name extends string>(table: Named<Name>, name: string): name is Name {
  return Object.hasOwn(table, name);
}

type SpeakingWords = Pick<ScreenMessages, 't' | 'day'>;
type Phrase = SearchClause['phrases'][number][number];

/** What stands in a phrase, with names and days as the user's language has them. */
function valuesOf({ values }: Phrase, { t, day }: SpeakingWords): Phrase['values'] {
  const { field, did, from, to } = values;
  const spoken = { ...values };
  if (typeof field === 'string' && isIn(names, field)) spoken['field'] = t(names[field]);
  if (typeof did !== 'string' || !isIn(names, did)) return spoken;
  spoken['did'] = t(names[did]);
  if (typeof from === 'string') spoken['from'] = day(from);
  if (typeof to === 'string') spoken['to'] = day(to);
  return spoken;
}

/** Says how a part of a search was read in the language of the interface; in English where a phrase is not known here. */
export function readingMessage(words: SpeakingWords, clause: Pick<SearchClause, 'reading' | 'phrases'>): string {
  if (clause.phrases.flat().some(({ phrase }) => !isIn(phrases, phrase))) return clause.reading;
  return joinReading(clause.phrases, (said) =>
    isIn(phrases, said.phrase) ? words.t(phrases[said.phrase], valuesOf(said, words)) : '',
  );
}
