import type { LocalizablePhrase } from '@footnote/domain';
import { plainReading, readingPhrase, queryWarning } from '@footnote/domain/core';
import type { Query, TextField } from '../../query.ts';
import { found, type ClauseReading } from './field-readings.ts';
import type { MeshTerm } from '../../mesh-vocabulary.ports.ts';
import type { IndexKnowledge, KnownHeading } from './index-knowledge.ts';
import type { PubmedTerm } from '../pubmed-expression.ts';
import type { PubmedTag } from '../pubmed-fields.ts';
import type { PubmedFieldCode } from '../pubmed-fields.ts';
import { journalForms } from './journal-names.ts';
import { openReach, termWords, type TermNote, type TermWord } from './term-text.ts';
import { anywhere, qualifiedQuery } from './qualified-headings.ts';
import { qualifierName } from './vocabulary-values.ts';

/** How a heading is asked for. */
interface HeadingReach {
  major: boolean;
  explode: boolean;
}

/** Articles with a heading; where it is exploded, with all below it, or with those whose names say they belong to it. */
export function headingQuery({ name, branch }: KnownHeading, { major, explode }: HeadingReach): Query {
  const field = major ? 'majorMesh' : 'mesh';
  if (explode && branch !== null && branch.length > 1) return { type: 'anyItem', fields: [field], texts: branch };
  const fields: TextField[] = [field];
  if (explode && branch === null) fields.push(major ? 'majorMeshBroader' : 'meshBroader');
  return { type: 'item', fields, text: name, reach: 'whole' };
}

/** A heading for readers, with what an explosion adds to it. */
export function headingReading({ name, branch }: KnownHeading, reach: HeadingReach): LocalizablePhrase {
  const said = { name, major: asked(reach.major) };
  if (!reach.explode || branch?.length === 1) return readingPhrase('heading', said);
  if (branch === null) return readingPhrase('heading-and-narrower', said);
  if (branch.length === 2) return readingPhrase('heading-and-one', said);
  return readingPhrase('heading-and-more', { ...said, count: branch.length - 1 });
}

const asked = (wanted: boolean): 'yes' | 'no' => (wanted ? 'yes' : 'no');

type HeadingKnowledge = Pick<IndexKnowledge, 'heading' | 'qualifier' | 'supplementary'>;

/** Reads [mh] and [majr], with their qualifiers after a slash, and [pa], whose actions are headings. */
export async function readHeading(
  term: PubmedTerm,
  tag: PubmedTag,
  knowledge: HeadingKnowledge,
): Promise<ClauseReading> {
  const major = tag.field === 'majr';
  const [name = '', ...qualifiers] = term.text.split('/').map((part) => part.trim());
  const open = termWords(name);
  if (open.words.at(-1)?.open === true) return openHeading(open.words, major, open.notes);
  const plain = await plainHeading(name, tag, knowledge);
  const notes = [...open.notes, ...plain.notes];
  if (tag.field === 'pa') notes.push({ code: 'field-replaced', ...queryWarning('action-as-heading', { name }) });
  const { query, reading, branch } = plain;
  const wanted = qualifiers.filter((one) => one !== '');
  if (wanted.length === 0) return { query, reading, notes };
  const named = await Promise.all(wanted.map((one) => qualifierNames(one, tag.explode, knowledge)));
  const qualified = qualifiedQuery({ query, name: plain.name, branch, qualifiers: named, major });
  return {
    query: qualified.query,
    reading: [...reading, ...plainReading('qualifiers', { names: wanted.join(', ') })],
    notes: [...notes, ...qualified.notes],
  };
}

/** A heading as it was found; `branch` names what it stands for, and is null where nothing tells what is below it. */
interface PlainHeading extends ClauseReading, KnownHeading {
  query: Query;
}

async function plainHeading(
  name: string,
  { field, explode }: PubmedTag,
  knowledge: HeadingKnowledge,
): Promise<PlainHeading> {
  const reach = { major: field === 'majr', explode };
  const branchOf = (known: KnownHeading) => (explode ? known.branch : [known.name]);
  const heading = await knowledge.heading(name);
  if (heading !== null) {
    const notes: TermNote[] = explode && heading.branch === null ? [NO_TREE] : [];
    const reading = [[headingReading(heading, reach)]];
    return { query: headingQuery(heading, reach), reading, notes, name: heading.name, branch: branchOf(heading) };
  }
  const { mappedTo = [] } = (await knowledge.supplementary(name)) ?? {};
  if (mappedTo.length > 0) {
    const of = mappedTo.map((text) => headingQuery({ name: text, branch: [text] }, reach));
    const headings = mappedTo.join(', ');
    const note: TermNote = { code: 'field-replaced', ...queryWarning('heading-elsewhere', { name, headings }) };
    const reading = plainReading('headings', { names: headings });
    return { query: { type: 'or', of }, reading, notes: [note], name, branch: mappedTo };
  }
  const unknown = { name, branch: null };
  const notes: TermNote[] = [{ code: 'heading-not-found', ...queryWarning('heading-nowhere', { name }) }];
  const reading = [[headingReading(unknown, reach)]];
  return { query: headingQuery(unknown, reach), reading, notes, name, branch: branchOf(unknown) };
}

