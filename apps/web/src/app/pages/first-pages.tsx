import { Suspense, type ReactElement } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { LiteratureCredit } from '../../literature/literature-credit.tsx';
import { CollectionNotice } from '../../literature/collection-notice.tsx';
import { AccountPlace } from '../../platform/account/account-place.tsx';
import { optionalImport } from '../../platform/rendering/optional-import.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { lazyPage } from './lazy-page.ts';
import { PolicyNotice } from '../policy-notice.tsx';

const HomePage = lazyPage(async () => ({ default: (await import('./home-page.tsx')).HomePage }));
const ChatRoute = lazyPage(() => import('../../chat/chat.route.tsx'));
const SearchRoute = lazyPage(() => import('../../search/search.route.tsx'));
const AccountPlaces = optionalImport(async () => (await import('../../identity/account-places.tsx')).AccountPlaces);
const AccountControl = optionalImport(
  async () => (await import('../../identity/profile/account-control.tsx')).AccountControl,
);

const accountPlaces = (
  <Suspense>
    <AccountPlaces />
  </Suspense>
);
const account = (
  <Suspense fallback={<AccountPlace />}>
    <AccountControl />
  </Suspense>
);

/** The home page; with a session in its address it leads to the chat, and carries the session along (specification §2). */
function Home() {
  const [parameters] = useSearchParams();
  const sessionId = parameters.get('sid');
  return sessionId === null ? <HomePage /> : <Navigate replace to={paths.chatSession(sessionId)} />;
}

export type FirstPath = '/' | '/chat' | '/browse';

/** The pages most users come for; everybody may open them, and nothing but their own code loads for them. */
export const FIRST_PAGES: Readonly<Record<FirstPath, ReactElement>> = {
  '/': <Home />,
  '/chat': (
    <ChatRoute
      notice={<CollectionNotice />}
      credit={
        <>
          <LiteratureCredit />
          <PolicyNotice placement="inline" />
        </>
      }
      sharedEnd={<PolicyNotice placement="window" />}
      account={account}
      accountPlaces={accountPlaces}
    />
  ),
  '/browse': <SearchRoute notice={<CollectionNotice />} credit={<LiteratureCredit />} account={account} />,
};
