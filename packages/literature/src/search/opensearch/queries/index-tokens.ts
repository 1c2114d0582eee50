import { createHash } from 'node:crypto';
import type { Column, TextField } from '../../query.ts';

/** Well below the 32,766 bytes of a term, in any script. */
const LONGEST_TOKEN = 4_000;

/**
 * A word, joined word or whole item of a field, as the one field `any` holds it: a query for a word in a dozen fields then
 * is one clause, and clusters count clauses.
 */
export function fieldToken(field: TextField, word: string): string {
  return shortened(`${field}:${word}`);
}

/** A label of an article, such as its language, in any case. */
export function labelToken(column: Column, label: string): string {
  return shortened(`${column}=${label.toLowerCase()}`);
}

function shortened(token: string): string {
  if (token.length <= LONGEST_TOKEN) return token;
  return `${token.slice(0, LONGEST_TOKEN)}…${createHash('sha256').update(token).digest('hex')}`;
}
