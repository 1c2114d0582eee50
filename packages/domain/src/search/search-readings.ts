import type { PicoClause } from './search-call.schema.ts';
import type { MessageValues } from './query-warnings.ts';

/** Fields of words by PubMed's codes. */
export const READING_FIELDS = {
  all: 'all fields',
  ti: 'title',
  tt: 'transliterated title',
  ab: 'abstract',
  tiab: 'title/abstract',
  tw: 'text word',
  ot: 'other term',
  cn: 'author - corporate',
  book: 'book title',
  pubn: 'publisher',
  nm: 'supplementary concept',
  rn: 'ec/rn number',
  ad: 'affiliation',
  gr: 'grants and funding',
  cois: 'conflict of interest statements',
} as const;
export type ReadingField = keyof typeof READING_FIELDS;

/** What a value of a record is, by PubMed's codes. */
const READING_PARTICULARS = {
  vi: 'volume',
  ip: 'issue',
  pg: 'page',
  pl: 'published in',
  ed: 'editor',
  ir: 'investigator',
  ps: 'about',
} as const;
export type ReadingParticular = keyof typeof READING_PARTICULARS;

/** What the date of a reading was for. */
export type DateKind = 'published' | 'printed' | 'online' | 'revised' | 'entered' | 'created' | 'completed' | 'indexed';
type Nothing = Readonly<Record<string, never>>;

/** Every phrase that readings are made of, with what stands in it; days are ISO 8601. */
export interface ReadingValues {
  'left-out': Nothing;
  'all-but': Nothing;
  'first-without-second': Nothing;
  'all-of-these': Nothing;
  'any-of-these': Nothing;
  pmids: { pmids: string };
  'pmid-range': { from: string; to: string };
  words: { words: string; field: ReadingField };
  'all-words': { words: string; field: ReadingField };
  near: { words: string; field: ReadingField; distance: number };
  heading: { name: string; major: 'yes' | 'no' };
  'heading-and-one': { name: string; major: 'yes' | 'no' };
  'heading-and-more': { name: string; major: 'yes' | 'no'; count: number };
  'heading-and-narrower': { name: string; major: 'yes' | 'no' };
  headings: { names: string };
  'headings-from': { words: string; major: 'yes' | 'no' };
  qualifiers: { names: string };
  substance: { name: string };
  journal: { name: string };
  'journals-from': { words: string };
  author: { name: string; place: 'any' | 'first' | 'last' };
  identifier: { text: string };
  particular: { of: ReadingParticular; text: string };
  language: { language: string };
  'publication-type': { name: string };
  'publication-types': { name: string };
  filter: { name: string };
  'any-time': { did: DateKind };
  until: { did: DateKind; to: string };
  since: { did: DateKind; from: string };
  between: { did: DateKind; from: string; to: string };
  pico: {
    field: PicoClause['fieldName'];
    bound: PicoClause['boolType'];
    share: 'one' | PicoClause['operator'];
    words: string;
  };
  topics: { topics: string };
  ranked: { words: string };
  'topics-ranked': { topics: string; words: string };
}
export type ReadingPhrase = keyof ReadingValues;

const major = (said: 'yes' | 'no') => (said === 'yes' ? 'major ' : '');
const PICO_FIELDS = { ml_p: 'population', ml_i: 'intervention', ml_c: 'comparison', ml_o: 'outcome' } as const;
const PICO_BOUNDS = { must: 'has', should: 'one of these, has', must_not: 'has not' } as const;
const PICO_SHARES = { one: '', and: 'all of ', or: 'any of ' } as const;
const DEEDS = {
  published: 'published',
  printed: 'published in print',
  online: 'published online',
  revised: 'revised',
  entered: 'entered',
  created: 'created',
  completed: 'completed',
  indexed: 'indexed',
} as const satisfies Readonly<Record<DateKind, string>>;
const PLACES = { any: '', first: 'first ', last: 'last ' } as const;

