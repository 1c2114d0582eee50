import { lazy, Suspense } from 'react';

const CollectionNotice = lazy(() =>
  import('./collection-notice.tsx').then(
    (module) => ({ default: module.CollectionNotice }),
    // Without a connection the page does without it.
    () => ({ default: () => null }),
  ),
);

/** What literature the product holds; it explains itself in a popover, which no page waits for. */
export function LiteratureNotice() {
  return (
    <Suspense>
      <CollectionNotice />
    </Suspense>
  );
}
