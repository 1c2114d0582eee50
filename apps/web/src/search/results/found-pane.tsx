import { Banner } from '@footnote/ui';
import { Suspense } from 'react';
import { defineMessages } from 'react-intl';
import { FailurePane, NoResultsPane, ResultsPane, SavedSearchPane } from '../lazy-components.ts';
import { ResultsLoading } from './loading-shapes.tsx';
import { isElsewhere, type Search } from '../search-state.ts';
import { StartPane } from '../start-pane.tsx';
import type { SearchScreenParts } from '../use-search-screen.ts';

const messages = defineMessages({
  lost: {
    defaultMessage:
      'This link names a search that was too long to be written into it. It is kept only in the browser tab it was written in.',
    description: 'Said for an address whose search is not known here',
  },
});

/** The results, or what stands in their place. */
export function FoundPane({ screen }: { screen: SearchScreenParts }) {
  const { route, words } = screen;
  if (route.link !== null)
    return (
      <Suspense fallback={<ResultsLoading />}>
        <SavedSearchPane link={route.link} onOpen={route.keep} words={words} />
      </Suspense>
    );
  if (route.lost) return <Banner tone="caution">{words.t(messages.lost)}</Banner>;
  if (route.state.search === null) return <StartPane route={route} words={words} />;
  return (
    <Suspense fallback={<ResultsLoading />}>
      <Outcome screen={screen} search={route.state.search} />
    </Suspense>
  );
}

function Outcome({ screen, search }: { screen: SearchScreenParts; search: Search }) {
  const { route, progress, words } = screen;
  const { state, show } = route;
  const { answer, loading, failure, retry } = progress;
  if (failure !== undefined && !loading) return <FailurePane failure={failure} onRetry={retry} words={words} />;
  if (answer === undefined) return <ResultsLoading />;
  if (answer.total === 0 && isElsewhere(state)) return <StartPane route={route} words={words} />;
  if (answer.total === 0)
    return <NoResultsPane state={state} search={search} tips={answer.tips} onShow={show} words={words} />;
  return <ResultsPane screen={screen} search={search} answer={answer} />;
}
