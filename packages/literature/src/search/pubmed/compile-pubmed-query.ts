import type { LocalizableReading } from '@footnote/domain';
import { plainReading, queryWarning } from '@footnote/domain/core';
import type { LiteratureIndex } from '../literature-index.ports.ts';
import type { Query } from '../query.ts';
import { indexKnowledge } from './reading/index-knowledge.ts';
import type { PubmedExpression, PubmedIssue, QuerySpan } from './pubmed-expression.ts';
import { readClause, type ClauseDeps } from './reading/read-clause.ts';
import type { TermNote } from './reading/term-text.ts';

export interface CompileDeps {
  index: Pick<LiteratureIndex, 'search' | 'mesh'>;
  /** The day relative dates count from. */
  today: Date;
}

/** A part of a query with how it was read; `query` alone gives its count. */
export interface PubmedClause extends QuerySpan {
  /** 0 for the whole, one more inside each group. */
  level: number;
  reading: LocalizableReading;
  /** Null for a part that was left out. */
  query: Query | null;
}

export interface CompiledPubmedQuery {
  query: Query;
  /** Each group before its parts, in the order of the text. */
  clauses: readonly PubmedClause[];
  issues: readonly PubmedIssue[];
}

/**
 * Turns a read query into one of the index, mapping untagged words by what the index holds. What the index cannot tell
 * is left out and said; where nothing is left, nothing is found. Rejects as the index's searches do.
 */
export async function compilePubmedQuery(
  { index, today }: CompileDeps,
  expression: PubmedExpression,
  signal?: AbortSignal,
): Promise<CompiledPubmedQuery> {
  const deps: ClauseDeps = { knowledge: indexKnowledge(index, signal), today };
  const clauses: PubmedClause[] = [];
  const issues: PubmedIssue[] = [];
  const query = await compile(expression, 0);
  if (query === null) {
    const { start, end } = expression;
    issues.push({ code: 'nothing-to-search', ...queryWarning('nothing-searchable', {}), start, end });
  }
  return { query: query ?? { type: 'none' }, clauses, issues };

  /** What is missing for all headings is said at the first of them. */
  function isRepeated({ code }: TermNote): boolean {
    return code === 'vocabulary-missing' && issues.some((issue) => issue.code === code);
  }

  async function compile(part: PubmedExpression, level: number): Promise<Query | null> {
    const { start, end } = part;
    const clause: PubmedClause = { start, end, level, reading: [], query: null };
    clauses.push(clause);
    if (part.type === 'term' || part.type === 'range') {
      const read = await readClause(part, deps);
      for (const note of read.notes) if (!isRepeated(note)) issues.push({ ...note, start, end });
      clause.reading = read.reading;
      clause.query = read.query;
    } else if (part.type === 'not') {
      const from = part.from === null ? null : await compile(part.from, level + 1);
      const without = await compile(part.without, level + 1);
      clause.reading = plainReading(part.from === null ? 'all-but' : 'first-without-second', {});
      clause.query = without === null ? from : excluded(from, without);
    } else {
      const of: Query[] = [];
      for (const one of part.of) {
        const read = await compile(one, level + 1);
        if (read !== null) of.push(read);
      }
      clause.reading = plainReading(part.type === 'and' ? 'all-of-these' : 'any-of-these', {});
      clause.query = of.length === 0 ? null : { type: part.type, of };
    }
    return clause.query;
  }
}

function excluded(from: Query | null, without: Query): Query {
  const not: Query = { type: 'not', query: without };
  return from === null ? not : { type: 'and', of: [from, not] };
}
