import { Component, type ReactNode } from 'react';
import { reportProblem } from '../platform/report-problem.ts';
import { PageNotLoaded } from './lazy-page.ts';
import { PageFailure } from './page-failure.tsx';

/** What browsers say of a part of a page that could not be fetched: each in its own words. */
const MISSING_PART = /dynamically imported module|module script failed/i;

function isNotLoaded(failure: Error): boolean {
  return failure instanceof PageNotLoaded || MISSING_PART.test(failure.message);
}

interface PageBoundaryProps {
  /** The page inside; another one is tried anew. */
  page: string;
  children: ReactNode;
}

interface PageBoundaryState {
  failure: Error | null;
  page: string;
}

/** Keeps the failure of one page from taking the app with it. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: null, page: this.props.page };

  static getDerivedStateFromError(failure: Error): Partial<PageBoundaryState> {
    return { failure };
  }

  static getDerivedStateFromProps({ page }: PageBoundaryProps, state: PageBoundaryState): PageBoundaryState | null {
    return page === state.page ? null : { failure: null, page };
  }

  override componentDidCatch(failure: Error): void {
    reportProblem(`A page failed: ${failure.name}: ${failure.message}`);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : <PageFailure notLoaded={isNotLoaded(failure)} />;
  }
}
