import type { MeshImport } from '@footnote/literature';

/** What an import of MeSH did, as one line for the terminal. */
export function meshText(mesh: MeshImport): string {
  const { year, descriptors, entryTerms, treeNumbers, qualifiers, supplementary, unchanged } = mesh;
  const counts = [
    `${descriptors} descriptors at ${treeNumbers} places of the tree`,
    ...(qualifiers > 0 ? [`${qualifiers} qualifiers`] : []),
    ...(supplementary > 0 ? [`${supplementary} supplementary records`] : []),
    `${entryTerms} entry terms`,
  ];
  const edition = year === null ? 'MeSH of an unknown year' : `MeSH ${year}`;
  return `${unchanged ? 'These files were imported before; nothing was changed. ' : ''}${edition}: ${counts.join(', ')}.`;
}
