import type { Query, TextField } from '../query.ts';
import { found, type ClauseReading } from './field-readings.ts';
import type { MeshTerm } from '../mesh-vocabulary.ports.ts';
import type { IndexKnowledge, KnownHeading } from './index-knowledge.ts';
import type { PubmedTag, PubmedTerm } from './pubmed-expression.ts';
import { openReach, termWords, type TermNote, type TermWord } from './term-text.ts';
import { qualifierName } from './vocabulary-values.ts';

/** Articles with a heading; where it is exploded, with all below it, or with those whose names say they belong to it. */
export function headingQuery(
  { name, branch }: KnownHeading,
  { major, explode }: { major: boolean; explode: boolean },
): Query {
  const field = major ? 'majorMesh' : 'mesh';
  if (explode && branch !== null && branch.length > 1) return { type: 'anyItem', fields: [field], texts: branch };
  const fields: TextField[] = [field];
  if (explode && branch === null) fields.push(major ? 'majorMeshBroader' : 'meshBroader');
  return { type: 'item', fields, text: name, reach: 'whole' };
}

/** A heading for readers, with what an explosion adds to it. */
export function headingReading({ name, branch }: KnownHeading, explode = true): string {
  if (!explode || branch?.length === 1) return `heading ${name}`;
  const narrower =
    branch === null ? 'narrower ones' : `${branch.length - 1} narrower ${branch.length === 2 ? 'one' : 'ones'}`;
  return `heading ${name} with ${narrower}`;
}

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
  if (tag.field === 'pa')
    notes.push({ code: 'field-replaced', message: `The action “${name}” was searched as a MeSH heading.` });
  const reading = `${major ? 'major ' : ''}${plain.reading}`;
  const asked = qualifiers.filter((one) => one !== '');
  if (asked.length === 0) return { query: plain.query, reading, notes };
  const of = await Promise.all(asked.map((one) => qualifierQuery(one, tag.explode, knowledge)));
  return { query: { type: 'and', of: [plain.query, ...of] }, reading: `${reading}, and ${asked.join(', ')}`, notes };
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
    return { query: headingQuery(heading, reach), reading: headingReading(heading, explode), notes };
  }
  const { mappedTo = [] } = (await knowledge.supplementary(name)) ?? {};
  if (mappedTo.length > 0) {
    const of = mappedTo.map((text) => headingQuery({ name: text, branch: [text] }, reach));
    const message = `“${name}” is no heading; those it is filed under were searched: ${mappedTo.join(', ')}.`;
    const reading = `headings ${mappedTo.join(', ')}`;
    return { query: { type: 'or', of }, reading, notes: [{ code: 'field-replaced', message }] };
  }
  const message = `No article of this index has the heading “${name}”.`;
  const unknown = { name, branch: null };
  const notes: TermNote[] = [{ code: 'heading-not-found', message }];
  return { query: headingQuery(unknown, reach), reading: headingReading(unknown, explode), notes };
}

const NO_TREE: TermNote = {
  code: 'vocabulary-missing',
  message:
    'The place of a heading among the others is not known here: of the narrower ones, those were searched whose names begin with its own.',
};

function openHeading(words: readonly TermWord[], major: boolean, notes: readonly TermNote[]): ClauseReading {
  const fields: TextField[] = major ? ['majorMesh'] : ['mesh'];
  const text = words.map((word) => word.text).join(' ');
  const reading = `${major ? 'major ' : ''}headings that begin with ${text}`;
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
  return found(await qualifierQuery(text, explode, knowledge), `qualifier ${name}`);
}

/** Articles about a substance of the name a text stands for. */
export function substanceQuery({ name }: Pick<MeshTerm, 'name'>): Query {
  return { type: 'item', fields: ['substances'], text: name, reach: 'whole' };
}

const NAME_FIELDS = { au: 'authors', '1au': 'firstAuthor', lastau: 'lastAuthor', fau: 'authors' } as const;
const NAME_WORDS = { au: 'author', '1au': 'first author', lastau: 'last author', fau: 'author' } as const;

/** Reads a name of an author; fewer initials find more. */
export function readAuthor(term: PubmedTerm, tag: PubmedTag): ClauseReading | null {
  const { field } = tag;
  if (field !== 'au' && field !== '1au' && field !== 'lastau' && field !== 'fau') return null;
  const { words, notes } = termWords(term.text);
  const text = words.map((word) => word.text).join(' ');
  return {
    query: authorQuery(text, NAME_FIELDS[field], openReach(words)),
    reading: `${NAME_WORDS[field]} ${term.text}`,
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
  const byBeginning = { query: beginning, reading: `journals that begin with ${plain}`, notes };
  if (words.at(-1)?.open === true) return byBeginning;
  const exact = journalQuery(plain);
  return (await knowledge.holds(exact)) ? { query: exact, reading: `journal ${text}`, notes } : byBeginning;
}

/** Articles of a journal by its whole title, abbreviation or ISSN. */
export function journalQuery(text: string): Query {
  return { type: 'item', fields: ['journal', 'identifiers'], text, reach: 'whole' };
}
