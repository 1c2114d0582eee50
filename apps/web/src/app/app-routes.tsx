import { PAGE_ACCESS, type PagePath } from '@footnote/domain';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Guarded } from './guarded.tsx';
import { NotFound } from './not-found.tsx';
import { PageLoading } from './page-loading.tsx';
import { PAGES } from './pages.tsx';

const isPage = (path: string): path is PagePath => Object.hasOwn(PAGE_ACCESS, path);
const PATHS = Object.keys(PAGE_ACCESS).filter(isPage);

/** Page routes of the product: every page that has a row in the table of who may open it, and no other. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        {PATHS.map((path) => (
          <Route key={path} path={path} element={<Guarded path={path}>{PAGES[path]}</Guarded>} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
