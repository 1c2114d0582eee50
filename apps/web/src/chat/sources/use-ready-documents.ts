import type { SourceDocument } from '@footnote/domain';
import useSWR from 'swr';
import { useSnapshot } from 'valtio';
import { actingFor } from '../../platform/account/acting-for.store.ts';
import { answerOf } from '../../platform/api/call-failure.ts';
import { sourceCalls } from '../../platform/sources/source-calls.ts';
import { DOCUMENTS_AT_ONCE, fetchDocuments } from '../../platform/sources/sources.client.ts';

/** The most documents that are offered; a source of more is asked as a whole, or one writes to fewer sources. */
const MOST = 10_000;

async function readyDocuments(sourceId: string, organization: string | null): Promise<SourceDocument[]> {
  const found: SourceDocument[] = [];
  for (let page = 1; (page - 1) * DOCUMENTS_AT_ONCE < MOST; page += 1) {
    const { documents, meta } = answerOf(
      await fetchDocuments(`${sourceCalls.source(sourceId)}/documents`, { actingFor: organization, page }),
    );
    found.push(...documents.filter(({ status }) => status === 'upsert_finished'));
    if (page * DOCUMENTS_AT_ONCE >= meta.total) break;
  }
  return found.toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The documents of a source that can be asked, by name. */
export function useReadyDocuments(sourceId: string) {
  const { id } = useSnapshot(actingFor);
  const { data, error, mutate } = useSWR(['ready documents', sourceId, id] as const, ([, source, organization]) =>
    readyDocuments(source, organization),
  );
  const state =
    data !== undefined ? ('ready' as const) : error === undefined ? ('loading' as const) : ('error' as const);
  return { documents: data ?? [], state, again: () => void mutate() };
}
