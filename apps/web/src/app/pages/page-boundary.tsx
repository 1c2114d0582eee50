import type { ReactNode } from 'react';
import { FailureBoundary } from '../../platform/rendering/failure-boundary.tsx';
import { isChunkLoadError } from '../../platform/rendering/chunk-load-error.ts';
import { PageFailure } from './page-failure.tsx';

/** Keeps the failure of one page from taking the app with it; another page is tried anew. */
export function PageBoundary({ page, children }: { page: string; children: ReactNode }) {
  return (
    <FailureBoundary
      name="A page"
      subject={page}
      renderInstead={(failure) => <PageFailure notLoaded={isChunkLoadError(failure)} />}
    >
      {children}
    </FailureBoundary>
  );
}
