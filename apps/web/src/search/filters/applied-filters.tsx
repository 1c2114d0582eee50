import { activeFilters } from '@footnote/domain';
import { Button, FilterChips, Inline } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import type { ScreenMessages } from '../screen-messages.ts';
import { changed, type SearchState } from '../search-state.ts';

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
  if (activeFilters(filters).length === 0) return null;
  return (
    <Inline>
      <FilterChips
        filters={{ ...filters, sort: null }}
        onChange={({ sort: _sort, ...left }) => onShow(changed(state, { filters: left }))}
      />
      {filters.studyTypes !== null && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => onShow(changed(state, { filters: { ...filters, studyTypes: null } }))}
        >
          {words.t(messages.allTypes)}
        </Button>
      )}
    </Inline>
  );
}
