import { isRedacted, type Citation } from '@footnote/domain';
import { useMemo } from 'react';

/** A reference by whose number alone something is known, under a name that says why; any other as it is. */
export const namedCitation = (citation: Citation, name: string): Citation =>
  isRedacted(citation) ? { ...citation, title: name } : citation;

/** References by whose numbers alone something is known, under a name that says why. */
export function useNamedCitations(citations: readonly Citation[], name: string): readonly Citation[] {
  return useMemo(
    () => (citations.some(isRedacted) ? citations.map((citation) => namedCitation(citation, name)) : citations),
    [citations, name],
  );
}
