import { PAGE_SIZES, type PageSize, type SearchAnswer, type SearchSortOption } from '@footnote/domain';
import { Banner, Button, IconButton, Inline, Pagination, ResultsHead, SortSelect, Stack } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { AlertButton } from '../saved/alert-button.tsx';
import { AppliedFilters } from '../filters/applied-filters.tsx';
import { ResultViews } from './result-views.tsx';
import { changed, type Search } from '../search-state.ts';
import { SelectionPane } from './selection-pane.tsx';
import { SummaryPane } from './summary-pane.tsx';
import type { SearchScreenParts } from '../use-search-screen.ts';

const messages = defineMessages({
  pages: { defaultMessage: 'Pages of results', description: 'Names the pagination' },
  found: {
    defaultMessage: '{count, plural, one {# result} other {# results}}',
    description: 'Heading over the results',
  },
  newest: {
    defaultMessage: '{total, number} articles match; the {size, number} most recent of them are looked at.',
    description: 'Said over the results of a query',
  },
  deepest: {
    defaultMessage:
      '{total, number} articles match; the first {size, number} can be paged through. Narrow the search to reach the others.',
    description: 'Said over the results of a wide search',
  },
  unrated: {
    defaultMessage:
      'No journal metrics are loaded, so results are sorted by {order, select, relevance {relevance} other {recency}}, not by impact factor.',
    description: 'Said over results that cannot be sorted by impact as a search begins with',
  },
  cards: { defaultMessage: 'Show as cards', description: 'Shows results as cards' },
  table: { defaultMessage: 'Show as table', description: 'Shows results as a table' },
  filters: { defaultMessage: 'Filters', description: 'Opens the filters of a search' },
  keySearch: { defaultMessage: 'search', description: 'What a key does' },
  keyMove: { defaultMessage: 'move', description: 'What keys do among results' },
  keySelect: { defaultMessage: 'select', description: 'What a key does' },
  keySave: { defaultMessage: 'save', description: 'What a key does among results' },
  keyOpen: { defaultMessage: 'abstract', description: 'What a key does among results' },
});

const SORTS: readonly SearchSortOption[] = ['relevance', 'impact_factor', 'recency', 'sample_size'];

export interface ResultsPaneProps {
  screen: SearchScreenParts;
  search: Search;
  answer: SearchAnswer;
}

/** What was found: how many, in what order, and one page of it. */
export function ResultsPane({ screen, search, answer }: ResultsPaneProps) {
  const { route, progress, selection, view, words } = screen;
  const { state, show } = route;
  const page = answer.docs.map(({ id }) => id).join();
  return (
    <div aria-busy={progress.loading}>
      <Stack>
        <Head screen={screen} sorted={answer.sorted_by} title={words.t(messages.found, { count: answer.size })} />
        <AppliedFilters state={state} onShow={show} words={words} />
        {answer.sorted_by !== state.sort && <Banner>{words.t(messages.unrated, { order: answer.sorted_by })}</Banner>}
        {answer.total > answer.size && (
          <Banner>
            {words.t(search.mode === 'query' ? messages.newest : messages.deepest, {
              total: answer.total,
              size: answer.size,
            })}
          </Banner>
        )}
        {answer.docs.length > 1 && (
          <SummaryPane key={page} state={state} search={search} docs={answer.docs} onShow={view.show} words={words} />
        )}
        <ResultViews
          route={route}
          answer={answer}
          first={progress.first}
          selection={selection}
          opened={view.opened}
          onOpen={view.open}
          shown={view.shown}
          words={words}
        />
        <Pagination
          label={words.t(messages.pages)}
          page={state.page}
          pageSize={state.pageSize}
          total={answer.size}
          onChange={({ page: next, pageSize }) => show({ ...state, page: next, pageSize: sizeOf(pageSize) })}
          disabled={progress.loading}
        />
        <SelectionPane state={state} search={search} answer={answer} selection={selection} words={words} />
      </Stack>
    </div>
  );
}

function sizeOf(size: number): PageSize {
  return PAGE_SIZES.find((known) => known === size) ?? 25;
}

interface HeadProps {
  screen: SearchScreenParts;
  title: string;
  /** What the results are sorted by. */
  sorted: SearchSortOption;
}

function Head({ screen, title, sorted }: HeadProps) {
  const { route, wide, setFiltersOpen, words } = screen;
  const { state, show } = route;
  const { t } = words;
  return (
    <ResultsHead
      title={title}
      keys={[
        { keys: '/', does: t(messages.keySearch) },
        { keys: '↑ ↓', does: t(messages.keyMove) },
        { keys: 'x', does: t(messages.keySelect) },
        { keys: 's', does: t(messages.keySave) },
        { keys: 'Enter', does: t(messages.keyOpen) },
      ]}
    >
      <AlertButton state={state} words={words} />
      {!wide && (
        <Button icon="filter" onClick={() => setFiltersOpen(true)}>
          {t(messages.filters)}
        </Button>
      )}
      <SortSelect
        offered={SORTS}
        sort={sorted}
        order={state.order === 'asc' ? 'ascending' : 'descending'}
        onChange={({ sort, order }) => show(changed(state, { sort, order: order === 'ascending' ? 'asc' : 'desc' }))}
      />
      <Inline gap="x1" wrap={false}>
        <IconButton
          icon="list"
          label={t(messages.cards)}
          pressed={state.view === 'cards'}
          onClick={() => show({ ...state, view: 'cards' }, 'replace')}
        />
        <IconButton
          icon="table"
          label={t(messages.table)}
          pressed={state.view === 'table'}
          onClick={() => show({ ...state, view: 'table' }, 'replace')}
        />
      </Inline>
    </ResultsHead>
  );
}
