import { Suspense } from 'react';
import { AccountPlace } from '../../platform/account/account-place.tsx';
import { optionalImport } from '../../platform/rendering/optional-import.ts';
import type { Place } from '../../platform/navigation/places.ts';
import { SiteHeader } from '../../platform/shell/site-header.tsx';

const AccountControl = optionalImport(
  async () => (await import('../../identity/profile/account-control.tsx')).AccountControl,
);

/** The header of a page, with who reads at its end; `current` is the entry that is marked. */
export function PageHeader({ current = null }: { current?: Place | null }) {
  const account = (
    <Suspense fallback={<AccountPlace />}>
      <AccountControl />
    </Suspense>
  );
  return <SiteHeader current={current} account={account} />;
}
