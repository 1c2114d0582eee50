import { media, Skeleton, Stack, useMediaQuery } from '@footnote/ui';

const RESULTS = ['first', 'second', 'third', 'fourth'] as const;
const GROUPS = ['types', 'years', 'limits'] as const;
const VALUES = ['a', 'b', 'c', 'd', 'e'] as const;

/** The shape of results that are on their way. */
export function ResultsLoading() {
  return (
    <div aria-busy="true">
      <Stack gap="x8">
        {RESULTS.map((place) => (
          <Stack key={place} gap="x3">
            <Skeleton shape="title" width={place === 'third' ? 'half' : 'most'} />
            <Skeleton width="half" />
            <Skeleton />
            <Skeleton width="most" />
          </Stack>
        ))}
      </Stack>
    </div>
  );
}

/** The shape of filters whose values are not counted yet. */
export function FiltersLoading() {
  return (
    <Stack gap="x8">
      {GROUPS.map((group) => (
        <Stack key={group} gap="x4">
          <Skeleton width="half" />
          {VALUES.map((value) => (
            <Skeleton key={value} width={value === 'c' ? 'half' : 'most'} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

/** The shape of the pictures of what is found; where they are folded together, that of the line that opens them. */
export function EvidenceLoading() {
  const beside = useMediaQuery(media.fromLg);
  if (!beside) return <Skeleton shape="control" />;
  return (
    <Stack gap="x8">
      {GROUPS.map((picture) => (
        <Stack key={picture} gap="x3">
          <Skeleton width="half" />
          <Skeleton shape="block" />
        </Stack>
      ))}
    </Stack>
  );
}
