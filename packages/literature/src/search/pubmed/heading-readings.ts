import { plainReading, readingPhrase, searchRemark, type SpokenPhrase } from '@footnote/domain';
import type { Query, TextField } from '../query.ts';
import { found, type ClauseReading } from './field-readings.ts';
import type { MeshTerm } from '../mesh-vocabulary.ports.ts';
import type { IndexKnowledge, KnownHeading } from './index-knowledge.ts';
import type { PubmedTag, PubmedTerm } from './pubmed-expression.ts';
import { openReach, termWords, type TermNote, type TermWord } from './term-text.ts';
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
export function headingReading({ name, branch }: KnownHeading, reach: HeadingReach): SpokenPhrase {
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
  if (tag.field === 'pa') notes.push({ code: 'field-replaced', ...searchRemark('action-as-heading', { name }) });
  const { query, reading } = plain;
  const wanted = qualifiers.filter((one) => one !== '');
  if (wanted.length === 0) return { query, reading, notes };
  const of = await Promise.all(wanted.map((one) => qualifierQuery(one, tag.explode, knowledge)));
  const qualified = plainReading('qualifiers', { names: wanted.join(', ') });
  return { query: { type: 'and', of: [query, ...of] }, reading: [...reading, ...qualified], notes };
}

async function plainHeading(
  name: string,
  { field, explode }: PubmedTag,
  knowledge: HeadingKnowledge,
): Promise<ClauseReading & { query: Query }> {
  const reach = { major: field === 'majr', explode };
  const heading = await knowledge.heading(name);
  if (heading !== null) {
    const notes: TermNote[] = explode && heading.branch === null ? [NO_TREE] : [];
    return { query: headingQuery(heading, reach), reading: [[headingReading(heading, reach)]], notes };
  }
  const { mappedTo = [] } = (await knowledge.supplementary(name)) ?? {};
  if (mappedTo.length > 0) {
    const of = mappedTo.map((text) => headingQuery({ name: text, branch: [text] }, reach));
    const headings = mappedTo.join(', ');
    const note: TermNote = { code: 'field-replaced', ...searchRemark('heading-elsewhere', { name, headings }) };
    return { query: { type: 'or', of }, reading: plainReading('headings', { names: headings }), notes: [note] };
  }
  const unknown = { name, branch: null };
  const notes: TermNote[] = [{ code: 'heading-not-found', ...searchRemark('heading-nowhere', { name }) }];
  return { query: headingQuery(unknown, reach), reading: [[headingReading(unknown, reach)]], notes };
}

const NO_TREE: TermNote = {
  code: 'vocabulary-missing',
  ...searchRemark('headings-without-tree', {}),
};

function openHeading(words: readonly TermWord[], major: boolean, notes: readonly TermNote[]): ClauseReading {
  const fields: TextField[] = major ? ['majorMesh'] : ['mesh'];
  const text = words.map((word) => word.text).join(' ');
  const reading = plainReading('headings-from', { words: text, major: asked(major) });
  return { query: { type: 'item', fields, text, reach: openReach(words) }, reading, notes };
}

async function qualifierQuery(
  text: string,
  explode: boolean,
  knowledge: Pick<IndexKnowledge, 'qualifier'>,
): Promise<Query> {
  const known = await knowledge.qualifier(text);
  const texts = known === null ? [qualifierName(text)] : explode ? (known.branch ?? [known.name]) : [known.name];
  return { type: 'anyItem', fields: ['qualifiers'], texts };
}

/** Reads [sh]: a qualifier by its name or its two letters, with the narrower ones. */
export async function readQualifier(
  { text }: PubmedTerm,
  { explode }: PubmedTag,
  knowledge: Pick<IndexKnowledge, 'qualifier'>,
): Promise<ClauseReading> {
  const { name } = (await knowledge.qualifier(text)) ?? { name: qualifierName(text) };
  return found(await qualifierQuery(text, explode, knowledge), plainReading('qualifiers', { names: name }));
}

/** Articles about a substance of the name a text stands for. */
export function substanceQuery({ name }: Pick<MeshTerm, 'name'>): Query {
  return { type: 'item', fields: ['substances'], text: name, reach: 'whole' };
}

const NAME_FIELDS = { au: 'authors', '1au': 'firstAuthor', lastau: 'lastAuthor', fau: 'authors' } as const;
const NAME_PLACES = { au: 'any', '1au': 'first', lastau: 'last', fau: 'any' } as const;

/** Reads a name of an author; fewer initials find more. */
export function readAuthor(term: PubmedTerm, tag: PubmedTag): ClauseReading | null {
  const { field } = tag;
  if (field !== 'au' && field !== '1au' && field !== 'lastau' && field !== 'fau') return null;
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

/** Reads [ta]: a journal by its title, abbreviation, ISSN or, where none is exactly so, by how its title begins. */
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

/** Articles of a journal by its whole title, abbreviation or ISSN. */
export function journalQuery(text: string): Query {
  return { type: 'item', fields: ['journal', 'identifiers'], text, reach: 'whole' };
}
