import { DEFAULT_CHAT_STUDY_TYPES } from '@footnote/domain';
import { FilterPanel } from '@footnote/ui';
import { useSnapshot } from 'valtio';
import { changeFilters, chatSettings } from './chat-settings.store.ts';
import { useFilterLabels } from './filter-labels.ts';

const THIS_YEAR = new Date().getFullYear();

/** The filters of the next answer. */
export function FilterChoices() {
  const { filters } = useSnapshot(chatSettings);
  const labels = useFilterLabels();
  return (
    <FilterPanel
      filters={filters}
      onChange={changeFilters}
      defaultStudyTypes={DEFAULT_CHAT_STUDY_TYPES}
      currentYear={THIS_YEAR}
      labels={labels}
    />
  );
}
