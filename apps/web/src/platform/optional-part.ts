import { lazy, type ComponentType } from 'react';
import { reportProblem } from './report-problem.ts';

function nothing(): null {
  return null;
}

/** A part that loads apart and that a page can do without: where it cannot be loaded, as without a connection, nothing stands there. */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (cause) {
      reportProblem(`A part of the page could not be loaded: ${String(cause)}`);
      return { default: nothing };
    }
  });
}
