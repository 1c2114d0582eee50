import type { ReadingField } from '@footnote/domain';
import { plainReading, readingPhrase, queryWarning } from '@footnote/domain/core';
import type { NearPart, Query } from '../../query.ts';
import { isShortPrefix, queryWords } from '../../core/query-words.ts';
import { datedReading } from './date-readings.ts';
import { readDay, readDays } from './date-spans.ts';
import {
  ALL_FIELDS,
  found,
  notUnderstood,
  readValue,
  isWordField,
  WORD_FIELDS,
  type ClauseReading,
} from './field-readings.ts';
import { isIdentifierField, isParticularField, readIdentifier, readParticular } from './record-readings.ts';
import {
  isNameField,
  readAuthor,
  readHeading,
  readJournal,
  readQualifier,
  substanceQuery,
} from './heading-readings.ts';
import type { IndexKnowledge } from './index-knowledge.ts';
import { mapTerms } from './map-terms.ts';
import type { PubmedRange, PubmedTerm } from '../pubmed-expression.ts';
import { isDateField, type DateField } from '../pubmed-fields.ts';
import {
  phraseQuery,
  scatteredQuery,
  termWords,
  wordCount,
  writtenWords,
  type TermNote,
  type TermWord,
} from './term-text.ts';

export interface ClauseDeps {
  knowledge: IndexKnowledge;
  /** The day relative dates count from. */
  today: Date;
}

/** Filters that PubMed knows without a tag, too. */
const HAS = /^(?:hasabstract|hascois)$/i;

/** Reads one term or range as a query of the index. */
export async function readClause(clause: PubmedTerm | PubmedRange, deps: ClauseDeps): Promise<ClauseReading> {
  if (clause.type === 'range') return readRange(clause, deps);
  const { tag } = clause;
  if (queryWords(clause.text).length === 0) return notUnderstood(queryWarning('no-word', { text: clause.text }));
  if (HAS.test(clause.text) && (tag === null || tag.field === 'tw')) return readValue(clause, 'sb');
  if (tag === null) return readUntagged(clause, deps.knowledge);
  const { field } = tag;
  if (field === 'mh' || field === 'majr' || field === 'pa') return readHeading(clause, tag, deps.knowledge);
  if (field === 'sh') return readQualifier(clause, tag, deps.knowledge);
  if (field === 'ta') return readJournal(clause.text, deps.knowledge);
  if (isWordField(field)) {
    const words = await readWords(clause, { field, distance: tag.distance }, deps.knowledge);
    return field === 'nm' ? orSubstance(words, clause, deps.knowledge) : words;
  }
  if (isDateField(field)) return readDate(clause.text, field, deps);
  if (isNameField(field)) return readAuthor(clause, field);
  if (isIdentifierField(field)) return readIdentifier(clause, field);
  return isParticularField(field) ? readParticular(clause, field) : readValue(clause, field);
}

async function readRange({ tag, from, to }: PubmedRange, { today, knowledge }: ClauseDeps): Promise<ClauseReading> {
  if (tag.field === 'pmid') {
    const [first, last] = [Number(from), Number(to)];
    if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last))
      return notUnderstood(queryWarning('no-pmids', { text: `${from}:${to}` }));
    return found({ type: 'range', column: 'pmid', from: first, to: last }, plainReading('pmid-range', { from, to }));
  }
  const span = isDateField(tag.field) ? readDays(from, to, today) : null;
  return span === null || !isDateField(tag.field)
    ? notUnderstood(queryWarning('no-dates', { text: `${from}:${to}` }))
    : datedReading(span, tag.field, knowledge);
}

async function readDate(text: string, field: DateField, { today, knowledge }: ClauseDeps): Promise<ClauseReading> {
  const span = readDay(text, today);
  return span === null ? notUnderstood(queryWarning('no-date', { text })) : datedReading(span, field, knowledge);
}

/** Substances are filed under one of their names. */
async function orSubstance(
  words: ClauseReading,
  { text }: PubmedTerm,
  knowledge: Pick<IndexKnowledge, 'supplementary'>,
): Promise<ClauseReading> {
  const substance = await knowledge.supplementary(text);
  if (substance === null || words.query === null) return words;
  const query: Query = { type: 'or', of: [substanceQuery(substance), words.query] };
  const named = readingPhrase('substance', { name: substance.name });
  return { query, reading: [[named, ...words.reading.flat()]], notes: [] };
}

/** Phrases and truncated words are searched as they are, everything else is mapped. */
async function readUntagged({ text, quoted }: PubmedTerm, knowledge: IndexKnowledge): Promise<ClauseReading> {
  const { words, notes } = termWords(text);
  const isTruncated = words.some((word) => word.open);
  if (!quoted && !isTruncated) return withNotes(await mapTerms(words, knowledge), notes);
  const row = phraseQuery(ALL_FIELDS, words);
  if (row !== null && (isTruncated || (await knowledge.holds(row))))
    return { query: row, reading: plainReading('words', { words: asPhrase(words), field: 'all' }), notes };
  const mapped = await mapTerms(words, knowledge);
  if (wordCount(words) < 2) return withNotes(mapped, notes);
  return withNotes(mapped, [...notes, phraseNotFound(words)]);
}

function withNotes(reading: ClauseReading, notes: readonly TermNote[]): ClauseReading {
  return { ...reading, notes: [...notes, ...reading.notes] };
}

function phraseNotFound(words: readonly TermWord[]): TermNote {
  return { code: 'phrase-not-found', ...queryWarning('phrase-nowhere', { words: writtenWords(words) }) };
}

function asPhrase(words: readonly TermWord[]): string {
  return wordCount(words) > 1 ? `“${writtenWords(words)}”` : writtenWords(words);
}

/** Reads words of a field: near each other, in a row where any article has them so, else all of them anywhere in it. */
async function readWords(
  { text }: PubmedTerm,
  { field, distance }: { field: ReadingField; distance: number | null },
  knowledge: Pick<IndexKnowledge, 'holds'>,
): Promise<ClauseReading> {
  const fields = WORD_FIELDS[field];
  const { words, notes } = termWords(text, distance !== null);
  const written = writtenWords(words);
  if (distance !== null && wordCount(words) > 1) {
    const query: Query = { type: 'near', fields, of: words.flatMap(nearParts), distance };
    return { query, reading: plainReading('near', { words: written, field, distance }), notes };
  }
  if (wordCount(words) < 2)
    return { query: scatteredQuery(fields, words), reading: plainReading('words', { words: written, field }), notes };
  const row = phraseQuery(fields, words);
  if (row !== null && (row.type === 'prefix' || (await knowledge.holds(row))))
    return { query: row, reading: plainReading('words', { words: asPhrase(words), field }), notes };
  const note = row === null ? notInARow(words) : phraseNotFound(words);
  return {
    query: scatteredQuery(fields, words),
    reading: plainReading('all-words', { words: written, field }),
    notes: [...notes, note],
  };
}

/** A word as parts of a nearness; one with hyphens is one part, one with a slash several. */
function nearParts({ text, open }: TermWord): NearPart[] {
  const groups = queryWords(text);
  return groups.map(({ parts }, place) => ({
    text: parts.join(' '),
    open: open && place === groups.length - 1 && !isShortPrefix(parts.at(-1) ?? ''),
  }));
}

function notInARow(words: readonly TermWord[]): TermNote {
  return { code: 'truncation-ignored', ...queryWarning('star-before-last', { words: writtenWords(words) }) };
}
