import { FilterChips } from '@footnote/ui';
import { useSnapshot } from 'valtio';
import { changeFilters, chatSettings } from './chat-settings.store.ts';

/** The filters of the next answer that are in use, each with a way to take it away. */
export function ChosenFilters() {
  const { filters } = useSnapshot(chatSettings);
  return <FilterChips filters={filters} onChange={changeFilters} />;
}
