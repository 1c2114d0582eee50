import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { account } from '../platform/account/account.store.ts';
import { optionalImport } from '../platform/rendering/optional-import.ts';

const SignedInParts = optionalImport(async () => (await import('./signed-in-parts.tsx')).SignedInParts);

/** What accompanies every page of a signed-in user, and which visitors do not load. */
export function SignedIn() {
  const { stage } = useSnapshot(account);
  return stage === 'signedIn' ? (
    <Suspense>
      <SignedInParts />
    </Suspense>
  ) : null;
}
