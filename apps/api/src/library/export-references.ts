import {
  cslItem,
  cslItems,
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
import { exportFile, type ExportFile } from './export-files.ts';
import type { BibliographyFormatter } from './library.ports.ts';
import { writeCsv } from './write-csv.ts';

export interface ExportReferencesDeps {
  literature: LiteratureIndex;
  bibliography: BibliographyFormatter;
}

export interface ExportReferencesInput {
  format: ExportFormat;
  /** PMIDs, at most 1,000. */
  ids: readonly string[];
}

/**
 * Writes articles of the public index to a file, in the order asked and each once. Nothing is left out in silence: gives
 * library/not-of-public-index or library/unknown-references with how many are concerned, or an error of the formatter.
 */
export async function exportReferences(
  deps: ExportReferencesDeps,
  input: ExportReferencesInput,
): Promise<Result<ExportFile, LibraryError>> {
  const pmids = [...new Set(input.ids)];
  const foreign = pmids.filter((pmid) => !isOfPublicIndex({ type: 'pubmed', pmid })).length;
  if (foreign > 0) return err(notOfPublicIndex({ affected: foreign, of: pmids.length }));
  const articles = await deps.literature.articles(pmids);
  const unknown = pmids.length - articles.length;
  if (unknown > 0) return err(unknownReferences({ affected: unknown, of: pmids.length }));
  const references = articles.map(exportedReference);
  const content = isBibliographyStyle(input.format)
    ? await writeBibliography(deps.bibliography, input.format, references)
    : ok(WRITERS[input.format](references));
  return content.ok ? ok(exportFile(input.format, references.length, content.value)) : content;
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
