import { Disclaimer, LiveRegion, SearchFrame, Skeleton } from '@footnote/ui';
import { Suspense, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { PaneBoundary } from '../platform/pane-boundary.tsx';
import { SiteHeader } from '../platform/site-header.tsx';
import { FoundPane } from './found-pane.tsx';
import { EvidenceFold, FiltersPane } from './lazy-parts.ts';
import { SearchForm } from './search-form.tsx';
import { DroppedNotice } from './dropped-notice.tsx';
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
      labels={words.frame}
    >
      <LiveRegion message={heard(screen)} />
      <DroppedNotice selection={screen.selection} words={words} />
      <PaneBoundary title={words.say(messages.resultsFailed)} subject={JSON.stringify(route.state)}>
        <FoundPane screen={screen} />
      </PaneBoundary>
      <Disclaimer text={words.say(messages.disclaimer)} />
    </SearchFrame>
  );
}

/** Filters stand there as soon as there is something to narrow, or limits to take away. */
function filtersOf({ route, progress, narrow, words }: SearchScreenParts): ReactNode | null {
  const { search, filters } = route.state;
  if (search === null || progress.answer === undefined) return null;
  const facets = progress.answer.facets ?? undefined;
  return (
    <PaneBoundary title={words.say(messages.filtersFailed)} subject={JSON.stringify(route.state)}>
      <Suspense fallback={<Skeleton shape="block" />}>
        <FiltersPane facets={facets} filters={filters} onChange={narrow} words={words} />
      </Suspense>
    </PaneBoundary>
  );
}

function evidenceOf({ route, progress, narrow, view, words }: SearchScreenParts): ReactNode | null {
  const { answer } = progress;
  if (route.state.search === null || answer === undefined || answer.facets === null || answer.total < 2) return null;
  const open = (id: string) => {
    const at = answer.docs.findIndex((doc) => doc.id === id);
    view.show(at, id);
  };
  return (
    <PaneBoundary title={words.say(messages.evidenceFailed)} subject={JSON.stringify(route.state)}>
      <Suspense fallback={<Skeleton shape="block" />}>
        <EvidenceFold
          facets={answer.facets}
          docs={answer.docs}
          filters={route.state.filters}
          onChange={narrow}
          onOpen={open}
          words={words}
        />
      </Suspense>
    </PaneBoundary>
  );
}

function heard({ route, progress, words }: SearchScreenParts): string {
  if (route.state.search === null || progress.failure !== undefined) return '';
  if (progress.loading || progress.answer === undefined) return words.say(messages.searching);
  return words.say(messages.found, { count: progress.answer.size });
}
