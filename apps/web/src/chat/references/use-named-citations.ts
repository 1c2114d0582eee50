import { isRedacted, type Citation } from '@footnote/domain';
import { useMemo } from 'react';

/** References by whose numbers alone something is known, under a name that says why. */
export function useNamedCitations(citations: readonly Citation[], name: string): readonly Citation[] {
  return useMemo(
    () =>
      citations.some(isRedacted)
        ? citations.map((citation) => (isRedacted(citation) ? { ...citation, title: name } : citation))
        : citations,
    [citations, name],
  );
}
