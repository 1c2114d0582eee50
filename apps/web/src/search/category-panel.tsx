import type { SavedQuery, Specialty } from '@footnote/domain';
import {
  Button,
  CategoryPicker,
  ErrorState,
  LiveRegion,
  Skeleton,
  Stack,
  type CategoryPickerLabels,
} from '@footnote/ui';
import { useMemo } from 'react';
import { defineMessages } from 'react-intl';
import useSWR from 'swr';
import { calls } from '../platform/paths.ts';
import { useWords } from '../platform/words.ts';
import { fetchSavedQueries } from './search.client.ts';
import { SearchFailure } from './use-search-answer.ts';

const messages = defineMessages({
  failed: { defaultMessage: 'The categories could not be loaded.', description: 'Said in place of the categories' },
  retry: { defaultMessage: 'Try again', description: 'Loads something again' },
  loading: { defaultMessage: 'Loading the categories', description: 'Said while the categories load' },
});

async function load(): Promise<SavedQuery[]> {
  const loaded = await fetchSavedQueries();
  if (!loaded.ok) throw new SearchFailure(loaded.error);
  return loaded.value;
}

/** The taxonomy of the queries, in their order. */
function specialtiesOf(queries: readonly SavedQuery[]): Specialty[] {
  const byId = Map.groupBy(queries, ({ discipline }) => discipline.id);
  return [...byId].map(([id, kept]) => ({
    id,
    label: kept[0]?.discipline.label ?? id,
    categories: kept.map((query) => ({ id: query.id, label: query.title })),
  }));
}

export interface CategoryPanelProps {
  selected: readonly string[];
  onChange: (selected: readonly string[]) => void;
  labels: CategoryPickerLabels;
}

/** The choice of categories, as the server keeps them. */
export function CategoryPanel({ selected, onChange, labels }: CategoryPanelProps) {
  const formatMessage = useWords();
  const { data, error, mutate } = useSWR<SavedQuery[], Error>(calls.searchQueries, load, { revalidateOnFocus: false });
  const specialties = useMemo(() => specialtiesOf(data ?? []), [data]);
  if (error !== undefined) {
    return (
      <ErrorState
        title={formatMessage(messages.failed)}
        action={<Button onClick={() => void mutate()}>{formatMessage(messages.retry)}</Button>}
      >
        {error.message}
      </ErrorState>
    );
  }
  if (data === undefined) {
    return (
      <div aria-busy="true">
        <LiveRegion message={formatMessage(messages.loading)} />
        <Stack>
          <Skeleton shape="control" />
          <Skeleton width="most" />
          <Skeleton width="half" />
        </Stack>
      </div>
    );
  }
  return <CategoryPicker specialties={specialties} selected={selected} onChange={onChange} labels={labels} />;
}
