import type { SourceDocument, SourceDocumentPage } from '@footnote/domain';
import { useMemo } from 'react';
import useSWR from 'swr';
import type { ApiError } from '../platform/api/api.client.ts';
import { answerOf, failureOf } from '../platform/api/call-failure.ts';
import { DOCUMENTS_AT_ONCE, fetchDocuments } from '../platform/sources/sources.client.ts';

export interface LoadedDocuments {
  /** The newest first; undefined until the first have come. */
  documents: readonly SourceDocument[] | undefined;
  /** What the server counted; undefined until it said so. */
  meta: SourceDocumentPage['meta'] | undefined;
  /** Whether some are still to come. */
  partial: boolean;
  /** Why they did not come; those that came before stay. */
  failure: ApiError | undefined;
  loading: boolean;
  /** Loads all anew. */
  again: () => Promise<unknown>;
  /** Takes documents out that were deleted, until all are loaded anew. */
  forget: (ids: ReadonlySet<string>) => void;
}

/** Those after the newest, one page after the other, so that a large source takes no more of the server than a small one. */
async function fetchOthers(address: string, { actingFor, total }: { actingFor: string | null; total: number }) {
  const found: SourceDocument[] = [];
  for (let page = 2; (page - 1) * DOCUMENTS_AT_ONCE < total; page += 1) {
    found.push(...answerOf(await fetchDocuments(address, { actingFor, page })).documents);
  }
  return found;
}

/** All documents of a source by their address: the newest thousand at once, the others after them. */
export function useSourceDocuments(address: string | null, organization: string | null): LoadedDocuments {
  const first = useSWR(
    address === null ? null : ([address, organization, 'newest'] as const),
    async ([url, actingFor]) => answerOf(await fetchDocuments(url, { actingFor, page: 1 })),
  );
  const newest = first.data;
  const hasMore = newest !== undefined && newest.documents.length < newest.meta.total;
  const rest = useSWR(
    address !== null && hasMore ? ([address, organization, 'others', newest.meta.total] as const) : null,
    ([url, actingFor, , total]) => fetchOthers(url, { actingFor, total }),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  const others = hasMore ? rest.data : undefined;
  const documents = useMemo(() => {
    if (newest === undefined) return undefined;
    // What was added between two pages moves others on by one page: they come twice.
    return [...new Map([...newest.documents, ...(others ?? [])].map((document) => [document.id, document])).values()];
  }, [newest, others]);
  return {
    documents,
    meta: newest?.meta,
    partial: hasMore && others === undefined,
    failure: failureOf(first.error) ?? failureOf(rest.error),
    loading: first.isValidating || rest.isValidating,
    again: async () => {
      await first.mutate();
      await rest.mutate();
    },
    forget: (ids) => {
      const keep = ({ id }: SourceDocument) => !ids.has(id);
      void rest.mutate((kept) => kept?.filter(keep), { revalidate: false });
      void first.mutate((kept) => kept && { ...kept, documents: kept.documents.filter(keep) }, { revalidate: false });
    },
  };
}
