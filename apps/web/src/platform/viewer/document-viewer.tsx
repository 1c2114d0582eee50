import type { PageBox } from '@footnote/domain';
import { DocumentReader } from '@footnote/ui';
import { useCallback, useMemo, useState } from 'react';
import { useTranslate } from '../i18n/translate.ts';
import { DrawnPage } from './drawn-page.tsx';
import { useArticle } from './use-article.ts';
import { useLoadedPage } from './use-drawn-page.ts';
import { usePageSearch, type Match } from './use-page-search.ts';
import { usePdf } from './use-pdf.ts';
import { useZoom } from './use-zoom.ts';
import { canBeTriedAgain, viewerFailure } from './viewer-failure.ts';
import type { ViewedDocument } from './viewed-document.ts';

export interface DocumentViewerProps {
  /** The document that is shown. */
  document: ViewedDocument;
  /** The page a citation leads to, from 1; the first where it is left out. */
  page?: number;
  /** Where the cited passage stands on this page. */
  boxes?: readonly PageBox[];
  /** The words of the passage. */
  passage?: string;
  /** The sentence of the passage that carries the claim. */
  sentence?: string;
  /**
   * Whether the words of the passage were recognised in the picture of a scanned page.
   * @default false
   */
  isRecognised?: boolean;
  /** Called when a user closes it; take it off the page then. */
  onClose: () => void;
}

/** Shows a document of a source page by page, above everything else, with the passage of a citation highlighted. */
export function DocumentViewer({
  document,
  page: cited,
  boxes,
  passage: words = '',
  sentence = '',
  isRecognised = false,
  onClose,
}: DocumentViewerProps) {
  const t = useTranslate();
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const { pdf, page, pageCount, setPage, loaded, failure, again } = useReading(document, cited ?? 1);
  const article = useArticle(document);
  const zoom = useZoom(region, loaded?.width, (boxes ?? []).length > 0);
  const showMatch = useCallback((match: Match) => setPage(match.page), [setPage]);
  const finding = usePageSearch(pdf, page, showMatch);
  const passage = useMemo(
    () => (cited === undefined ? null : { page: cited, boxes: boxes ?? [], words, sentence }),
    [cited, boxes, words, sentence],
  );
  const turn = (next: number) => {
    setPage(next);
    region?.scrollTo({ top: 0 });
  };
  return (
    <DocumentReader
      open
      onClose={onClose}
      name={document.name}
      article={article}
      page={page}
      pageCount={pageCount}
      onPageChange={turn}
      {...(cited === undefined || (boxes ?? []).length === 0 ? {} : { citedPage: Math.min(cited, pageCount || cited) })}
      isRecognised={isRecognised}
      percent={zoom.percent}
      fitsWidth={zoom.fitsWidth}
      onZoom={zoom.change}
      search={finding.search}
      state={failure !== null ? 'error' : loaded === null ? 'loading' : 'ready'}
      error={failure === null ? '' : viewerFailure(t, failure)}
      {...(failure !== null && canBeTriedAgain(failure) ? { onRetry: again } : {})}
      onRegion={setRegion}
    >
      {loaded !== null && failure === null && (
        <DrawnPage
          key={loaded.number}
          loaded={loaded}
          scale={zoom.scale}
          passage={passage?.page === loaded.number ? passage : null}
          wanted={finding.wanted}
          match={finding.match?.page === loaded.number ? finding.match : null}
          region={region}
        />
      )}
    </DocumentReader>
  );
}

/** A document with the page of it that is read. */
function useReading(document: ViewedDocument, first: number) {
  const [wanted, setPage] = useState(first);
  const [broken, setBroken] = useState(0);
  const opened = usePdf(document);
  const pdf = opened.name === 'ready' ? opened.pdf : null;
  const pageCount = pdf?.numPages ?? 0;
  const page = pageCount === 0 ? wanted : Math.min(wanted, pageCount);
  const loaded = useLoadedPage(
    pdf,
    page,
    useCallback(() => setBroken(page), [page]),
  );
  const failure = opened.name === 'failed' ? opened.error : broken === page ? ('unreadable' as const) : null;
  return { pdf, page, pageCount, setPage, loaded, failure, again: opened.again };
}
