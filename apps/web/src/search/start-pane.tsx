import { SearchExamples, Skeleton, Stack } from '@footnote/ui';
import { Suspense } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { AppliedFilters } from './lazy-components.ts';
import type { ScreenMessages } from './screen-messages.ts';
import { emptyState, type Search, type SearchMode } from './search-state.ts';
import type { SearchRoute } from './use-search-route.ts';

const messages = defineMessages({
  title: { defaultMessage: 'For example', description: 'Heading over examples of searches' },
  simple1: { defaultMessage: 'Do SGLT2 inhibitors help in heart failure?', description: 'Example of a search' },
  simple2: { defaultMessage: 'intensive blood pressure lowering', description: 'Example of a search' },
  simple3: { defaultMessage: 'corticosteroids in severe COVID-19', description: 'Example of a search' },
  pico1: { defaultMessage: 'heart failure · dapagliflozin · placebo', description: 'Example of a PICO search' },
  pico2: { defaultMessage: 'type 2 diabetes · empagliflozin', description: 'Example of a PICO search' },
  query1: { defaultMessage: 'Trials of blood pressure by title or abstract', description: 'Example of a query' },
  query2: { defaultMessage: 'Heart failure by heading or title, 2015 and later', description: 'Example of a query' },
  category1: { defaultMessage: 'Cardiology: heart failure', description: 'Example of a category' },
  category2: { defaultMessage: 'Cardiology: lipid disorders', description: 'Example of a category' },
});

type Name = Exclude<keyof typeof messages, 'title'>;

const clause = (field: 'ml_p' | 'ml_i' | 'ml_c', text: string) => ({ field, binding: 'should' as const, text });

const EXAMPLES: Record<SearchMode, readonly { name: Name; search: Search | null }[]> = {
  simple: [
    { name: 'simple1', search: null },
    { name: 'simple2', search: null },
    { name: 'simple3', search: null },
  ],
  pico: [
    {
      name: 'pico1',
      search: {
        mode: 'pico',
        fuzziness: 1,
        clauses: [clause('ml_p', 'heart failure'), clause('ml_i', 'dapagliflozin'), clause('ml_c', 'placebo')],
      },
    },
    {
      name: 'pico2',
      search: {
        mode: 'pico',
        fuzziness: 1,
        clauses: [clause('ml_p', 'type 2 diabetes'), clause('ml_i', 'empagliflozin')],
      },
    },
  ],
  query: [
    {
      name: 'query1',
      search: { mode: 'query', query: '("blood pressure"[ti] OR hypertension[tiab]) AND trial[tiab]' },
    },
    {
      name: 'query2',
      search: { mode: 'query', query: '("heart failure"[mesh] OR "heart failure"[ti]) AND 2015:3000[dp]' },
    },
  ],
  category: [
    { name: 'category1', search: { mode: 'category', qids: ['cardiology.heart_failure'] } },
    { name: 'category2', search: { mode: 'category', qids: ['cardiology.lipid_disorders'] } },
  ],
};

/** Stands in place of results before the first search: examples of the open tab, each of which runs. */
export function StartPane({ route, words }: { route: SearchRoute; words: ScreenMessages }) {
  const navigate = useNavigate();
  const { tab } = route.state;
  const examples = EXAMPLES[tab].map(({ name, search }) => {
    const text = words.t(messages[name]);
    const href = route.hrefOf({ ...emptyState(tab), search: search ?? { mode: 'simple', text } });
    return { text, href, ...(search?.mode === 'query' ? { query: search.query } : {}) };
  });
  return (
    <Stack>
      {route.state.filters.studyTypes !== null && (
        <Suspense fallback={<Skeleton shape="control" />}>
          <AppliedFilters state={route.state} onShow={(state) => route.show(state, 'replace')} words={words} />
        </Suspense>
      )}
      <SearchExamples title={words.t(messages.title)} examples={examples} onFollow={(href) => void navigate(href)} />
    </Stack>
  );
}
