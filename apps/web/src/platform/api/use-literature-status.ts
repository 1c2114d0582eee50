import useSWR from 'swr';
import { callApi } from './api.client.ts';
import { answerOf } from './call-failure.ts';
import { calls } from '../navigation/paths.ts';

export interface LiteratureStatus {
  articles: number;
  /** Footnote's own summaries among them. */
  starter: number;
  /** Newest revision of a record, else the newest publication: YYYY[-MM[-DD]], or ''. */
  asOf: string;
  /** Journals whose impact metric is loaded: without any, the impact filter has nothing to go by. */
  journalsWithImpact: number;
  /** Whether a language model writes answers; else they are quoted. Null where the server does not say. */
  hasModel: boolean | null;
  /** Whether precision mode has a writer of its own. Null where the server does not say. */
  hasPrecision: boolean | null;
}

function count(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/** A writer in one line, by which two are told apart; null where there is none. */
function writerName(value: unknown): string | null {
  const fields: object = typeof value === 'object' && value !== null ? value : {};
  const kind = text(Reflect.get(fields, 'kind'));
  return kind === ''
    ? null
    : [kind, text(Reflect.get(fields, 'provider')), text(Reflect.get(fields, 'model'))].join(' ');
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Reads the answer of GET /api/literature/status; what is missing counts as nothing loaded. */
export function readStatus(value: unknown): LiteratureStatus {
  const fields: object = typeof value === 'object' && value !== null ? value : {};
  const writer = writerName(Reflect.get(fields, 'writer'));
  const precise = writerName(Reflect.get(fields, 'precisionWriter'));
  return {
    articles: count(Reflect.get(fields, 'articles')),
    starter: count(Reflect.get(fields, 'starter')),
    asOf: text(Reflect.get(fields, 'newestRevision')) || text(Reflect.get(fields, 'newestPublication')),
    journalsWithImpact: count(Reflect.get(fields, 'journalsWithImpact')),
    hasModel: writer === null ? null : writer.startsWith('model'),
    hasPrecision: writer === null || precise === null ? null : writer !== precise,
  };
}

async function fetchStatus(url: string): Promise<LiteratureStatus> {
  return answerOf(await callApi(url, { read: readStatus }));
}

/** What literature the product holds; undefined until it is known. */
export function useLiteratureStatus(): LiteratureStatus | undefined {
  return useSWR(calls.literatureStatus, fetchStatus, { revalidateOnFocus: false }).data;
}
