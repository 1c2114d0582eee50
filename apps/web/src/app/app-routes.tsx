import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { FIRST_PAGES } from './first-pages.tsx';
import { PageLoading } from './page-loading.tsx';

const OtherPages = lazy(async () => ({ default: (await import('./other-pages.tsx')).OtherPages }));

/** Page routes of the product: every page that has a row in the table of who may open it, and no other. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        {Object.entries(FIRST_PAGES).map(([path, page]) => (
          <Route key={path} path={path} element={page} />
        ))}
        <Route path="*" element={<OtherPages />} />
      </Routes>
    </Suspense>
  );
}
