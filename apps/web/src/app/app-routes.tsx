import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { onNewChatKey } from '../platform/navigation/new-chat-key.ts';
import { paths } from '../platform/navigation/paths.ts';
import { FIRST_PAGES } from './pages/first-pages.tsx';
import { useScrolling } from './follow-navigation.ts';
import { PageBoundary } from './pages/page-boundary.tsx';
import { OtherPages } from './pages/load-page.ts';
import { PageLoading } from './pages/page-loading.tsx';
import { usePageViews } from './use-page-views.ts';

/** Alt+N begins a new chat on every page (specification §2); the chat itself has more to put away first. */
function useNewChatKey(pathname: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (pathname === paths.chat) return undefined;
    return onNewChatKey(() => void navigate(paths.chat));
  }, [pathname, navigate]);
}

/** Page routes of the product: every page that has a row in the table of who may open it, and no other. */
export function AppRoutes() {
  const { pathname } = useLocation();
  useScrolling();
  usePageViews(pathname);
  useNewChatKey(pathname);
  return (
    <PageBoundary page={pathname}>
      <Suspense fallback={<PageLoading />}>
        <Routes>
          {Object.entries(FIRST_PAGES).map(([path, page]) => (
            <Route key={path} path={path} element={page} />
          ))}
          <Route path="*" element={<OtherPages />} />
        </Routes>
      </Suspense>
    </PageBoundary>
  );
}
