import {
  cslItem,
  cslItems,
  EXPORT_NOTICE,
  hasMoreAuthors,
  isBibliographyStyle,
  ok,
  writeBibtex,
  writeNbib,
  writeRis,
  type BibliographyStyle,
  type CslItem,
  type ExportedReference,
  type ExportFormat,
  type LibraryError,
  type LibraryExportFormat,
  type Result,
} from '@footnote/domain';
import { BIBLIOGRAPHY_CREDIT, UNNAMED } from './bibliography-words.ts';
import { exportFile, type ExportFile } from './export-files.ts';
import type { BibliographyFormatter } from './library.ports.ts';
import { writeCsv } from './write-csv.ts';

export interface WriteReferencesDeps {
  bibliography: BibliographyFormatter;
}

interface WrittenReferences {
  format: LibraryExportFormat;
  /** In which style a document of Word is written. */
  style?: BibliographyStyle;
  references: readonly ExportedReference[];
}

/** Writes references to a file; gives an error of the formatter. */
export async function writeReferences(
  { bibliography }: WriteReferencesDeps,
  { format, style = 'vancouver', references }: WrittenReferences,
): Promise<Result<ExportFile, LibraryError>> {
  const content = await contentOf(bibliography, { format, style, references });
  return content.ok ? ok(exportFile(format, references.length, content.value)) : content;
}

async function contentOf(
  bibliography: BibliographyFormatter,
  { format, style, references }: Required<WrittenReferences>,
): Promise<Result<string | Uint8Array<ArrayBuffer>, LibraryError>> {
  if (format === 'docx') return bibliography.document(style, references.map(bibliographyItem));
  if (!isBibliographyStyle(format)) return ok(WRITERS[format](references));
  const entries = await bibliography.format(format, references.map(bibliographyItem));
  return entries.ok ? ok(`${entries.value.join('\n')}\n\n${EXPORT_NOTICE}\n${BIBLIOGRAPHY_CREDIT}\n`) : entries;
}

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

function bibliographyItem(reference: ExportedReference): CslItem {
  const item = cslItem(markRetraction(reference));
  const author = [...(item.author ?? []), { literal: UNNAMED }];
  return hasMoreAuthors(reference) ? { ...item, author } : item;
}

/** No citation style shows a note, and nobody should cite retracted work unawares. */
function markRetraction(reference: ExportedReference): ExportedReference {
  const { retracted, title } = reference;
  if (!retracted || /\bretract/i.test(title)) return reference;
  return { ...reference, title: `${title.replace(/\.$/, '')} [retracted]` };
}
