import {
  err,
  exportedReference,
  exportedSavedReference,
  LIBRARY_ERRORS,
  LIBRARY_LIMITS,
  type BibliographyStyle,
  type ExportedReference,
  type LibraryExportFormat,
} from '@footnote/domain';
import type { ExportFile } from '../export-files.ts';
import { writeReferences, type WriteReferencesDeps } from '../write-references.ts';
import { articlesByPmid } from '../articles-by-pmid.ts';
import type { LibraryDeps, Refused } from './library-deps.ts';
import type { LibraryUser } from './library-records.ports.ts';

interface ExportInput {
  format: LibraryExportFormat;
  style: BibliographyStyle;
  /** Left out for all of them. */
  keys?: readonly string[] | undefined;
  collection?: string | undefined;
}

/** Writes a library, a collection, or chosen references of either to a file. */
export async function exportLibrary(
  deps: Pick<LibraryDeps, 'items' | 'collections' | 'literature'> & WriteReferencesDeps,
  user: LibraryUser,
  { format, style, keys, collection }: ExportInput,
): Promise<Refused<ExportFile>> {
  const of: string | null = collection ?? null;
  if (of !== null && (await deps.collections.find(user, of)) === null)
    return err(LIBRARY_ERRORS.error('library/collection-not-found'));
  const items = await deps.items.find(user, {
    ...(keys === undefined ? {} : { keys }),
    collection: of,
    limit: LIBRARY_LIMITS.items,
  });
  if (items.length === 0) return err(LIBRARY_ERRORS.error('library/nothing-to-export'));
  const pmids = items.map(({ reference }) => reference.pmid).filter((pmid) => pmid !== '');
  const articles = await articlesByPmid(deps.literature, pmids);
  const references = items.map(({ key, reference }): ExportedReference => {
    const article = articles.get(reference.pmid);
    if (article === undefined) return exportedSavedReference(reference, key);
    const { keywords, others } = reference;
    return { ...exportedReference(article), imported: { keywords, others } };
  });
  return writeReferences(deps, { format, style, references });
}
