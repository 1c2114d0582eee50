import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { account } from '../platform/account/account.store.ts';
import { optionalPart } from '../platform/rendering/optional-part.ts';

const SignedInParts = optionalPart(async () => (await import('./signed-in-parts.tsx')).SignedInParts);

/** What accompanies every page of a signed-in reader, and which visitors do not load. */
export function SignedIn() {
  const { stage } = useSnapshot(account);
  return stage === 'signedIn' ? (
    <Suspense>
      <SignedInParts />
    </Suspense>
  ) : null;
}
