import type { SearchFilter, SearchTip } from '@footnote/domain';
import { Inline, NoResults, Stack } from '@footnote/ui';
import { defineMessages, useIntl } from 'react-intl';
import { useLiteratureStatus } from '../../platform/api/use-literature-status.ts';
import { AlertButton } from '../saved/alert-button.tsx';
import { AppliedFilters } from '../filters/applied-filters.tsx';
import { searchOfTip, searchWithout } from '../compose-search.ts';
import type { ScreenMessages } from '../screen-messages.ts';
import { newSearch, type Search, type SearchState } from '../search-state.ts';

const messages = defineMessages({
  filters: { defaultMessage: 'Without the limit on {filters}', description: 'Tip after no result' },
  clause: { defaultMessage: 'Without “{text}”', description: 'Tip after no result' },
  spelling: { defaultMessage: '“{from}” written as “{to}”', description: 'Tip after no result' },
  action: {
    defaultMessage: 'Show {articles, plural, one {# article} other {# articles}}',
    description: 'Runs a tip',
  },
  broader: {
    defaultMessage: 'Use fewer words, or the generic name of a drug, and spell abbreviations out.',
    description: 'Advice after no result',
  },
  collection: {
    defaultMessage: 'Only studies that are loaded here can be found; whoever runs this server can add more of PubMed.',
    description: 'Advice after no result',
  },
  study_types: { defaultMessage: 'study types', description: 'Name of a limit' },
  impact_factor: { defaultMessage: 'impact', description: 'Name of a limit' },
  sample_size: { defaultMessage: 'sample size', description: 'Name of a limit' },
  since_year: { defaultMessage: 'year', description: 'Name of a limit' },
  current_week: { defaultMessage: 'the last week', description: 'Name of a limit' },
  cost_effectiveness: { defaultMessage: 'cost-effectiveness', description: 'Name of a limit' },
});

export interface NoResultsPaneProps {
  state: SearchState;
  search: Search;
  tips: readonly SearchTip[];
  onShow: (state: SearchState) => void;
  words: ScreenMessages;
}

/** Stands in place of results when there are none; every tip was tried and says what it finds. */
export function NoResultsPane({ state, search, tips, onShow, words }: NoResultsPaneProps) {
  const intl = useIntl();
  const { t } = words;
  const names = (filters: readonly SearchFilter[]) => intl.formatList(filters.map((filter) => t(messages[filter])));
  const textOf = (tip: SearchTip) => {
    if (tip.kind === 'filters') return t(messages.filters, { filters: names(tip.filters) });
    return tip.kind === 'clause'
      ? t(messages.clause, { text: tip.text })
      : t(messages.spelling, { from: tip.from, to: tip.to });
  };
  const follow = (tip: SearchTip) => {
    const instead = searchOfTip(tip, search);
    if (tip.kind === 'filters') onShow(searchWithout(state, tip.filters));
    else if (instead !== null) onShow(newSearch(state, instead));
  };
  const tried = tips.map((tip) => ({
    id: JSON.stringify(tip),
    text: textOf(tip),
    action: { label: t(messages.action, { articles: tip.articles }), onSelect: () => follow(tip) },
  }));
  const { articles = 0, starter = 0 } = useLiteratureStatus() ?? {};
  const spoken = articles > starter ? [messages.broader] : [messages.broader, messages.collection];
  const advice = spoken.map((message) => ({ id: t(message), text: t(message) }));
  return (
    <Stack>
      <AppliedFilters state={state} onShow={onShow} words={words} />
      <NoResults tried={tried.length > 0} tips={tried.length > 0 ? tried : advice} />
      {/* What is not there yet may come. */}
      <Inline>
        <AlertButton state={state} words={words} />
      </Inline>
    </Stack>
  );
}
