import { Disclaimer, LiveRegion, SearchFrame } from '@footnote/ui';
import { Suspense, useEffect, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { PaneBoundary } from '../platform/rendering/pane-boundary.tsx';
import { SiteHeader } from '../platform/shell/site-header.tsx';
import { FoundPane } from './results/found-pane.tsx';
import { EvidenceLoading, FiltersLoading } from './results/loading-shapes.tsx';
import { EvidenceFold, FiltersPane, preloadComponents } from './lazy-components.ts';
import { SearchForm } from './form/search-form.tsx';
import { DroppedNotice } from './results/dropped-notice.tsx';
import { isElsewhere } from './search-state.ts';
import { useSearchScreen, type SearchScreenParts } from './use-search-screen.ts';

const messages = defineMessages({
  disclaimer: {
    defaultMessage: 'Footnote gives access to literature. It is not medical advice and not a clinical decision tool.',
    description: 'Said at the foot of the search page',
  },
  filtersFailed: { defaultMessage: 'The filters could not be shown.', description: 'A part of a page failed' },
  evidenceFailed: { defaultMessage: 'The pictures could not be shown.', description: 'A part of a page failed' },
  resultsFailed: { defaultMessage: 'The results could not be shown.', description: 'A part of a page failed' },
  searching: { defaultMessage: 'Searching', description: 'Heard while results load' },
  found: {
    defaultMessage: '{count, plural, =0 {No results} one {# result} other {# results}}',
    description: 'Heard once results are there',
  },
});

export interface SearchScreenProps {
  /** What literature is searched. */
  notice: ReactNode;
  /** Where that literature comes from, at the foot of the page. */
  credit: ReactNode;
  /** Who reads, at the end of the header. */
  account: ReactNode;
}

/** The search: four ways to ask, what was found, and what can be done with it. */
export function SearchScreen({ notice, credit, account }: SearchScreenProps) {
  const screen = useSearchScreen();
  useEffect(preloadComponents, []);
  const { route, drafts, changeDrafts, progress, words } = screen;
  return (
    <SearchFrame
      header={<SiteHeader current="search" account={account} />}
      search={
        <>
          {notice}
          <SearchForm route={route} drafts={drafts} onDraft={changeDrafts} progress={progress} words={words} />
        </>
      }
      filters={filtersOf(screen)}
      filtersOpen={screen.filtersOpen}
      onFiltersOpenChange={screen.setFiltersOpen}
      evidence={evidenceOf(screen)}
      resultsRef={screen.resultsRef}
      footer={credit}
    >
      <LiveRegion message={resultsAnnouncement(screen)} />
      <DroppedNotice selection={screen.selection} words={words} />
      <PaneBoundary title={words.t(messages.resultsFailed)} subject={JSON.stringify(route.state)}>
        <FoundPane screen={screen} />
      </PaneBoundary>
      <Disclaimer text={words.t(messages.disclaimer)} />
    </SearchFrame>
  );
}

/** Filters have their place as soon as something is searched for. */
function filtersOf({ route, progress, narrow, words }: SearchScreenParts): ReactNode | null {
  const { search, filters } = route.state;
  const { answer } = progress;
  if (search === null || (answer?.total === 0 && isElsewhere(route.state))) return null;
  const facets = answer?.facets ?? undefined;
  return (
    <PaneBoundary title={words.t(messages.filtersFailed)} subject={JSON.stringify(route.state)}>
      <Suspense fallback={<FiltersLoading />}>
        {answer === undefined ? (
          <FiltersLoading />
        ) : (
          <FiltersPane facets={facets} filters={filters} onChange={narrow} words={words} />
        )}
      </Suspense>
    </PaneBoundary>
  );
}

function evidenceOf({ route, progress, narrow, view, words }: SearchScreenParts): ReactNode | null {
  const { answer } = progress;
  if (route.state.search === null || (answer !== undefined && (answer.facets === null || answer.total < 2)))
    return null;
  const facets = answer?.facets ?? null;
  const docs = answer?.docs ?? [];
  const open = (id: string) => {
    view.show(
      docs.findIndex((doc) => doc.id === id),
      id,
    );
  };
  return (
    <PaneBoundary title={words.t(messages.evidenceFailed)} subject={JSON.stringify(route.state)}>
      <Suspense fallback={<EvidenceLoading />}>
        {facets === null ? (
          <EvidenceLoading />
        ) : (
          <EvidenceFold
            facets={facets}
            docs={docs}
            filters={route.state.filters}
            onChange={narrow}
            onOpen={open}
            words={words}
          />
        )}
      </Suspense>
    </PaneBoundary>
  );
}

function resultsAnnouncement({ route, progress, words }: SearchScreenParts): string {
  if (route.state.search === null || progress.failure !== undefined) return '';
  if (progress.loading || progress.answer === undefined) return words.t(messages.searching);
  return words.t(messages.found, { count: progress.answer.size });
}
