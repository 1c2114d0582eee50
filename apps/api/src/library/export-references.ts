import {
  cslItem,
  cslItems,
  EMPTY_CITATION,
  err,
  EXPORT_NOTICE,
  exportedReference,
  hasMoreAuthors,
  isBibliographyStyle,
  isOfPublicIndex,
  notOfPublicIndex,
  ok,
  unknownReferences,
  writeBibtex,
  writeNbib,
  writeRis,
  type BibliographyStyle,
  type CslItem,
  type ExportedReference,
  type ExportFormat,
  type LibraryError,
  type Result,
} from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import type { AnsweringDocuments } from '../chat/documents.ports.ts';
import { exportFile, type ExportFile } from './export-files.ts';
import type { BibliographyFormatter } from './library.ports.ts';
import { writeCsv } from './write-csv.ts';

export interface ExportReferencesDeps {
  literature: LiteratureIndex;
  bibliography: BibliographyFormatter;
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
  const content = isBibliographyStyle(input.format)
    ? await writeBibliography(deps.bibliography, input.format, references)
    : ok(WRITERS[input.format](references));
  return content.ok ? ok(exportFile(input.format, references.length, content.value)) : content;
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

/** Asked for by the licence of the processor, wherever its work is seen (NOTICE). */
const BIBLIOGRAPHY_CREDIT =
  'Formatted with citeproc-js, Copyright (c) 2009-2019 Frank Bennett, and styles of the Citation Style Language (https://citationstyles.org).';

const WRITERS = {
  csv: writeCsv,
  ris: writeRis,
  nbib: writeNbib,
  bibtex: writeBibtex,
  'csl-json': (references) => `${JSON.stringify(cslItems(references), null, 2)}\n`,
} as const satisfies Record<
  Exclude<ExportFormat, BibliographyStyle>,
  (references: readonly ExportedReference[]) => string
>;

async function writeBibliography(
  bibliography: BibliographyFormatter,
  style: BibliographyStyle,
  references: readonly ExportedReference[],
): Promise<Result<string, LibraryError>> {
  const entries = await bibliography.format(style, references.map(bibliographyItem));
  return entries.ok
    ? ok(`${entries.value.map(withoutAnd).join('\n')}\n\n${EXPORT_NOTICE}\n${BIBLIOGRAPHY_CREDIT}\n`)
    : entries;
}

/** Stands among the names for the authors that nobody names. */
const UNNAMED = 'et al.';

function bibliographyItem(reference: ExportedReference): CslItem {
  const item = cslItem(markRetraction(reference));
  const author = [...(item.author ?? []), { literal: UNNAMED }];
  return hasMoreAuthors(reference) ? { ...item, author } : item;
}

/** Styles join the last name by a word or a sign, and end a name that has a stop by another. */
function withoutAnd(entry: string): string {
  return entry.replace(/,? (?:&|and) et al\./, `, ${UNNAMED}`).replace('et al..', UNNAMED);
}

/** No citation style shows a note, and nobody should cite retracted work unawares. */
function markRetraction(reference: ExportedReference): ExportedReference {
  const { retracted, title } = reference;
  if (!retracted || /\bretract/i.test(title)) return reference;
  return { ...reference, title: `${title.replace(/\.$/, '')} [retracted]` };
}
