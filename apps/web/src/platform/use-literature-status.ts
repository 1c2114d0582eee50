import useSWR from 'swr';
import { callApi } from './api.client.ts';
import { calls } from './paths.ts';

export interface LiteratureStatus {
  articles: number;
  /** Footnote's own summaries among them. */
  starter: number;
  /** Newest revision of a record, else the newest publication: YYYY[-MM[-DD]], or ''. */
  asOf: string;
  /** Journals whose impact metric is loaded: without any, the impact filter has nothing to go by. */
  journalsWithImpact: number;
}

function count(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Reads the answer of GET /api/literature/status; what is missing counts as nothing loaded. */
export function readStatus(value: unknown): LiteratureStatus {
  const fields: object = typeof value === 'object' && value !== null ? value : {};
  return {
    articles: count(Reflect.get(fields, 'articles')),
    starter: count(Reflect.get(fields, 'starter')),
    asOf: text(Reflect.get(fields, 'newestRevision')) || text(Reflect.get(fields, 'newestPublication')),
    journalsWithImpact: count(Reflect.get(fields, 'journalsWithImpact')),
  };
}

async function fetchStatus(url: string): Promise<LiteratureStatus> {
  const called = await callApi(url, { read: readStatus });
  if (!called.ok) throw new Error(called.error.message);
  return called.value;
}

/** What literature the product holds; undefined until it is known. */
export function useLiteratureStatus(): LiteratureStatus | undefined {
  return useSWR(calls.literatureStatus, fetchStatus, { revalidateOnFocus: false }).data;
}
