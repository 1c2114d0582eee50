import { Suspense } from 'react';
import { AccountPlace } from '../platform/account-place.tsx';
import { optionalPart } from '../platform/optional-part.ts';
import type { Place } from '../platform/places.ts';
import { SiteHeader } from '../platform/site-header.tsx';

const AccountControl = optionalPart(async () => (await import('../identity/account-control.tsx')).AccountControl);

/** The header of a page, with who reads at its end; `current` is the entry that is marked. */
export function PageHeader({ current = null }: { current?: Place | null }) {
  const account = (
    <Suspense fallback={<AccountPlace />}>
      <AccountControl />
    </Suspense>
  );
  return <SiteHeader current={current} account={account} />;
}
