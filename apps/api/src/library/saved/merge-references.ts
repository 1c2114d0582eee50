import type { OtherField, SavedReference } from '@footnote/domain';

/** A reference with what another record of the same work says beyond it. */
export function mergeReferences(reference: SavedReference, more: SavedReference): SavedReference {
  const filled = Object.entries(reference).filter(([, value]) => value !== '');
  const known = new Set(reference.others.map(signOf));
  return {
    ...more,
    ...Object.fromEntries(filled),
    authors: reference.authors.length === 0 ? more.authors : reference.authors,
    keywords: [...new Set([...reference.keywords, ...more.keywords])].slice(0, 500),
    others: [...reference.others, ...more.others.filter((field) => !known.has(signOf(field)))].slice(0, 500),
  };
}

const signOf = ({ name, value }: OtherField) => `${name}\n${value}`;
