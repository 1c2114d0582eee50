import type { LocalizablePhrase } from '@footnote/domain';
import { plainReading, readingPhrase, queryWarning } from '@footnote/domain/core';
import { combinedQuery } from '../../combined-query.ts';
import { meshKey } from '../../mesh-key.ts';
import type { Query } from '../../query.ts';
import { ALL_FIELDS, type ClauseReading } from './field-readings.ts';
import { authorQuery, headingQuery, headingReading, journalQuery, substanceQuery } from './heading-readings.ts';
import type { IndexKnowledge } from './index-knowledge.ts';
import {
  scatteredQuery,
  contentBearingWords,
  termWords,
  writtenWords,
  type TermNote,
  type TermWord,
} from './term-text.ts';

/** Words one heading, journal or author is looked for in. */
const MAX_WORDS = 6;
const AUTHOR = /^\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+)? \p{Lu}{1,2}$|^\p{Ll}[\p{Ll}'’-]{2,} \p{Ll}{1,2}$/u;
/** An entry of a registry, of PubMed Central, a DOI, the number of a person. */
const IDENTIFIER = /^(?=.*\d)\S{7,}$/;
const PMIDS = /^\d{4,9}(?:[\s,;]+\d{4,9})*[,;]?$/;

interface Mapped {
  query: Query;
  /** What may be meant. */
  reading: readonly LocalizablePhrase[];
}

/**
 * Reads words without a tag as PubMed maps them: the longest row that names a heading, a journal or an author stands for
 * that too, beside its words anywhere; all rows have to match. A text of numbers only is PMIDs.
 */
export async function mapTerms(words: readonly TermWord[], knowledge: IndexKnowledge): Promise<ClauseReading> {
  const written = writtenWords(words);
  if (PMIDS.test(written)) {
    const values = written.split(/[\s,;]+/).filter((value) => value !== '');
    const reading = plainReading('pmids', { pmids: values.join(', ') });
    return { query: { type: 'eq', column: 'pmid', values }, reading, notes: [] };
  }
  const telling = contentBearingWords(words);
  const mapped: Mapped[] = [];
  for (let at = 0; at < telling.length;) {
    const { row, taken } = await longestRow(telling, at, knowledge);
    mapped.push(row);
    at += taken;
  }
  const query = combinedQuery(
    'and',
    mapped.map((row) => row.query),
  );
  return { query, reading: mapped.map((row) => row.reading), notes: leftOut(words, telling) };
}

function leftOut(words: readonly TermWord[], telling: readonly TermWord[]): TermNote[] {
  const little = words.filter((word) => !telling.includes(word)).map((word) => `“${word.text}”`);
  if (little.length === 0) return [];
  return [{ code: 'stop-word', ...queryWarning('words-common', { words: [...new Set(little)].join(', ') }) }];
}

async function longestRow(
  words: readonly TermWord[],
  at: number,
  knowledge: IndexKnowledge,
): Promise<{ row: Mapped; taken: number }> {
  for (let taken = Math.min(MAX_WORDS, words.length - at); taken > 0; taken -= 1) {
    const row = words.slice(at, at + taken);
    if (row.some((word) => word.open)) continue;
    const mapped = await mapRow(row, taken > 1 || words.length === 1, knowledge);
    if (mapped !== null) return { row: mapped, taken };
  }
  const single = words.slice(at, at + 1);
  return { row: { query: scatteredQuery(ALL_FIELDS, single), reading: [anywhereReading(single)] }, taken: 1 };
}

function anywhereReading(words: readonly TermWord[]): LocalizablePhrase {
  return readingPhrase('words', { words: writtenWords(words), field: 'all' });
}

/** A single word among others is hardly ever meant as the journal or author of that name. */
async function mapRow(row: readonly TermWord[], mayBeName: boolean, knowledge: IndexKnowledge): Promise<Mapped | null> {
  const text = writtenWords(row);
  const anywhere = scatteredQuery(ALL_FIELDS, row);
  const beside = anywhereReading(row);
  const heading = await knowledge.heading(text);
  if (heading !== null) {
    const of = [headingQuery(heading, { major: false, explode: true }), anywhere];
    // PubMed looks for the words of the heading, too.
    if (heading.branch !== null && meshKey(heading.name) !== meshKey(text))
      of.push(scatteredQuery(ALL_FIELDS, termWords(heading.name).words));
    const explode = heading.branch !== null;
    return { query: { type: 'or', of }, reading: [headingReading(heading, { major: false, explode }), beside] };
  }
  const substance = await knowledge.supplementary(text);
  if (substance !== null)
    return {
      query: { type: 'or', of: [substanceQuery(substance), anywhere] },
      reading: [readingPhrase('substance', { name: substance.name }), beside],
    };
  // PubMed looks for identifiers among all fields; shorter ones are hardly meant.
  const identifier: Query = { type: 'item', fields: ['identifiers'], text, reach: 'whole' };
  if (IDENTIFIER.test(text) && (await knowledge.holds(identifier)))
    return {
      query: { type: 'or', of: [identifier, anywhere] },
      reading: [readingPhrase('identifier', { text }), beside],
    };
  if (!mayBeName) return null;
  const journal = journalQuery(text);
  if (await knowledge.holds(journal))
    return {
      query: { type: 'or', of: [journal, anywhere] },
      reading: [readingPhrase('journal', { name: text }), beside],
    };
  const author = authorQuery(text);
  if (AUTHOR.test(text) && (await knowledge.holds(author)))
    return {
      query: { type: 'or', of: [author, anywhere] },
      reading: [readingPhrase('author', { name: text, place: 'any' }), beside],
    };
  return null;
}
