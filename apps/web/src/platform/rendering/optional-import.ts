import { createElement, lazy, type ComponentType } from 'react';
import { FailureBoundary } from './failure-boundary.tsx';
import { firstScreen } from './first-screen.ts';
import { reportProblem } from '../api/report-problem.ts';

function nothing(): null {
  return null;
}

/** A part that loads after the first screen and that a page can do without: where it cannot be loaded, as without a connection, or fails, nothing stands there. */
export function optionalImport<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      await firstScreen;
      const Part = await load();
      const boundary = { name: 'An optional part of a page', subject: '', renderInstead: nothing };
      return {
        default: (props) => createElement(FailureBoundary, boundary, createElement(Part, props)),
      };
    } catch (cause) {
      reportProblem(`A part of the page could not be loaded: ${String(cause)}`);
      return { default: nothing };
    }
  });
}