const NO_TREE: TermNote = {
  code: 'vocabulary-missing',
  ...queryWarning('headings-without-tree', {}),
};

function openHeading(words: readonly TermWord[], major: boolean, notes: readonly TermNote[]): ClauseReading {
  const fields: TextField[] = major ? ['majorMesh'] : ['mesh'];
  const text = words.map((word) => word.text).join(' ');
  const reading = plainReading('headings-from', { words: text, major: asked(major) });
  return { query: { type: 'item', fields, text, reach: openReach(words) }, reading, notes };
}

/** What a qualifier stands for: itself and, where it is exploded, those below it. */
async function qualifierNames(
  text: string,
  explode: boolean,
  knowledge: Pick<IndexKnowledge, 'qualifier'>,
): Promise<readonly string[]> {
  const known = await knowledge.qualifier(text);
  if (known === null) return [qualifierName(text)];
  return explode ? (known.branch ?? [known.name]) : [known.name];
}

/** Reads [sh]: a qualifier by its name or its two letters, with the narrower ones. */
export async function readQualifier(
  { text }: PubmedTerm,
  { explode }: PubmedTag,
  knowledge: Pick<IndexKnowledge, 'qualifier'>,
): Promise<ClauseReading> {
  const { name } = (await knowledge.qualifier(text)) ?? { name: qualifierName(text) };
  const names = await qualifierNames(text, explode, knowledge);
  return found(anywhere(names), plainReading('qualifiers', { names: name }));
}

/** Articles about a substance of the name a text stands for. */
export function substanceQuery({ name }: Pick<MeshTerm, 'name'>): Query {
  return { type: 'item', fields: ['substances'], text: name, reach: 'whole' };
}

const NAME_FIELDS = { au: 'authors', '1au': 'firstAuthor', lastau: 'lastAuthor', fau: 'authors' } as const;
const NAME_PLACES = { au: 'any', '1au': 'first', lastau: 'last', fau: 'any' } as const;

type NameField = keyof typeof NAME_FIELDS;

/** Whether a field is one of authors' names. */
export function isNameField(field: PubmedFieldCode): field is NameField {
  return Object.hasOwn(NAME_FIELDS, field);
}

/** Reads a name of an author; fewer initials find more. */
export function readAuthor(term: PubmedTerm, field: NameField): ClauseReading {
  const { words, notes } = termWords(term.text);
  const text = words.map((word) => word.text).join(' ');
  return {
    query: authorQuery(text, NAME_FIELDS[field], openReach(words)),
    reading: plainReading('author', { name: term.text, place: NAME_PLACES[field] }),
    notes,
  };
}

/** Articles of an author whose name begins so. */
export function authorQuery(text: string, field: TextField = 'authors', reach: 'words' | 'letters' = 'words'): Query {
  return { type: 'item', fields: [field], text, reach };
}

/** Reads [ta]: a journal by its title or abbreviation in any form, its ISSN or, where none is so, by how its title begins. */
export async function readJournal(text: string, knowledge: Pick<IndexKnowledge, 'holds'>): Promise<ClauseReading> {
  const { words, notes } = termWords(text);
  const plain = words.map((word) => word.text).join(' ');
  const beginning: Query = { type: 'item', fields: ['journal'], text: plain, reach: openReach(words) };
  const byBeginning = { query: beginning, reading: plainReading('journals-from', { words: plain }), notes };
  if (words.at(-1)?.open === true) return byBeginning;
  const exact = journalQuery(plain);
  return (await knowledge.holds(exact))
    ? { query: exact, reading: plainReading('journal', { name: text }), notes }
    : byBeginning;
}

const ISSN = /^\d{4}-?\d{3}[\dX]$/i;

/** Articles of a journal by its ISSN, or by its title or abbreviation in whichever form their records have. */
export function journalQuery(text: string): Query {
  if (ISSN.test(text)) return { type: 'item', fields: ['identifiers'], text, reach: 'whole' };
  return { type: 'anyItem', fields: ['journal'], texts: journalForms(text) };
}
