import type { SavedQuery, Specialty } from '@footnote/domain';
import { Button, CategoryPicker, ErrorState, LiveRegion, Reserved } from '@footnote/ui';
import { useMemo } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import useSWR from 'swr';
import { answerOf, type CallFailure } from '../../platform/api/call-failure.ts';
import { failureMessage } from '../../platform/i18n/failure-messages.ts';
import { calls } from '../../platform/navigation/paths.ts';
import { useTranslate, type Translate } from '../../platform/i18n/translate.ts';
import { categoryName } from './category-names.ts';
import { fetchSavedQueries } from '../search.client.ts';

const messages = defineMessages({
  failed: { defaultMessage: 'The categories could not be loaded.', description: 'Said in place of the categories' },
  retry: { defaultMessage: 'Try again', description: 'Loads something again' },
  loading: { defaultMessage: 'Loading the categories', description: 'Said while the categories load' },
});

/** As many as the specification names, for as long as their names are on their way. */
const UNKNOWN: readonly Specialty[] = Array.from({ length: 20 }, (_, at) => ({
  id: String(at),
  label: '…',
  categories: [],
}));

async function load(): Promise<SavedQuery[]> {
  return answerOf(await fetchSavedQueries());
}

/** The taxonomy of the queries, in the order and language of the page. */
function specialtiesOf(queries: readonly SavedQuery[], { t, locale }: { t: Translate; locale: string }): Specialty[] {
  const byId = Map.groupBy(queries, ({ discipline }) => discipline.id);
  const { compare } = new Intl.Collator(locale);
  const byName = (left: { label: string }, right: { label: string }) => compare(left.label, right.label);
  return [...byId]
    .map(([id, kept]) => ({
      id,
      label: categoryName(t, { id, label: kept[0]?.discipline.label ?? id }),
      categories: kept
        .map((query) => ({ id: query.id, label: categoryName(t, { id: query.id, label: query.title }) }))
        .toSorted(byName),
    }))
    .toSorted(byName);
}

export interface CategoryPanelProps {
  selected: readonly string[];
  onChange: (selected: readonly string[]) => void;
}

/** The choice of categories, as the server keeps them. */
export function CategoryPanel({ selected, onChange }: CategoryPanelProps) {
  const formatMessage = useTranslate();
  const { locale } = useIntl();
  const { data, error, mutate } = useSWR<SavedQuery[], CallFailure>(calls.searchQueries, load, {
    revalidateOnFocus: false,
  });
  const specialties = useMemo(
    () => specialtiesOf(data ?? [], { t: formatMessage, locale }),
    [data, formatMessage, locale],
  );
  if (error !== undefined) {
    return (
      <ErrorState
        title={formatMessage(messages.failed)}
        action={<Button onClick={() => void mutate()}>{formatMessage(messages.retry)}</Button>}
      >
        {failureMessage(formatMessage, error.detail)}
      </ErrorState>
    );
  }
  if (data === undefined) {
    return (
      <div aria-busy="true">
        <LiveRegion message={formatMessage(messages.loading)} />
        <Reserved>
          <CategoryPicker specialties={UNKNOWN} selected={[]} onChange={() => undefined} />
        </Reserved>
      </div>
    );
  }
  return <CategoryPicker specialties={specialties} selected={selected} onChange={onChange} />;
}
