import { countMatches } from '../count-matches.ts';
import type { WrittenReading } from '@footnote/domain';
import { queryWarning, writeReading } from '@footnote/domain/core';
import type { LiteratureIndex, SearchRequest } from '../literature-index.ports.ts';
import {
  compilePubmedQuery,
  type CompileDeps,
  type CompiledPubmedQuery,
  type PubmedClause,
} from './compile-pubmed-query.ts';
import { expandHistory } from './expand-history.ts';
import type { PubmedIssue } from './pubmed-expression.ts';
import { readPubmedQuery } from './read-pubmed-query.ts';
import { looksLikeOvid, translateOvid } from './ovid/translate-ovid.ts';

export interface PubmedSearch extends Pick<SearchRequest, 'sort' | 'limit' | 'offset'> {
  /** As typed. */
  text: string;
}

/** One line of “how your query was read”. */
export interface ExplainedClause extends Omit<PubmedClause, 'query' | 'reading'>, WrittenReading {
  /** The part as typed. */
  text: string;
  /** Articles it finds alone; null where it was left out or not counted. */
  articles: number | null;
}

export interface PubmedResult {
  /** What was read: the text as typed, or its translation where it was written for Ovid. Positions count in it. */
  query: string;
  total: number;
  pmids: readonly string[];
  issues: readonly PubmedIssue[];
  explained: readonly ExplainedClause[];
}

/** Clauses whose articles are counted; the longest strategies have more. */
const MAX_COUNTED = 300;

/** Remarks given on one search; a text of brackets alone would have a hundred thousand. */
const MAX_WARNINGS = 200;

/** The first remarks, and how many there are more. */
function listed(issues: readonly PubmedIssue[], end: number): readonly PubmedIssue[] {
  const count = issues.length - MAX_WARNINGS;
  if (count <= 0) return issues;
  const more = { code: 'more-remarks', ...queryWarning('more-remarks', { count }), start: 0, end } as const;
  return [...issues.slice(0, MAX_WARNINGS), more];
}

/** The text itself, or what it stands for, with what is to be said about that. */
function inPubmedsLanguage(text: string): { query: string; remarks: PubmedIssue[] } {
  if (!looksLikeOvid(text)) return expanded(text);
  const { query, remarks } = translateOvid(text);
  const whole = { start: 0, end: query.length };
  const said = remarks.map((remark): PubmedIssue => ({ code: 'ovid-not-translated', ...remark, ...whole }));
  return { query, remarks: [{ code: 'ovid-translated', ...queryWarning('ovid-translated', {}), ...whole }, ...said] };
}

function expanded(text: string): { query: string; remarks: PubmedIssue[] } {
  const query = expandHistory(text);
  if (query === null) return { query: text, remarks: [] };
  const whole = { start: 0, end: query.length };
  return { query, remarks: [{ code: 'history-expanded', ...queryWarning('lines-joined', {}), ...whole }] };
}

/** A text as it was read: what to search for, and what is to be said about it. */
export interface PubmedReading extends Pick<PubmedResult, 'query' | 'issues'> {
  /** null where nothing of the text can be searched. */
  compiled: CompiledPubmedQuery | null;
}

/** Reads a text in PubMed's language, or in Ovid's, without searching. Rejects as the index's searches do. */
export async function readPubmedSearch(deps: CompileDeps, text: string, signal?: AbortSignal): Promise<PubmedReading> {
  const { query, remarks } = inPubmedsLanguage(text);
  const read = readPubmedQuery(query);
  const end = query.length;
  if (read.expression === null) return { query, issues: listed([...remarks, ...read.issues], end), compiled: null };
  const compiled = await compilePubmedQuery(deps, read.expression, signal);
  const mended = [...read.issues, ...compiled.issues].sort((left, right) => left.start - right.start);
  return { query, issues: listed([...remarks, ...mended], end), compiled };
}

/** The parts of a read text with the articles that each finds alone. Rejects as the index's searches do. */
export async function countClauses(
  index: Pick<LiteratureIndex, 'search'>,
  { query: typed, compiled }: PubmedReading,
  signal?: AbortSignal,
): Promise<ExplainedClause[]> {
  const explained: ExplainedClause[] = [];
  for (const [place, { query, reading, ...clause }] of (compiled?.clauses ?? []).entries()) {
    const isCounted = query !== null && place < MAX_COUNTED;
    const articles = isCounted ? await countMatches(index, query, signal) : null;
    const text = typed.slice(clause.start, clause.end);
    explained.push({ ...clause, text, ...writeReading(reading), articles });
  }
  return explained;
}

/** Searches with a text in PubMed's language, or in Ovid's, and says how it was read. Rejects as the index's searches do. */
export async function searchPubmed(
  deps: CompileDeps,
  { text, sort, limit, offset }: PubmedSearch,
  signal?: AbortSignal,
): Promise<PubmedResult> {
  const { index } = deps;
  const reading = await readPubmedSearch(deps, text, signal);
  const { query, issues, compiled } = reading;
  if (compiled === null) return { query, total: 0, pmids: [], issues, explained: [] };
  const found = await index.search({ query: compiled.query, rank: null, sort, limit, offset }, signal);
  const explained = await countClauses(index, reading, signal);
  return { query, total: found.total, pmids: found.hits.map((hit) => hit.pmid), issues, explained };
}
