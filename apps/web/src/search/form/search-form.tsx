import { Button, LiveRegion, Reserved, SearchBar, Stack } from '@footnote/ui';
import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { defineMessages } from 'react-intl';
import { optionalImport } from '../../platform/rendering/optional-import.ts';
import { useFailureText } from '../../platform/i18n/use-failure-text.ts';
import { searchOfDraft, type Drafts } from './drafts.ts';
import { messages as form } from './form.messages.ts';
import { modePanels } from './mode-panels.tsx';
import type { ReadingPaneProps } from '../reading/reading-pane.tsx';
import type { ScreenMessages } from '../screen-messages.ts';
import { emptyState, newSearch, type SearchMode } from '../search-state.ts';
import { useLiveAnswer } from '../use-live-answer.ts';
import type { SearchProgress } from '../use-search-answer.ts';
import type { SearchRoute } from '../use-search-route.ts';

// The words for every way to read a query load with the first answer.
const ReadingPane = optionalImport(async () => (await import('../reading/reading-pane.tsx')).ReadingPane);

/** How a search was read, or the place for that: what stands below it stays there when it comes. */
function Reading(props: ReadingPaneProps) {
  const { answer, tab, written } = props;
  const isRead = answer !== undefined && answer.explained.length > 0;
  return (
    <Suspense fallback={<ReadingPlace />}>
      {isRead || (tab === 'query' && written) ? (
        <ReadingPane {...props} />
      ) : tab === 'query' ? (
        // Loads before the first letter, with which it opens.
        <Reserved>
          <ReadingPane {...props} />
        </Reserved>
      ) : (
        <ReadingPlace />
      )}
    </Suspense>
  );
}

/** A line as high as the one that opens it. */
const LINE = '…';

function ReadingPlace() {
  return (
    <Reserved>
      <Button>{LINE}</Button>
    </Reserved>
  );
}

const messages = defineMessages({
  found: {
    defaultMessage: '{count, plural, =0 {No article} one {# article} other {# articles}}',
    description: 'How many articles a search would find while it is written',
  },
  counting: { defaultMessage: 'Counting …', description: 'Said until the first count is there' },
});

export interface SearchFormProps {
  route: SearchRoute;
  drafts: Drafts;
  onDraft: (change: Partial<Drafts>) => void;
  /** What was found for the search in the address. */
  progress: SearchProgress;
  words: ScreenMessages;
}

const BLOCKED = {
  simple: form.simpleBlocked,
  pico: form.picoBlocked,
  query: form.queryBlocked,
  category: form.categoryBlocked,
} as const;

/** The four ways to say what is looked for, with a count while it is written, and how it was read. */
export function SearchForm({ route, drafts, onDraft, progress, words }: SearchFormProps) {
  const { state, show } = route;
  const frame = useRef<HTMLDivElement>(null);
  useSlash(frame);
  const [shown, setShown] = useState<{ start: number; end: number } | null>(null);
  const [written, setWritten] = useState(false);
  const write = (change: Partial<Drafts>) => {
    setWritten(true);
    onDraft(change);
  };
  const search = searchOfDraft(state.tab, drafts);
  const isSearched = search !== null && JSON.stringify(search) === JSON.stringify(state.search);
  const live = useLiveAnswer(search === null || isSearched ? null : newSearch(state, search));
  const answer = isSearched ? progress.answer : search === null ? undefined : live.answer;
  const counted = isSearched ? undefined : live;
  const start = () => {
    if (search === null) return;
    // Searching for the same again is a wish to see it again: what failed is tried once more.
    if (isSearched && state.page === 1) progress.retry();
    else show(newSearch(state, search));
  };
  const changeTab = (tab: SearchMode) => {
    const { pageSize, view } = state;
    show(state.search === null ? { ...emptyState(tab), pageSize, view } : { ...state, tab }, 'replace');
  };
  const editAsQuery = (query: string) => {
    write({ query });
    setShown({ start: query.length, end: query.length });
    show({ ...state, tab: 'query' }, 'replace');
  };
  const status = useStatus({ counted, written: search !== null && !isSearched, words });
  return (
    <div ref={frame}>
      <Stack gap="x3">
        <SearchBar
          mode={state.tab}
          onModeChange={changeTab}
          panels={modePanels({ drafts, onChange: write, answer, shown, onSearch: start, t: words.t })}
          onSearch={start}
          busy={isSearched && progress.loading}
          {...(search === null ? { blocked: words.t(BLOCKED[state.tab]) } : {})}
          {...(status === '' ? {} : { status })}
        />
        <LiveRegion message={counted === undefined || counted.outdated ? '' : status} />
        <Reading
          answer={answer}
          tab={state.tab}
          written={written}
          {...(state.tab === 'query' && answer?.query === drafts.query ? { onChoose: setShown } : {})}
          onEdit={editAsQuery}
          shareable={isSearched ? route.shareable : undefined}
          words={words}
        />
      </Stack>
    </div>
  );
}

interface Counting {
  /** What counts while a search is written. */
  counted: Pick<SearchProgress, 'answer' | 'failure'> | undefined;
  written: boolean;
  words: ScreenMessages;
}

/** How many articles a search would find while it is written, or why that cannot be said. */
function useStatus({ counted, written, words }: Counting): string {
  const failed = useFailureText(counted?.failure);
  if (!written) return '';
  if (counted?.failure !== undefined) return failed;
  const answer = counted?.answer;
  return answer === undefined ? words.t(messages.counting) : words.t(messages.found, { count: answer.total });
}

/** `/` leads to the field of the search from anywhere but another field. */
function useSlash(frame: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.altKey || event.ctrlKey || event.metaKey || writesText(event.target)) return;
      const field = frame.current?.querySelector<HTMLElement>('[role="tabpanel"] :is(input, textarea)');
      if (field === null || field === undefined || document.querySelector('[role="dialog"]') !== null) return;
      event.preventDefault();
      field.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [frame]);
}

function writesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])');
}
