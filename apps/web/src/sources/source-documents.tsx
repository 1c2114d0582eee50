import {
  countPages,
  recentDocuments,
  summariseDocuments,
  summaryTile,
  type DocumentSummary,
  type Source,
  type SourceDocument,
  type SummaryTile,
} from '@footnote/domain';
import { Banner, DocumentsTable, SourceFacts, Stack, SummaryTiles } from '@footnote/ui';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { defineMessages } from 'react-intl';
import { useTranslate } from '../platform/i18n/translate.ts';
import { reportProblem } from '../platform/api/report-problem.ts';
import { useDeletion } from './use-deletion.ts';
import { useRefresh, useRefreshFlag } from './use-refresh.ts';
import { useUploadedDocuments } from './uploaded-documents.ts';
import { useSourceDocuments, type LoadedDocuments } from './use-source-documents.ts';
import { useUploaders } from './use-uploaders.ts';
import type { ViewedDocument } from '../platform/viewer/viewed-document.ts';

const DocumentViewer = lazy(async () => ({
  default: (await import('../platform/viewer/document-viewer.tsx')).DocumentViewer,
}));

const messages = defineMessages({
  scans: {
    defaultMessage:
      'Scans have no text that could be searched. Whoever runs Footnote can turn on the recognition of text; upload them again then.',
    description: 'Below the documents of a source, some of which are scans',
  },
});

const NONE: readonly SourceDocument[] = [];

export interface SourceDocumentsProps {
  source: Source;
  organization: string;
  /** Loads the sources anew. */
  onSources: () => void;
  /** Opens what takes files. */
  onUpload: () => void;
}

/** What a source holds: how far its documents are, which failed, and what may be deleted. */
export function SourceDocuments({ source, organization, onSources, onUpload }: SourceDocumentsProps) {
  const t = useTranslate();
  const loaded = useSourceDocuments(source.documents, organization);
  const { all, isBusy } = useUploadedDocuments(source.id, useUploaders(loaded.documents) ?? NONE);
  const view = useView(all);
  const refreshing = useRefreshFlag(loaded.loading);
  const again = () => void loaded.again();
  useRefresh({ documents: all, busyUploading: isBusy, onSources, onDocuments: again });
  useLoggedFailure(loaded);
  const { deleting, problem, remove } = useDeletion({
    sourceId: source.id,
    documents: all,
    onDeleted: (ids) => {
      loaded.forget(ids);
      view.select(new Set());
      again();
    },
  });
  const [previewed, preview] = useState<ViewedDocument | null>(null);
  const counts = countsOf(loaded, view);
  const hasFailed = loaded.documents === undefined && loaded.failure !== undefined;
  return (
    <Stack>
      <SourceFacts
        source={source}
        {...(counts === null ? {} : { documents: counts.total, pagesUsed: counts.pages })}
        {...(loaded.meta === undefined ? {} : { embedding: loaded.meta.embedding ?? null })}
      />
      <SummaryTiles summary={counts?.summary ?? null} selected={view.tile} onSelect={view.showTile} />
      <DocumentsTable
        documents={view.shown}
        selected={view.selected}
        onSelectedChange={view.select}
        onDelete={(ids) => void remove(ids)}
        deleting={deleting}
        problem={problem}
        showUploader
        {...(view.recent === null ? {} : { recent: view.recent })}
        state={hasFailed ? 'error' : loaded.documents === undefined ? 'loading' : 'ready'}
        refreshing={refreshing}
        onRetry={again}
        onUpload={onUpload}
        onPreview={({ id, name }) => preview({ sourceId: source.id, documentId: id, name })}
      />
      {all.some(({ problem: why }) => why === 'no-text') && <Banner>{t(messages.scans)}</Banner>}
      {previewed !== null && (
        <Suspense>
          <DocumentViewer document={previewed} onClose={() => preview(null)} />
        </Suspense>
      )}
    </Stack>
  );
}

/** What of the documents is looked at: all or the recent ones, of every state or of one; what is selected among them. */
function useView(all: readonly SourceDocument[]) {
  const [onlyRecent, setOnlyRecent] = useState(false);
  const [tile, setTile] = useState<SummaryTile | null>(null);
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const recent = useMemo(() => recentDocuments(all), [all]);
  const isRecent = onlyRecent && recent.length < all.length;
  const set = isRecent ? recent : all;
  const summary = useMemo(() => summariseDocuments(set), [set]);
  // A tile that has run empty narrows nothing any more.
  const narrowed = tile !== null && summary[tile] > 0 ? tile : null;
  const shown = useMemo(
    () => (narrowed === null ? set : set.filter(({ status }) => summaryTile(status) === narrowed)),
    [set, narrowed],
  );
  const kept = useMemo(() => {
    const ids = new Set(shown.map(({ id }) => id));
    return new Set([...selected].filter((id) => ids.has(id)));
  }, [shown, selected]);
  const showRecent = (next: boolean) => {
    setOnlyRecent(next);
    select(new Set());
  };
  return {
    set,
    shown,
    summary,
    isRecent,
    tile: narrowed,
    showTile: setTile,
    selected: kept,
    select,
    recent: recent.length < all.length ? { count: recent.length, shown: isRecent, onShow: showRecent } : null,
  };
}

interface Counts {
  total: number;
  pages: number;
  summary: DocumentSummary;
}

/** Counts of what is shown; of all documents as the server says them, while some are still to come. */
function countsOf(
  { documents, meta, partial }: LoadedDocuments,
  view: Pick<ReturnType<typeof useView>, 'isRecent' | 'set' | 'summary'>,
): Counts | null {
  if (documents === undefined || meta === undefined) return null;
  if (partial && !view.isRecent) return { total: meta.total, pages: meta.pageCount, summary: meta.summary };
  return { total: view.set.length, pages: countPages(view.set), summary: view.summary };
}

/** Keeps the documents that came before where loading them anew fails, and says so to whoever runs the server (specification §8). */
function useLoggedFailure({ documents, failure }: LoadedDocuments): void {
  const logged = documents === undefined ? undefined : failure?.message;
  useEffect(() => {
    if (logged !== undefined) reportProblem(`The documents could not be loaded anew: ${logged}`);
  }, [logged]);
}
