import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { FIRST_PAGES } from './first-pages.tsx';
import { useScrolling } from './follow-navigation.ts';
import { lazyPage } from './lazy-page.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageLoading } from './page-loading.tsx';
import { usePageViews } from './use-page-views.ts';

const OtherPages = lazyPage(async () => ({ default: (await import('./other-pages.tsx')).OtherPages }));

/** Page routes of the product: every page that has a row in the table of who may open it, and no other. */
export function AppRoutes() {
  const { pathname } = useLocation();
  useScrolling();
  usePageViews(pathname);
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
