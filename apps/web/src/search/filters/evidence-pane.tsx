import { shortNumber, STUDY_TYPES, type ArticleFilters, type SearchDoc, type SearchFacets } from '@footnote/domain';
import {
  Button,
  EvidenceGrid,
  EvidenceMap,
  PublicationTimeline,
  Stack,
  type EvidenceRange,
  type GridCount,
} from '@footnote/ui';
import { useMemo, useState } from 'react';
import { defineMessages } from 'react-intl';
import type { Translate } from '../../platform/i18n/translate.ts';
import type { ScreenMessages } from '../screen-messages.ts';

const messages = defineMessages({
  narrow: {
    defaultMessage: 'Search from {year} with {size, plural, one {# person} other {# people}} or more',
    description: 'Narrows the search to what was chosen on the map',
  },
  below: { defaultMessage: '{to, plural, other {fewer than # people}}', description: 'A class of sample sizes' },
  between: { defaultMessage: '{from, number} to {to, number} people', description: 'A class of sample sizes' },
  above: { defaultMessage: '{from, number} people or more', description: 'A class of sample sizes' },
  unknownSize: { defaultMessage: 'of unknown size', description: 'A class of sample sizes' },
});

/** Names the class of sizes from `from` to below `to`; null for an end that is open. */
function sizeClass(from: number | null, to: number | null, t: Translate): string {
  if (from === null) return t(messages.unknownSize);
  if (to === null) return t(messages.above, { from });
  return from === 0 ? t(messages.below, { to }) : t(messages.between, { from, to: to - 1 });
}

/** Least sizes of the classes that are told apart; the counts come in classes of half a power of ten. */
const SIZES = [0, 10, 100, 1_000, 10_000] as const;

export interface EvidencePaneProps {
  facets: SearchFacets;
  /** The results of the page. */
  docs: readonly SearchDoc[];
  filters: ArticleFilters;
  onChange: (filters: ArticleFilters) => void;
  /** Brings a result of the page into view. */
  onOpen: (id: string) => void;
  words: ScreenMessages;
}

/** Pictures of what was found, each of which narrows the search. */
export function EvidencePane({ facets, docs, filters, onChange, onOpen, words }: EvidencePaneProps) {
  const columns = useMemo(() => columnsOf(words), [words]);
  const counts = useMemo(() => countsOf(facets.map), [facets.map]);
  const years = facets.years.flatMap(({ value, articles }) =>
    value === '' ? [] : [{ year: Number(value), count: articles }],
  );
  return (
    <Stack gap="x8">
      <EvidenceGrid
        types={STUDY_TYPES}
        columns={columns}
        counts={counts}
        onChoose={(type, from) =>
          onChange({ ...filters, studyTypes: [type], sampleSize: from === null || from === 0 ? null : from })
        }
      />
      <PublicationTimeline counts={years} onYear={(publishedSince) => onChange({ ...filters, publishedSince })} />
      <PageMap docs={docs} filters={filters} onChange={onChange} onOpen={onOpen} words={words} />
    </Stack>
  );
}

function columnsOf({ t }: ScreenMessages) {
  const known = SIZES.map((from, at) => {
    const to = SIZES[at + 1] ?? null;
    return { from, label: from === 0 ? `<${SIZES[1]}` : `${shortNumber(from)}+`, name: sizeClass(from, to, t) };
  });
  return [...known, { from: null, label: '?', name: sizeClass(null, null, t) }];
}

function countsOf(map: SearchFacets['map']): GridCount[] {
  const counts = new Map<string, GridCount>();
  for (const { study_type: type, size_class: size, articles } of map) {
    const from = size === null ? null : (SIZES.findLast((least) => least <= size) ?? 0);
    const key = `${type} ${from}`;
    counts.set(key, { type, from, articles: articles + (counts.get(key)?.articles ?? 0) });
  }
  return [...counts.values()];
}

function PageMap({ docs, filters, onChange, onOpen, words }: Omit<EvidencePaneProps, 'facets'>) {
  const [chosen, setChosen] = useState<{ docs: readonly SearchDoc[]; range: EvidenceRange | null }>({
    docs,
    range: null,
  });
  const range = chosen.docs === docs ? chosen.range : null;
  const [since, size] = range === null ? [0, 0] : [range.years[0], Math.round(range.sizes[0])];
  return (
    <Stack gap="x2">
      <EvidenceMap
        articles={docs}
        range={range}
        onRangeChange={(next) => setChosen({ docs, range: next })}
        onOpen={onOpen}
      />
      {range !== null && (
        <Button
          size="small"
          icon="filter"
          onClick={() => onChange({ ...filters, publishedSince: since, sampleSize: Math.max(1, size) })}
        >
          {words.t(messages.narrow, { year: String(since), size: Math.max(1, size) })}
        </Button>
      )}
    </Stack>
  );
}
