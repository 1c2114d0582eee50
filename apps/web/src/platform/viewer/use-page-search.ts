import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useState } from 'react';
import { comparableText, occurrences } from './page-text.ts';
import { textItems } from './text-items.ts';

/** A match: the `ordinal`th on its page, from 0. */
export interface Match {
  page: number;
  ordinal: number;
}

interface Found {
  query: string;
  matches: readonly Match[];
  /** Whether all pages were searched. */
  whole: boolean;
}

/** The most matches that are counted. */
const MOST = 10_000;
const NOTHING: Found = { query: '', matches: [], whole: true };

/** Looks for words on every page, from the one that is shown on; `onMatch` is called with each match that is gone to. */
export function usePageSearch(pdf: PDFDocumentProxy | null, page: number, onMatch: (match: Match) => void) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found>(NOTHING);
  const [current, setCurrent] = useState<Match | null>(null);
  const wanted = query.trim();
  useEffect(() => {
    if (pdf === null || wanted === '') return undefined;
    const over = new AbortController();
    void searchPages(pdf, wanted, over.signal, setFound);
    return () => over.abort();
  }, [pdf, wanted]);
  const { matches, whole } = found.query === wanted ? found : { ...NOTHING, whole: wanted === '' };
  const shown = matches.findIndex((match) => (current === null ? match.page === page : isSame(match, current)));
  const step = useCallback(
    (by: 1 | -1) => {
      const from = shown >= 0 ? shown + by : matches.findIndex((match) => match.page > page);
      const next = matches.at(from % matches.length) ?? matches[0];
      if (next === undefined) return;
      setCurrent(next);
      onMatch(next);
    },
    [matches, shown, page, onMatch],
  );
  return {
    /** What is marked on pages; '' for nothing. */
    wanted,
    /** The match that is shown. */
    match: matches[shown] ?? null,
    search: {
      query,
      onChange: (next: string) => {
        setQuery(next);
        setCurrent(null);
      },
      count: matches.length,
      current: shown + 1,
      onStep: step,
      busy: !whole,
    },
  };
}

const isSame = (one: Match, other: Match) => one.page === other.page && one.ordinal === other.ordinal;

async function searchPages(
  pdf: PDFDocumentProxy,
  query: string,
  signal: AbortSignal,
  show: (found: Found) => void,
): Promise<void> {
  const matches: Match[] = [];
  try {
    for (let page = 1; page <= pdf.numPages && matches.length < MOST; page += 1) {
      const items = await textItems(await pdf.getPage(page));
      if (signal.aborted) return;
      const text = comparableText(items, { spaced: true });
      const before = matches.length;
      for (const ordinal of occurrences(text, query, true, MOST - before).keys()) matches.push({ page, ordinal });
      if (matches.length > before) show({ query, matches: [...matches], whole: false });
    }
  } catch {
    // A page that cannot be read has nothing to be found; a document that was closed is searched no further.
  }
  if (!signal.aborted) show({ query, matches, whole: true });
}
