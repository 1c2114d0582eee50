import {
  EMPTY_CITATION,
  err,
  exportedReference,
  isOfPublicIndex,
  notOfPublicIndex,
  unknownReferences,
  type ExportedReference,
  type ExportFormat,
  type LibraryError,
  type Result,
} from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import type { AnsweringDocuments } from '../chat/documents.ports.ts';
import type { ExportFile } from './export-files.ts';
import { writeReferences, type WriteReferencesDeps } from './write-references.ts';

export interface ExportReferencesDeps extends WriteReferencesDeps {
  literature: LiteratureIndex;
  answeringDocuments: AnsweringDocuments;
}

export interface ExportReferencesInput {
  format: ExportFormat;
  /** PMIDs and, for a table, “{document}:{page}”; at most 1,000. */
  ids: readonly string[];
  /** Whom it is written for; documents of others do not exist. */
  organizationId: string | null;
}

/**
 * Writes articles of the public index to a file, in the order asked and each once. Nothing is left out in silence: gives
 * library/not-of-public-index or library/unknown-references with how many are concerned, or an error of the formatter.
 */
export async function exportReferences(
  deps: ExportReferencesDeps,
  input: ExportReferencesInput,
): Promise<Result<ExportFile, LibraryError>> {
  const ids = [...new Set(input.ids)];
  const pmids = ids.filter((pmid) => isOfPublicIndex({ type: 'pubmed', pmid }));
  const pages = input.format === 'csv' ? ids.flatMap(pageOf) : [];
  const foreign = ids.length - pmids.length - pages.length;
  if (foreign > 0) return err(notOfPublicIndex({ affected: foreign, of: ids.length }));
  const articles = (await deps.literature.articles(pmids)).map(exportedReference);
  const known = [...articles, ...(await pageReferences(deps, input, pages))];
  const unknown = ids.length - known.length;
  if (unknown > 0) return err(unknownReferences({ affected: unknown, of: ids.length }));
  const references = known.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return writeReferences(deps, { format: input.format, references });
}

interface DocumentPage {
  id: string;
  documentId: string;
  page: number;
}

const PAGE = /^([\da-f-]{36}):([1-9]\d{0,5})$/;

function pageOf(id: string): DocumentPage[] {
  const [, documentId, page] = PAGE.exec(id) ?? [];
  return documentId === undefined ? [] : [{ id, documentId, page: Number(page) }];
}

/** Pages of documents as rows of a table: the title with the file and the page, and the source where a journal stands. */
async function pageReferences(
  { answeringDocuments }: ExportReferencesDeps,
  { organizationId }: ExportReferencesInput,
  pages: readonly DocumentPage[],
): Promise<ExportedReference[]> {
  if (pages.length === 0) return [];
  const documents = await answeringDocuments.documentsOf(
    organizationId,
    pages.map(({ documentId }) => documentId),
  );
  const byId = new Map(documents.map((document) => [document.id, document]));
  return pages.flatMap(({ id, documentId, page }) => {
    const document = byId.get(documentId);
    if (document === undefined) return [];
    const { name, title, source } = document;
    return [
      { ...EMPTY_CITATION, id, type: 'pdf', title: `${title ?? name} (${name}, page ${page})`, journal: source.name },
    ];
  });
}
