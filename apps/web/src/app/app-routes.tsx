import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useSearchParams } from 'react-router-dom';
import { LiteratureCredit } from '../literature/literature-credit.tsx';
import { LiteratureNotice } from '../literature/literature-notice.tsx';
import { paths } from '../platform/paths.ts';
import { NotFound } from './not-found.tsx';
import { PageLoading } from './page-loading.tsx';

const ChatRoute = lazy(() => import('../chat/chat.route.tsx'));
const LiteratureStatusRoute = lazy(() => import('../admin/literature-status.route.tsx'));
const SearchRoute = lazy(() => import('../search/search.route.tsx'));

/** The home page leads to the chat, and carries a session along (specification §2). */
function HomeRedirect() {
  const [parameters] = useSearchParams();
  const sessionId = parameters.get('sid');
  return <Navigate replace to={sessionId === null ? paths.chat : paths.chatSession(sessionId)} />;
}

/** Page routes of the product. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route path={paths.home} element={<HomeRedirect />} />
        <Route path={paths.chat} element={<ChatRoute notice={<LiteratureNotice />} credit={<LiteratureCredit />} />} />
        <Route
          path={paths.search}
          element={<SearchRoute notice={<LiteratureNotice />} credit={<LiteratureCredit />} />}
        />
        <Route path={paths.literatureStatus} element={<LiteratureStatusRoute />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
