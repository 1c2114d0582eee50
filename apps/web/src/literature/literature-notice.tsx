import { Suspense } from 'react';
import { optionalPart } from '../platform/optional-part.ts';

const CollectionNotice = optionalPart(async () => (await import('./collection-notice.tsx')).CollectionNotice);

/** What literature the product holds; it explains itself in a popover, which no page waits for. */
export function LiteratureNotice() {
  return (
    <Suspense>
      <CollectionNotice />
    </Suspense>
  );
}
