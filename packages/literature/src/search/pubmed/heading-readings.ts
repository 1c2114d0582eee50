import type { Query, TextField } from '../query.ts';
import { found, type ClauseReading } from './field-readings.ts';
import type { IndexKnowledge } from './index-knowledge.ts';
import type { PubmedTag, PubmedTerm } from './pubmed-expression.ts';
import { openReach, termWords, type TermNote, type TermWord } from './term-text.ts';
import { qualifierName } from './vocabulary-values.ts';

/** Articles with a heading; with the ones that belong to it where it is exploded. */
export function headingQuery(heading: string, { major, explode }: { major: boolean; explode: boolean }): Query {
  const fields: TextField[] = major ? ['majorMesh'] : ['mesh'];
  if (explode) fields.push(major ? 'majorMeshBroader' : 'meshBroader');
  return { type: 'item', fields, text: heading, reach: 'whole' };
}

/** Reads [mh] and [majr], with their qualifiers after a slash, and [pa], whose actions are headings. */
export async function readHeading(
  term: PubmedTerm,
  tag: PubmedTag,
  knowledge: Pick<IndexKnowledge, 'heading'>,
): Promise<ClauseReading> {
  const major = tag.field === 'majr';
  const [name = '', ...qualifiers] = term.text.split('/').map((part) => part.trim());
  const open = termWords(name);
  if (open.words.at(-1)?.open === true) return openHeading(open.words, major, open.notes);
  const heading = await knowledge.heading(name);
  const notes: TermNote[] = [...open.notes];
  if (heading === null)
    notes.push({ code: 'heading-not-found', message: `No article of this index has the heading “${name}”.` });
  if (tag.field === 'pa')
    notes.push({ code: 'field-replaced', message: `The action “${name}” was searched as a MeSH heading.` });
  const query = headingQuery(heading ?? name, { major, explode: tag.explode });
  const reading = `${major ? 'major ' : ''}heading ${heading ?? name}${tag.explode ? ' with narrower ones' : ''}`;
  const of = qualifiers.filter((one) => one !== '').map((one) => qualifierQuery(one));
  if (of.length === 0) return { query, reading, notes };
  return { query: { type: 'and', of: [query, ...of] }, reading: `${reading}, and ${qualifiers.join(', ')}`, notes };
}

function openHeading(words: readonly TermWord[], major: boolean, notes: readonly TermNote[]): ClauseReading {
  const fields: TextField[] = major ? ['majorMesh'] : ['mesh'];
  const text = words.map((word) => word.text).join(' ');
  const reading = `${major ? 'major ' : ''}headings that begin with ${text}`;
  return { query: { type: 'item', fields, text, reach: openReach(words) }, reading, notes };
}

function qualifierQuery(text: string): Query {
  return { type: 'item', fields: ['qualifiers'], text: qualifierName(text), reach: 'whole' };
}

/** Reads [sh]: a qualifier by its name or its two letters. */
export function readQualifier(text: string): ClauseReading {
  return found(qualifierQuery(text), `qualifier ${qualifierName(text)}`);
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
