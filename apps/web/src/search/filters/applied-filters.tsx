import { Button, FilterChips, Inline } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import type { ScreenMessages } from '../screen-messages.ts';
import { changed, filtersShown, shownFilters, type SearchState } from '../search-state.ts';

const messages = defineMessages({
  allTypes: { defaultMessage: 'All study types', description: 'Takes the limit on study types away' },
});

export interface AppliedFiltersProps {
  state: SearchState;
  onShow: (state: SearchState) => void;
  words: ScreenMessages;
}

/** What narrows a search, before it runs and after, each with a way to take it away. */
export function AppliedFilters({ state, onShow, words }: AppliedFiltersProps) {
  const { filters } = state;
  if (Object.values(shownFilters(filters)).every((value) => value === null || value === false || value === 'off'))
    return null;
  return (
    <Inline>
      <FilterChips
        filters={shownFilters(filters)}
        onChange={(shown) => onShow(changed(state, { filters: filtersShown(shown) }))}
      />
      {filters.studyTypes !== 'all' && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => onShow(changed(state, { filters: { ...filters, studyTypes: 'all' } }))}
        >
          {words.t(messages.allTypes)}
        </Button>
      )}
    </Inline>
  );
}
