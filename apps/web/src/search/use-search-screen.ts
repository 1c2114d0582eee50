import type { ArticleFilters } from '@footnote/domain';
import { media, useMediaQuery } from '@footnote/ui';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useScreenMessages } from './screen-messages.ts';
import { changed } from './search-state.ts';
import { useDrafts } from './form/use-drafts.ts';
import { useSearchAnswer, type SearchProgress } from './use-search-answer.ts';
import { useSearchRoute, type SearchRoute } from './use-search-route.ts';
import { useSelection } from './results/use-selection.ts';

/** Everything the parts of the search page share. */
export function useSearchScreen() {
  const route = useSearchRoute();
  const { state } = route;
  const [drafts, changeDrafts] = useDrafts(state.search);
  const progress = useWhole(useSearchAnswer(state), JSON.stringify(state.search));
  useLastPage(route, progress);
  const resultsRef = useRef<HTMLElement>(null);
  const [filtersOpen, setFiltersOpen] = useState(false);
  return {
    route,
    drafts,
    changeDrafts,
    progress,
    selection: useSelection(JSON.stringify(state.search)),
    view: useResultView(resultsRef, { page: state.page, subject: JSON.stringify(state.search) }),
    words: useScreenMessages(),
    resultsRef,
    filtersOpen,
    setFiltersOpen,
    /** Whether the filters have a column of their own. */
    wide: useMediaQuery(media.fromMd),
    narrow: (filters: ArticleFilters) => route.show(changed(state, { filters })),
  };
}

export type SearchScreenParts = ReturnType<typeof useSearchScreen>;

/** Gives an answer once all that shows it is there, so that no part of it comes late and moves the others. */
function useWhole(progress: SearchProgress, subject: string): SearchProgress {
  const { answer, first } = progress;
  const given = useMemo(() => ({ subject, answer, first }), [subject, answer, first]);
  const whole = useDeferredValue(given);
  return { ...progress, first: whole.first, answer: whole.subject === subject ? whole.answer : undefined };
}

/** A page beyond the last one, from an old address or under narrower filters, leads to the last. */
function useLastPage({ state, show }: SearchRoute, { answer, loading }: SearchProgress): void {
  const isBeyond = !loading && answer !== undefined && answer.docs.length === 0 && answer.size > 0 && state.page > 1;
  const last = answer === undefined ? 1 : Math.max(1, Math.ceil(answer.size / state.pageSize));
  useEffect(() => {
    if (isBeyond && last !== state.page) show({ ...state, page: last }, 'replace');
  }, [isBeyond, last, state, show]);
}

/** Which results are open, and which one is to be brought into view. */
export interface ResultView {
  opened: ReadonlySet<string>;
  open: (id: string, on: boolean) => void;
  shown: { at: number } | null;
  /** Brings a result into view, by its place on the page from 0, and opens it where an id is given. */
  show: (at: number, id?: string) => void;
}

interface Looked {
  page: number;
  /** What is searched for. */
  subject: string;
}

/** Another page of results begins at its top, and what was searched for comes into view where the window is small. */
function useResultView(results: { current: HTMLElement | null }, { page, subject }: Looked): ResultView {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<{ at: number } | null>(null);
  const before = useRef({ page, subject });
  useEffect(() => {
    const last = before.current;
    before.current = { page, subject };
    const isOut = (results.current?.getBoundingClientRect().top ?? 0) > innerHeight;
    if (last.subject === subject ? last.page !== page : isOut) results.current?.scrollIntoView();
  }, [page, subject, results]);
  const open = (id: string, on: boolean) =>
    setOpened((ids) => new Set(on ? [...ids, id] : [...ids].filter((other) => other !== id)));
  const show = (at: number, id?: string) => {
    setShown({ at });
    if (id !== undefined) open(id, true);
  };
  return { opened, open, shown, show };
}
