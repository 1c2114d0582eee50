import { Suspense, type ReactElement } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { LiteratureCredit } from '../../literature/literature-credit.tsx';
import { CollectionNotice } from '../../literature/collection-notice.tsx';
import { AccountPlace } from '../../platform/account/account-place.tsx';
import { optionalImport } from '../../platform/rendering/optional-import.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { shareIdIn } from '../../chat/sharing/share-id.ts';
import { lazyPage } from '../../platform/rendering/lazy-page.ts';
import { PolicyNotice } from '../policy-notice.tsx';

const HomePage = lazyPage(async () => ({ default: (await import('./home-page.tsx')).HomePage }));
const importChat = () => import('../../chat/chat.route.tsx');
const ChatRoute = lazyPage(importChat);
const SharedChatPage = lazyPage(async () => ({
  default: (await import('../../chat/sharing/shared-chat-page.tsx')).SharedChatPage,
}));
const importSearch = () => import('../../search/search.route.tsx');
const SearchRoute = lazyPage(importSearch);
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

/** A chat of one's own, or one that somebody shared. */
function Chat() {
  const [parameters] = useSearchParams();
  const shareId = shareIdIn(parameters);
  if (shareId !== null) {
    const end = <PolicyNotice placement="window" />;
    return <SharedChatPage key={shareId} shareId={shareId} account={account} end={end} />;
  }
  const credit = (
    <>
      <LiteratureCredit />
      <PolicyNotice placement="inline" />
    </>
  );
  return <ChatRoute notice={<CollectionNotice />} credit={credit} account={account} accountPlaces={accountPlaces} />;
}

export type FirstPath = '/' | '/chat' | '/browse';

/** The pages most users come for; everybody may open them, and nothing but their own code loads for them. */
export const FIRST_PAGES: Readonly<Record<FirstPath, ReactElement>> = {
  '/': <Home />,
  '/chat': <Chat />,
  '/browse': <SearchRoute notice={<CollectionNotice />} credit={<LiteratureCredit />} account={account} />,
};

/** What fetches the code of each of these pages, by the parameters of its address. */
export const FIRST_LOADS: Readonly<Record<FirstPath, (parameters: URLSearchParams) => Promise<void>>> = {
  '/': HomePage.load,
  '/chat': async (parameters) => {
    if (shareIdIn(parameters) !== null) return SharedChatPage.load();
    await ChatRoute.load();
    (await importChat()).expectSession(parameters);
  },
  '/browse': async (parameters) => {
    await SearchRoute.load();
    await (await importSearch()).loadSearchParts(parameters);
  },
};
