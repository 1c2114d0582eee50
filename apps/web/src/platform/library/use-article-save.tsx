import type { Citation } from '@footnote/domain';
import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { reportProblem } from '../api/report-problem.ts';

type Part = ComponentType<{ citation: Pick<Citation, 'type' | 'pmid'> }>;

/** What draws the button that saves an article, once it is there; a page can do without it. */
export function useArticleSave(): (citation: Citation) => ReactNode {
  const [part, setPart] = useState<{ Save: Part } | null>(null);
  useEffect(() => {
    import('./article-save.tsx').then(
      ({ ArticleSave }) => setPart({ Save: ArticleSave }),
      (cause: unknown) => reportProblem(`The button that saves could not be loaded: ${String(cause)}`),
    );
  }, []);
  return useMemo(() => (citation) => part && <part.Save citation={citation} />, [part]);
}
