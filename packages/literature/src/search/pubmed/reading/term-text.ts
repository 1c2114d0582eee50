import type { QueryWarning } from '@footnote/domain';
import { queryWarning } from '@footnote/domain/core';
import { combinedQuery } from '../../combined-query.ts';
import type { Query, TextField } from '../../query.ts';
import { isShortPrefix, queryWords } from '../../core/query-words.ts';
import type { PubmedIssue } from '../pubmed-expression.ts';
import { isStopWord } from './stop-words.ts';

/** A word of a term; `open` where it only has to begin so. */
export interface TermWord {
  text: string;
  open: boolean;
}

export type TermNote = Omit<PubmedIssue, 'start' | 'end'>;

const MIN_BEFORE_STAR = 4;

/**
 * The words of a term with their truncation marks read; notes say which marks were ignored. Beside other words that have
 * to stand close (`isNear`), three letters are enough before a mark.
 */
export function termWords(text: string, isNear = false): { words: TermWord[]; notes: TermNote[] } {
  const words: TermWord[] = [];
  const notes: TermNote[] = [];
  for (const written of text.split(/\s+/)) {
    const star = written.search(/(?<=[^*])\*/);
    const plain = written.replaceAll('*', '');
    const beginning = star < 0 ? plain : written.slice(0, star).replaceAll('*', '');
    const ignore = (remark: QueryWarning) => notes.push({ code: 'truncation-ignored', ...remark });
    if (queryWords(beginning).length === 0) continue;
    const open = star >= 0 && isLongEnough(beginning, isNear || words.length > 0);
    if (star >= 0 && !open) ignore(queryWarning('star-too-early', { word: written, least: MIN_BEFORE_STAR }));
    else if (open && plain !== beginning) ignore(queryWarning('star-inside', { word: written }));
    else if (written.startsWith('*')) ignore(queryWarning('star-first', { word: written }));
    words.push({ text: open ? beginning : plain, open });
  }
  return { words, notes };
}

function isLongEnough(beginning: string, isInPhrase: boolean): boolean {
  const last = queryWords(beginning).at(-1);
  const letters = last?.parts.join('') ?? '';
  return !isShortPrefix(last?.joined ?? letters) && (isInPhrase || letters.length >= MIN_BEFORE_STAR);
}

/** How a name or heading that was typed so is matched: by its first letters where it was truncated. */
export function openReach(words: readonly TermWord[]): 'letters' | 'words' {
  return words.at(-1)?.open === true ? 'letters' : 'words';
}

/** The words in a row; null where a word before the last is open, which no engine finds in a row. */
export function phraseQuery(fields: readonly TextField[], words: readonly TermWord[]): Query | null {
  if (words.slice(0, -1).some((word) => word.open)) return null;
  const text = words.map((word) => word.text).join(' ');
  return words.at(-1)?.open === true ? { type: 'prefix', fields, text } : { type: 'phrase', fields, text };
}

/** All of the words anywhere in the fields, little words left out unless nothing else is there. */
export function scatteredQuery(fields: readonly TextField[], words: readonly TermWord[]): Query {
  const telling = contentBearingWords(words);
  const closed = telling.filter((word) => !word.open).map((word) => word.text);
  const of: Query[] = telling.filter((word) => word.open).map((word) => ({ type: 'prefix', fields, text: word.text }));
  if (closed.length > 0) of.unshift({ type: 'match', fields, text: closed.join(' '), operator: 'and', fuzziness: 0 });
  return combinedQuery('and', of);
}

/** The words PubMed looks for; all of them where all are little words. */
export function contentBearingWords(words: readonly TermWord[]): readonly TermWord[] {
  const telling = words.filter((word) => word.open || !isStopWord(word.text.toLowerCase()));
  return telling.length === 0 ? words : telling;
}

/** How many words an engine would see. */
export function wordCount(words: readonly TermWord[]): number {
  return queryWords(words.map((word) => word.text).join(' ')).length;
}

/** The words as typed, for readers. */
export function writtenWords(words: readonly TermWord[]): string {
  return words.map((word) => (word.open ? `${word.text}*` : word.text)).join(' ');
}