const ENGLISH: { readonly [P in ReadingPhrase]: (values: ReadingValues[P]) => string } = {
  'left-out': () => 'left out',
  'all-but': () => 'all articles but these',
  'first-without-second': () => 'the first without the second',
  'all-of-these': () => 'all of these',
  'any-of-these': () => 'any of these',
  pmids: ({ pmids }) => `PMID ${pmids}`,
  'pmid-range': ({ from, to }) => `PMIDs from ${from} to ${to}`,
  words: ({ words, field }) => `${words} in ${READING_FIELDS[field]}`,
  'all-words': ({ words, field }) => `all of ${words} in ${READING_FIELDS[field]}`,
  near: ({ words, field, distance }) => `${words} in ${READING_FIELDS[field]}, at most ${distance} words apart`,
  heading: ({ name, ...said }) => `${major(said.major)}heading ${name}`,
  'heading-and-one': ({ name, ...said }) => `${major(said.major)}heading ${name} with 1 narrower one`,
  'heading-and-more': ({ name, count, ...said }) => `${major(said.major)}heading ${name} with ${count} narrower ones`,
  'heading-and-narrower': ({ name, ...said }) => `${major(said.major)}heading ${name} with narrower ones`,
  headings: ({ names }) => `headings ${names}`,
  'headings-from': ({ words, ...said }) => `${major(said.major)}headings that begin with ${words}`,
  qualifiers: ({ names }) => `qualifier ${names}`,
  substance: ({ name }) => `substance ${name}`,
  journal: ({ name }) => `journal ${name}`,
  'journals-from': ({ words }) => `journals that begin with ${words}`,
  author: ({ name, place }) => `${PLACES[place]}author ${name}`,
  identifier: ({ text }) => `identifier ${text}`,
  particular: ({ of, text }) => `${READING_PARTICULARS[of]} ${text}`,
  language: ({ language }) => `written in ${language}`,
  'publication-type': ({ name }) => `publication type ${name}`,
  'publication-types': ({ name }) => `publication type ${name} and narrower ones`,
  filter: ({ name }) => `only ${name}`,
  'any-time': ({ did }) => `${DEEDS[did]} at any time`,
  until: ({ did, to }) => `${DEEDS[did]} until ${to}`,
  since: ({ did, from }) => `${DEEDS[did]} since ${from}`,
  between: ({ did, from, to }) => `${DEEDS[did]} from ${from} to ${to}`,
  pico: ({ field, bound, share, words }) =>
    `${PICO_FIELDS[field]}: ${PICO_BOUNDS[bound]} ${PICO_SHARES[share]}“${words}”`,
  topics: ({ topics }) => topics,
  ranked: ({ words }) => `ranked by ${words}`,
  'topics-ranked': ({ topics, words }) => `${topics} · ranked by ${words}`,
};

/** Names of all phrases. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a table are those its type names
export const READING_PHRASES = Object.keys(ENGLISH) as readonly ReadingPhrase[];

/** A phrase of a reading by its name, with what stands in it. */
export interface NamedPhrase {
  phrase: ReadingPhrase;
  values: MessageValues;
}

/** A phrase of a reading, and what it says in English. */
export interface LocalizablePhrase extends NamedPhrase {
  english: string;
}

/** How a part of a search was understood: all of the groups hold, of each at least one phrase. */
export type LocalizableReading = readonly (readonly LocalizablePhrase[])[];

/** Makes a phrase of a reading. */
export function readingPhrase<P extends ReadingPhrase>(phrase: P, values: ReadingValues[P]): LocalizablePhrase {
  return { phrase, values: { ...values }, english: ENGLISH[phrase](values) };
}

/** A reading of one phrase. */
export function plainReading<P extends ReadingPhrase>(phrase: P, values: ReadingValues[P]): LocalizableReading {
  return [[readingPhrase(phrase, values)]];
}

/** Joins the phrases of a reading by PubMed's operators, as `say` says each. */
export function joinReading<P>(reading: readonly (readonly P[])[], say: (phrase: P) => string): string {
  return reading
    .map((group) => (group.length === 1 ? group.map(say).join('') : `(${group.map(say).join(' OR ')})`))
    .join(' AND ');
}

/** A reading as answers have it: in English, and by its phrases. */
export interface WrittenReading {
  reading: string;
  phrases: NamedPhrase[][];
}

/** Writes a reading down in English, and by its phrases. */
export function writeReading(spoken: LocalizableReading): WrittenReading {
  return {
    reading: joinReading(spoken, ({ english }) => english),
    phrases: spoken.map((group) => group.map(({ phrase, values }) => ({ phrase, values }))),
  };
}
