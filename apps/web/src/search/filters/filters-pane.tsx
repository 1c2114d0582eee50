import { STUDY_TYPES, type ArticleFilters, type SearchFacets } from '@footnote/domain';
import { Facets, filterMessages, NumberInput, Stack, studyTypeMessages, Switch, type FacetGroup } from '@footnote/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { defineMessages } from 'react-intl';
import { useDebounced } from '../../platform/rendering/use-debounced.ts';
import { useLiteratureStatus } from '../../platform/api/use-literature-status.ts';
import type { ScreenMessages } from '../screen-messages.ts';
import { chosenTypes } from '../filter-url.ts';
import { defaultFilters } from '../search-state.ts';

const messages = defineMessages({
  since: { defaultMessage: '{year} or later', description: 'Value of a filter: years of publication' },
  upperHalf: { defaultMessage: 'Upper half of their field', description: 'Value of the impact filter' },
});

const THIS_YEAR = new Date().getFullYear();
/** Years back that are offered, if anything is older. */
const YEARS_BACK = [1, 3, 5, 10, 20] as const;

export interface FiltersPaneProps {
  /** Counts of what was found; undefined until they are known. */
  facets: SearchFacets | undefined;
  filters: ArticleFilters;
  onChange: (filters: ArticleFilters) => void;
  words: ScreenMessages;
}

/** What narrows the results: values with their counts, and limits to write in. */
export function FiltersPane({ facets, filters, onChange, words }: FiltersPaneProps) {
  const groups = facets === undefined ? [] : groupsOf({ facets, filters, words });
  const change = (group: string, selected: readonly string[]) => {
    if (group === 'type')
      onChange({ ...filters, studyTypes: chosenTypes(STUDY_TYPES.filter((type) => selected.includes(type))) });
    else if (group === 'impact') onChange({ ...filters, impactFactor: selected.length > 0 ? 'high' : 'off' });
    // Only one year can be the first: the one that was not chosen before.
    else {
      const year = selected.find((other) => Number(other) !== filters.publishedSince);
      onChange({ ...filters, publishedSince: Number(year ?? 0) || null });
    }
  };
  return (
    <Stack gap="x5">
      <Facets
        groups={groups}
        onChange={change}
        onClear={() => onChange(defaultFilters('simple'))}
        number={words.number}
      />
      <Limits filters={filters} onChange={onChange} words={words} />
    </Stack>
  );
}

interface Grouping {
  facets: SearchFacets;
  filters: ArticleFilters;
  words: ScreenMessages;
}

function groupsOf({ facets, filters, words: { t } }: Grouping): FacetGroup[] {
  const types = STUDY_TYPES.map((type) => ({
    value: type,
    label: t(studyTypeMessages[type]),
    count: facets.study_types.find(({ value }) => value === type)?.articles ?? 0,
  }));
  const chosen = filters.studyTypes ?? [];
  const isHigh = filters.impactFactor === 'high';
  const high = facets.impact_quartiles
    .filter(({ value }) => value === '1' || value === '2')
    .reduce((sum, { articles }) => sum + articles, 0);
  return [
    {
      id: 'type',
      label: t(filterMessages.studyTypes),
      options: types
        .filter(({ value, count }) => count > 0 || chosen.includes(value))
        .toSorted((a, b) => b.count - a.count),
      selected: chosen,
    },
    {
      id: 'impact',
      label: t(filterMessages.impactFactor),
      options: high > 0 || isHigh ? [{ value: 'high', label: t(messages.upperHalf), count: high }] : [],
      selected: isHigh ? ['high'] : [],
    },
    {
      id: 'since',
      label: t(filterMessages.publishedSince),
      options: yearsOf(facets, filters.publishedSince).map(({ year, count }) => ({
        value: String(year),
        label: t(messages.since, { year: String(year) }),
        count,
      })),
      selected: filters.publishedSince === null ? [] : [String(filters.publishedSince)],
    },
  ];
}

/** First years to choose from, each with what was published since; those that leave nothing out are not offered. */
function yearsOf(facets: SearchFacets, chosen: number | null): { year: number; count: number }[] {
  const published = facets.years
    .filter(({ value }) => value !== '')
    .map(({ value, articles }) => ({ year: Number(value), articles }));
  const since = (first: number) =>
    published.filter(({ year }) => year >= first).reduce((sum, { articles }) => sum + articles, 0);
  const all = since(0);
  const offered = YEARS_BACK.map((back) => THIS_YEAR - back)
    .map((year) => ({ year, count: since(year) }))
    .filter(({ count }) => count > 0 && count < all);
  if (chosen !== null && !offered.some(({ year }) => year === chosen))
    offered.push({ year: chosen, count: since(chosen) });
  return offered.toSorted((a, b) => b.year - a.year);
}

interface LimitsProps {
  filters: ArticleFilters;
  onChange: (filters: ArticleFilters) => void;
  words: ScreenMessages;
}

function Limits({ filters, onChange, words: { t } }: LimitsProps) {
  const hasNoImpact = useLiteratureStatus()?.journalsWithImpact === 0;
  const isHigh = filters.impactFactor === 'high';
  return (
    <Stack gap="x3">
      <Switch
        label={t(filterMessages.impactHigh)}
        hint={hasNoImpact ? t(filterMessages.impactUnavailable) : t(filterMessages.impactHint)}
        checked={isHigh}
        disabled={hasNoImpact && !isHigh}
        onChange={(high) => onChange({ ...filters, impactFactor: high ? 'high' : 'off' })}
      />
      <RestedNumber
        label={t(filterMessages.sampleSize)}
        hint={t(filterMessages.sampleSizeHint)}
        invalid={t(filterMessages.sampleSizeInvalid)}
        min={1}
        max={1_000_000_000}
        value={filters.sampleSize}
        onChange={(sampleSize) => onChange({ ...filters, sampleSize })}
      />
      <RestedNumber
        label={t(filterMessages.publishedSince)}
        hint={t(filterMessages.publishedSinceHint)}
        invalid={t(filterMessages.publishedSinceInvalid)}
        min={1800}
        max={2200}
        value={filters.publishedSince}
        onChange={(publishedSince) => onChange({ ...filters, publishedSince })}
      />
      <Switch
        label={t(filterMessages.currentWeek)}
        hint={t(filterMessages.currentWeekHint)}
        checked={filters.currentWeek}
        onChange={(currentWeek) => onChange({ ...filters, currentWeek })}
      />
      <Switch
        label={t(filterMessages.costEffectiveness)}
        hint={t(filterMessages.costEffectivenessHint)}
        checked={filters.costEffectiveness}
        onChange={(costEffectiveness) => onChange({ ...filters, costEffectiveness })}
      />
    </Stack>
  );
}

interface RestedNumberProps {
  label: string;
  hint: string;
  invalid: string;
  min: number;
  max: number;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A number that counts once writing rests: every digit of it would else be a search and a page to go back to. */
function RestedNumber({ value, onChange, ...field }: RestedNumberProps) {
  const [held, setHeld] = useState({ value, written: value });
  if (held.value !== value) setHeld({ value, written: value });
  const rested = useDebounced(held.written);
  const settle = useEffectEvent((written: number | null) => {
    if (written === held.written && written !== value) onChange(written);
  });
  useEffect(() => settle(rested), [rested]);
  return <NumberInput {...field} value={held.written} onChange={(written) => setHeld({ value, written })} />;
}
