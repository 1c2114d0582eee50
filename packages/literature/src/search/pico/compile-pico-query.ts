import { plainReading, writeReading, type PicoClause, type PicoField, type LocalizableReading } from '@footnote/domain';
import type { ExplainedClause } from '../pubmed/search-pubmed.ts';
import type { Query, RankTerm, TextField } from '../query.ts';
import { tokenise } from '../text/tokenise.ts';

/** A clause with its place in the text of the whole search. */
export interface CompiledClause extends Pick<ExplainedClause, 'start' | 'end' | 'text' | 'reading' | 'phrases'> {
  query: Query;
}

export interface CompiledPicoQuery {
  query: Query;
  /** The search as a query in PubMed's language, which has no such fields: words of title, abstract and headings. */
  text: string;
  /** In the order of the text, which is that of the clauses. */
  clauses: readonly CompiledClause[];
  /** What is wanted, for an order by relevance. */
  rank: readonly RankTerm[];
}

// What an article says it studied stands in its title or among its headings where extraction read nothing.
const FIELDS: Record<PicoField, readonly TextField[]> = {
  ml_p: ['population', 'title', 'mesh'],
  ml_i: ['intervention', 'title', 'mesh'],
  ml_c: ['comparison', 'intervention', 'title', 'mesh'],
  ml_o: ['outcome', 'bottomLine', 'title', 'mesh'],
};
const MAX_RANK_TERMS = 100;

/**
 * Turns the clauses of POST /api/search/pico into a query: every `must` holds, no `must_not` does, and of the `should`
 * clauses of a field at least one. `fuzziness` is the number of letters by which rare and unknown words may differ.
 */
export function compilePicoQuery(clauses: readonly PicoClause[], fuzziness: 0 | 1 | 2): CompiledPicoQuery {
  const compiled = clauses.map((clause) => ({ clause, query: clauseQuery(clause, fuzziness) }));
  const of: Query[] = [];
  const enough = new Map<PicoField, Query[]>();
  for (const { clause, query } of compiled) {
    if (clause.boolType === 'must') of.push(query);
    if (clause.boolType === 'must_not') of.push({ type: 'not', query });
    if (clause.boolType !== 'should') continue;
    const known = enough.get(clause.fieldName);
    if (known !== undefined) known.push(query);
    else {
      const alternatives = [query];
      enough.set(clause.fieldName, alternatives);
      of.push({ type: 'or', of: alternatives });
    }
  }
  const { text, places } = picoText(clauses);
  return {
    query: of.length === 1 && of[0] !== undefined ? of[0] : { type: 'and', of },
    text,
    clauses: places.flatMap(({ position, start, end }) => {
      const known = compiled[position];
      if (known === undefined) return [];
      const { clause, query } = known;
      return [{ start, end, text: clause.queryString, ...writeReading(readingOf(clause)), query }];
    }),
    rank: rankOf(clauses),
  };
}

function clauseQuery({ queryString, fieldName, operator }: PicoClause, fuzziness: 0 | 1 | 2): Query {
  return { type: 'match', fields: FIELDS[fieldName], text: queryString, operator, fuzziness };
}

function readingOf({ queryString, fieldName, boolType, operator }: PicoClause): LocalizableReading {
  const share = tokenise(queryString).length < 2 ? 'one' : operator;
  return plainReading('pico', { field: fieldName, bound: boolType, share, words: queryString.trim() });
}

interface Place {
  /** Of the clause in the call. */
  position: number;
  start: number;
  end: number;
}

/** Joins must clauses and groups of should clauses by AND; what must not be there follows, each after a NOT. */
function picoText(clauses: readonly PicoClause[]): { text: string; places: Place[] } {
  const groups: { joint: string; positions: number[] }[] = [];
  const ofField = new Map<PicoField, number[]>();
  for (const [position, { boolType, fieldName }] of clauses.entries()) {
    if (boolType === 'must') groups.push({ joint: ' AND ', positions: [position] });
    if (boolType !== 'should') continue;
    const known = ofField.get(fieldName);
    if (known !== undefined) known.push(position);
    else {
      const positions = [position];
      ofField.set(fieldName, positions);
      groups.push({ joint: ' AND ', positions });
    }
  }
  for (const [position, { boolType }] of clauses.entries())
    if (boolType === 'must_not') groups.push({ joint: ' NOT ', positions: [position] });
  let text = '';
  const places: Place[] = [];
  for (const { joint, positions } of groups) {
    text += text === '' ? joint.replace('AND', '').trimStart() : joint;
    if (positions.length > 1) text += '(';
    for (const [index, position] of positions.entries()) {
      if (index > 0) text += ' OR ';
      const start = text.length;
      text += clauseText(clauses[position]);
      places.push({ position, start, end: text.length });
    }
    if (positions.length > 1) text += ')';
  }
  return { text, places };
}

function clauseText(clause: PicoClause | undefined): string {
  const words = (clause?.queryString ?? '').replaceAll(/["“”„[\]()*]/g, ' ').match(/\S+/g) ?? [];
  const tagged = words.map((word) => `${word.toLowerCase()}[tw]`);
  if (tagged.length < 2) return tagged.join('');
  return `(${tagged.join(clause?.operator === 'or' ? ' OR ' : ' AND ')})`;
}

function rankOf(clauses: readonly PicoClause[]): RankTerm[] {
  const words = clauses
    .filter(({ boolType }) => boolType !== 'must_not')
    .flatMap(({ queryString }) => tokenise(queryString).map(({ word }) => word));
  return [...new Set(words)].slice(0, MAX_RANK_TERMS).map((text) => ({ text, weight: 1 }));
}
