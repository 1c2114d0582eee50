import { lazy, Suspense } from 'react';

const CollectionNotice = lazy(async () => ({ default: (await import('./collection-notice.tsx')).CollectionNotice }));

/** What literature the product holds; it explains itself in a popover, which no page waits for. */
export function LiteratureNotice() {
  return (
    <Suspense>
      <CollectionNotice />
    </Suspense>
  );
}
